extension DeclarationFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.writeCase(kind)
    writer.write(scope)
    writer.write(name)
    writer.writeCase(access)
    writer.write(inherited)
    writer.write(genericNames)
    writer.write(constraints)
    writer.write(associatedTypes)
    writer.write(members)
    writer.write(initializers)
    writer.write(attributes)
    writer.write(hasMacroMembers)
    writer.write(hasUnreadMembers)
    writer.write(condition)
    writer.write(position)
    writer.write(usage.values)
    writer.write(usage.accessed)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      kind: try reader.readCase(), scope: try reader.readArray(), name: try reader.readArray(),
      access: try reader.readCase(), inherited: try reader.readArray(),
      genericNames: try reader.readArray(), constraints: try reader.readArray(),
      associatedTypes: try reader.readArray(), members: try reader.readArray(),
      initializers: try reader.readArray(), attributes: try reader.readArray(),
      hasMacroMembers: try reader.readFlag(), hasUnreadMembers: try reader.readFlag(),
      condition: try reader.read(), position: try reader.read(),
      usage: Usage(values: try reader.readArray(), accessed: try reader.readArray()))
  }
}

extension DeclarationFact.Inherited: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(type)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(type: try reader.read(), position: try reader.read())
  }
}

extension DeclarationFact.AssociatedType: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(bounds)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(name: try reader.readText(), bounds: try reader.readArray())
  }
}

extension ConstraintFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(subject)
    writer.writeCase(kind)
    writer.write(type)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      subject: try reader.readText(), kind: try reader.readCase(), type: try reader.read())
  }
}

extension MemberFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.writeCase(kind)
    writer.write(name)
    writer.writeCase(parameters)
    writer.write(inputs)
    writer.write(type)
    writer.writeCase(access)
    for flag in [
      isStatic, isAsync, isThrowing, isMutating, isOverride, isGeneric,
    ] { writer.write(flag) }
    writer.write(constraints)
    writer.write(isStored)
    writer.write(isSettable)
    writer.write(condition)
    writer.write(position)
    writer.write(steps)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      kind: try reader.readCase(), name: try reader.readText(), parameters: try reader.readCase(),
      inputs: try reader.readArray(), type: try reader.readOptional(),
      access: try reader.readCase(),
      isStatic: try reader.readFlag(), isAsync: try reader.readFlag(),
      isThrowing: try reader.readFlag(), isMutating: try reader.readFlag(),
      isOverride: try reader.readFlag(), isGeneric: try reader.readFlag(),
      constraints: try reader.readArray(), isStored: try reader.readFlag(),
      isSettable: try reader.readFlag(), condition: try reader.read(), position: try reader.read(),
      steps: try reader.readArray())
  }
}

extension InitializerFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(parameters)
    writer.write(generics)
    writer.write(genericNames)
    writer.writeCase(access)
    writer.write(condition)
    writer.write(position)
    writer.write(steps)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      parameters: try reader.readArray(), generics: try reader.readArray(),
      genericNames: try reader.readArray(), access: try reader.readCase(),
      condition: try reader.read(), position: try reader.read(), steps: try reader.readArray())
  }
}

extension ParameterFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(defaultValue)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      label: try reader.readOptional(), name: try reader.readText(), type: try reader.read(),
      defaultValue: try reader.readOptional(), position: try reader.read())
  }
}

extension ParameterFact.DefaultValue: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(value)
    writer.write(steps)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(value: try reader.read(), steps: try reader.readArray())
  }
}

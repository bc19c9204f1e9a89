extension FileFacts: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(imports)
    writer.write(declarations)
    writer.write(typealiases)
    writer.write(globals)
    writer.write(ignores)
    writer.write(mentions)
    writer.write(accessed)
    writer.write(problems)
    writer.write(unread)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init()
    imports = try reader.readArray()
    declarations = try reader.readArray()
    typealiases = try reader.readArray()
    globals = try reader.readArray()
    ignores = try reader.readArray()
    mentions = try reader.readArray()
    accessed = try reader.readArray()
    problems = try reader.readArray()
    unread = try reader.readArray()
  }
}

extension FileFacts.Problem: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(message)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(message: try reader.readText(), position: try reader.read())
  }
}

extension ImportFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(module)
    writer.write(declaration)
    writer.write(isExported)
    writer.write(condition)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      module: try reader.readText(), declaration: try reader.readOptional(),
      isExported: try reader.readFlag(), condition: try reader.read(), position: try reader.read())
  }
}

extension TypealiasFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(scope)
    writer.write(name)
    writer.write(target)
    writer.write(isGeneric)
    writer.writeCase(access)
    writer.write(condition)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      scope: try reader.readArray(), name: try reader.readText(), target: try reader.read(),
      isGeneric: try reader.readFlag(), access: try reader.readCase(),
      condition: try reader.read(), position: try reader.read())
  }
}

extension GlobalFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.writeCase(kind)
    writer.write(name)
    writer.writeCase(access)
    writer.write(condition)
    writer.write(position)
    writer.write(parameters)
    writer.write(steps)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      kind: try reader.readCase(), name: try reader.readText(), access: try reader.readCase(),
      condition: try reader.read(), position: try reader.read(),
      parameters: try reader.readArray(), steps: try reader.readArray())
  }
}

extension IgnoreFact: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(rule)
    writer.write(reason)
    writer.write(position)
    writer.write(lines)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      rule: try reader.readText(), reason: try reader.readText(), position: try reader.read(),
      lines: try reader.readArray())
  }
}

extension Position: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(self)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self = try reader.readPosition()
  }
}

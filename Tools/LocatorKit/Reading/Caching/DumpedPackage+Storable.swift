extension DumpedPackage: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(targets)
    writer.write(optional: traits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    name = try reader.readText()
    targets = try reader.readArray()
    traits = try reader.readOptionalArray()
  }
}

extension DumpedPackage.Trait: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(optional: enabledTraits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    name = try reader.readText()
    enabledTraits = try reader.readOptionalArray()
  }
}

extension DumpedPackage.Target: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(path)
    writer.write(optional: exclude)
    writer.write(optional: sources)
    writer.write(optional: resources)
    writer.write(dependencies)
    writer.write(optional: settings)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    name = try reader.readText()
    type = try reader.readText()
    path = try reader.readOptional()
    exclude = try reader.readOptionalArray()
    sources = try reader.readOptionalArray()
    resources = try reader.readOptionalArray()
    dependencies = try reader.readArray()
    settings = try reader.readOptionalArray()
  }
}

extension DumpedPackage.Resource: Storable {
  func store(in writer: inout FactsWriter) { writer.write(path) }
  init(from reader: inout FactsReader) throws(FactsReader.Damage) { path = try reader.readText() }
}

extension DumpedPackage.Dependency: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(optional: traits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    name = try reader.readOptional()
    traits = try reader.readOptionalArray()
  }
}

extension DumpedPackage.Setting: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(tool)
    writer.write(kind.define?.name)
    writer.write(kind.enableUpcomingFeature?.name)
    writer.write(condition)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    tool = try reader.readText()
    let define: String? = try reader.readOptional()
    let feature: String? = try reader.readOptional()
    kind = Kind(
      define: define.map(Value.init(name:)), enableUpcomingFeature: feature.map(Value.init(name:)))
    condition = try reader.readOptional()
  }
}

extension DumpedPackage.Setting.Condition: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(config)
    writer.write(optional: platformNames)
    writer.write(optional: traits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    config = try reader.readOptional()
    platformNames = try reader.readOptionalArray()
    traits = try reader.readOptionalArray()
  }
}

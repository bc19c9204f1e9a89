extension PackageInput: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(folder)
    writer.write(package)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(folder: try reader.readText(), package: try reader.read())
  }
}

extension PackageModel: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(traits)
    writer.write(defaultTraits)
    writer.write(targets)
    writer.write(toolsVersion)
    writer.write(optional: languageModes)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      name: try reader.readText(), traits: try reader.readArray(),
      defaultTraits: try reader.readArray(), targets: try reader.readArray(),
      toolsVersion: try reader.readOptional(), languageModes: try reader.readOptionalArray())
  }
}

extension PackageModel.Trait: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(enables)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(name: try reader.readText(), enables: try reader.readArray())
  }
}

extension PackageModel.Dependency: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(optional: traits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(name: try reader.readText(), traits: try reader.readOptionalArray())
  }
}

extension PackageModel.Target: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.writeCase(kind)
    writer.write(dependencies)
    writer.write(sources)
    writer.write(definitions)
    writer.write(optional: upcomingFeatures)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      name: try reader.readText(), kind: try reader.readCase(),
      dependencies: try reader.readArray(), sources: try reader.readArray(),
      definitions: try reader.readArray(), upcomingFeatures: try reader.readOptionalArray())
  }
}

extension PackageModel.Definition: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(name)
    writer.write(configuration)
    writer.write(platforms)
    writer.write(traits)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      name: try reader.readText(), configuration: try reader.readOptional(),
      platforms: try reader.readArray(), traits: try reader.readArray())
  }
}

/// What the last check came to, for as long as nothing changed that it depends on.
package struct OutcomeCache {
  private struct Kept: Storable {
    var key: ContentHash
    var outcome: CheckOutcome

    init(key: ContentHash, outcome: CheckOutcome) {
      self.key = key
      self.outcome = outcome
    }

    func store(in writer: inout FactsWriter) {
      writer.write(key)
      writer.write(outcome)
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      key = try reader.read()
      outcome = try reader.read()
    }
  }

  private let file: CacheFile
  private let key: ContentHash

  /// - Parameters:
  ///   - options: whatever a person asked for that shows in the outcome.
  ///   - sources: every source of the package.
  package init(
    folder: String, options: String, package: PackageModel, sources: [SourceLoader.Survey]
  ) {
    file = CacheFile(folder: folder, name: "outcome")
    var writer = FactsWriter()
    writer.write(options)
    writer.write(package)
    key = .of([.of(writer.bytes)] + sources.map(\.digest))
  }

  /// The outcome of the same check.
  package func outcome() -> CheckOutcome? {
    guard let kept = file.read(Kept.self), kept.key == key else { return nil }
    return kept.outcome
  }

  package func keep(_ outcome: CheckOutcome) {
    file.write(Kept(key: key, outcome: outcome))
  }
}

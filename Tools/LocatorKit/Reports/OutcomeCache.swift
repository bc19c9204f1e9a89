/// What the last check came to, for as long as nothing changed that it depends on.
///
/// Where it found nothing it stays the same, too, when what the files say only moved.
package struct OutcomeCache {
  private struct Kept: Storable {
    var key: ContentHash
    var shape: ContentHash
    var outcome: CheckOutcome

    init(key: ContentHash, shape: ContentHash, outcome: CheckOutcome) {
      self.key = key
      self.shape = shape
      self.outcome = outcome
    }

    func store(in writer: inout FactsWriter) {
      writer.write(key)
      writer.write(shape)
      writer.write(outcome)
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      key = try reader.read()
      shape = try reader.read()
      outcome = try reader.read()
    }
  }

  private let file: CacheFile
  private let key: ContentHash
  private let shape: ContentHash

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
    let asked = ContentHash.of(writer.bytes)
    key = .of([asked] + sources.map(\.digest.whole))
    shape = .of([asked] + sources.map(\.digest.shape))
  }

  /// The outcome of the same check.
  package func outcome() -> CheckOutcome? {
    guard let kept = file.read(Kept.self) else { return nil }
    let isSame = kept.key == key || (kept.shape == shape && kept.outcome.isClean)
    return isSame ? kept.outcome : nil
  }

  package func keep(_ outcome: CheckOutcome) {
    file.write(Kept(key: key, shape: shape, outcome: outcome))
  }
}

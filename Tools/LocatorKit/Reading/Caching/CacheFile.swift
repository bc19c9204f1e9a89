/// One value that a run keeps for the next ones, in a file of its own.
///
/// What another version of the tool wrote is never read, and what is damaged counts as absent.
struct CacheFile {
  private let store: CacheStore
  private let name: String
  private let variant: String

  /// - Parameters:
  ///   - name: what is kept, in a word.
  ///   - source: what it's made of, where it's kept for several of these at once.
  init(folder: String, name: String, source: ContentHash? = nil) {
    store = CacheStore(folder: folder)
    self.name = name
    variant =
      source.map { "\(Tool.fingerprint)-\(String($0.high, radix: 16))" } ?? Tool.fingerprint
  }

  /// What the last run kept.
  func read<Value: Storable>(_ type: Value.Type = Value.self) -> Value? {
    guard let bytes = try? FileBytes.read(store.path(name, variant)) else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard buffer.count > 16,
        ContentHash.of(UnsafeRawBufferPointer(rebasing: buffer.dropFirst(16))).bytes
          .elementsEqual(buffer.prefix(16))
      else { return nil }
      guard
        var reader = try? FactsReader(UnsafeRawBufferPointer(rebasing: buffer.dropFirst(16)))
      else { return nil }
      return try? Value(from: &reader)
    }
  }

  func write(_ value: some Storable) {
    var writer = FactsWriter()
    value.store(in: &writer)
    let bytes = writer.bytes
    store.write(ContentHash.of(bytes).bytes + bytes, name, variant)
  }
}

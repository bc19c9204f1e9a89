#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One value that a run keeps for the next ones, in a file of its own.
///
/// Runs at once don't disturb each other: each puts a whole new file in the old one's place. What another
/// version of the tool wrote is never read, what is damaged counts as absent, and a folder that can't be
/// written costs time and nothing else.
struct CacheFile {
  private let path: String

  /// - Parameter name: what is kept, in a word.
  init(folder: String, name: String) {
    path = "\(folder)/\(name)-\(Tool.fingerprint)"
  }

  /// What the last run kept.
  func read<Value: Storable>(_ type: Value.Type = Value.self) -> Value? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
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
    let url = URL(filePath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(ContentHash.of(bytes).bytes + bytes).write(to: url, options: .atomic)
  }
}

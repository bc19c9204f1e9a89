import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What earlier runs have read, by the hash of each file's bytes, in one file.
///
/// Runs at once don't disturb each other: each reads the file as it was, and puts a whole new one in its
/// place; the last one wins, and at worst something is read again. A cache that another version of the
/// tool wrote, or that is damaged, counts as empty; so does a folder that can't be written.
package final class FactsCache: Sendable {
  private let path: String
  private let bytes: [UInt8]
  private let places: [ContentHash: Range<Int>]
  private let fresh = Mutex<[ContentHash: [UInt8]]>([:])
  private let used = Mutex<Set<ContentHash>>([])
  private static let mark = Array("locator facts 2\n".utf8)

  /// Opens the cache in a folder, which is made when something is kept.
  package init(folder: String) {
    path = "\(folder)/facts-\(Tool.fingerprint)"
    bytes = (try? FileBytes.read(path)) ?? []
    places = Self.places(in: bytes) ?? [:]
  }

  /// What is known of a file with these bytes.
  func facts(for key: ContentHash) -> FileFacts? {
    guard let place = places[key] else { return nil }
    let facts = bytes.withUnsafeBytes { buffer -> FileFacts? in
      guard var reader = try? FactsReader(UnsafeRawBufferPointer(rebasing: buffer[place])) else {
        return nil
      }
      return try? FileFacts(from: &reader)
    }
    if facts != nil { used.withLock { _ = $0.insert(key) } }
    return facts
  }

  /// Keeps what was read of a file with these bytes.
  func keep(_ facts: FileFacts, for key: ContentHash) {
    var writer = FactsWriter()
    facts.store(in: &writer)
    let bytes = writer.bytes
    fresh.withLock { $0[key] = bytes }
  }

  /// Writes the cache, with what this run used alone, when it has learned something.
  package func save() {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    var out = Self.mark
    func add(_ key: ContentHash, _ entry: ArraySlice<UInt8>) {
      for word in [key.high, key.low, UInt64(entry.count)] {
        withUnsafeBytes(of: word.littleEndian) { out.append(contentsOf: $0) }
      }
      out.append(contentsOf: entry)
    }
    for (key, entry) in fresh { add(key, entry[...]) }
    for key in used.withLock({ $0 }) where fresh[key] == nil {
      if let place = places[key] { add(key, bytes[place]) }
    }
    let url = URL(filePath: path)
    // A cache that can't be written costs time, and nothing else.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(out).write(to: url, options: .atomic)
  }

  /// Where each entry stands; nil when the bytes are no cache.
  private static func places(in bytes: [UInt8]) -> [ContentHash: Range<Int>]? {
    guard bytes.starts(with: mark) else { return nil }
    var places: [ContentHash: Range<Int>] = [:]
    var index = mark.count
    return bytes.withUnsafeBytes { buffer in
      while index < buffer.count {
        guard index + 24 <= buffer.count else { return nil }
        let words = (0..<3).map {
          UInt64(
            littleEndian: buffer.loadUnaligned(fromByteOffset: index + $0 * 8, as: UInt64.self))
        }
        guard let length = Int(exactly: words[2]), length <= buffer.count - index - 24 else {
          return nil
        }
        places[ContentHash(high: words[0], low: words[1])] = index + 24..<index + 24 + length
        index += 24 + length
      }
      return places
    }
  }
}

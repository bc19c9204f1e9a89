import Synchronization

/// What earlier runs have read, by the hash of each file's bytes, in one file.
///
/// Of runs at once the last one wins, and at worst something is read again. A cache that another version of the
/// tool wrote, or that is damaged, counts as empty.
package final class FactsCache: Sendable {
  /// What stands of one file.
  private struct Entry {
    /// The hash of the facts, which stays the same through edits that no rule asks about.
    var digest: ContentHash
    var facts: ArraySlice<UInt8>
  }

  let folder: String
  private let store: CacheStore
  private let entries: [ContentHash: Entry]
  private let fresh = Mutex<[ContentHash: Entry]>([:])
  private let used = Mutex<Set<ContentHash>>([])
  private static let mark = Array("locator facts 2\n".utf8)

  /// Opens the cache in a folder, which is made when something is kept.
  package init(folder: String) {
    self.folder = folder
    store = CacheStore(folder: folder)
    let kept = try? FileBytes.read(store.path("facts", Tool.fingerprint))
    entries = Self.entries(in: kept ?? []) ?? [:]
  }

  /// The hash of what is known of a file with these bytes.
  func digest(for key: ContentHash) -> ContentHash? {
    guard let entry = entries[key] else { return nil }
    used.withLock { _ = $0.insert(key) }
    return entry.digest
  }

  /// What is known of a file with these bytes.
  func facts(for key: ContentHash) -> FileFacts? {
    entries[key]?.facts.withUnsafeBytes { buffer -> FileFacts? in
      guard var reader = try? FactsReader(buffer) else { return nil }
      return try? FileFacts(from: &reader)
    }
  }

  /// Keeps what was read of a file with these bytes, and answers its hash.
  func keep(_ facts: FileFacts, for key: ContentHash) -> ContentHash {
    var writer = FactsWriter()
    facts.store(in: &writer)
    let bytes = writer.bytes
    let digest = ContentHash.of(bytes)
    fresh.withLock { $0[key] = Entry(digest: digest, facts: bytes[...]) }
    return digest
  }

  /// Writes the cache, with what this run used alone, when it has learned something.
  package func save() {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    var out = Self.mark
    func add(_ key: ContentHash, _ entry: Entry) {
      out += key.bytes + entry.digest.bytes
      withUnsafeBytes(of: UInt64(entry.facts.count).littleEndian) { out.append(contentsOf: $0) }
      out += entry.facts
    }
    for (key, entry) in fresh { add(key, entry) }
    for key in used.withLock({ $0 }) where fresh[key] == nil {
      if let entry = entries[key] { add(key, entry) }
    }
    store.write(out, "facts", Tool.fingerprint)
  }

  /// Every entry; nil when the bytes are no cache.
  private static func entries(in bytes: [UInt8]) -> [ContentHash: Entry]? {
    guard bytes.starts(with: mark) else { return nil }
    var entries: [ContentHash: Entry] = [:]
    var index = mark.count
    return bytes.withUnsafeBytes { buffer in
      func word(_ number: Int) -> UInt64 {
        UInt64(
          littleEndian: buffer.loadUnaligned(
            fromByteOffset: index + number * 8, as: UInt64.self))
      }
      while index < buffer.count {
        guard index + 40 <= buffer.count, let length = Int(exactly: word(4)),
          length <= buffer.count - index - 40
        else { return nil }
        entries[ContentHash(high: word(0), low: word(1))] = Entry(
          digest: ContentHash(high: word(2), low: word(3)),
          facts: bytes[index + 40..<index + 40 + length])
        index += 40 + length
      }
      return entries
    }
  }
}

import Synchronization

/// What earlier runs have read, by the hash of each file's bytes, in one file.
///
/// Of runs at once the last one wins, and at worst something is read again. A cache that another version of the
/// tool wrote, or that is damaged, counts as empty.
package final class FactsCache: Sendable {
  /// What stands of one file.
  private struct Entry {
    var digest: FactsDigest
    var facts: ArraySlice<UInt8>
  }

  let folder: String
  private let store: CacheStore
  private let entries: [ContentHash: Entry]
  private let fresh = Mutex<[ContentHash: Entry]>([:])
  private let used = Mutex<Set<ContentHash>>([])
  private static let mark = Array("locator facts 3\n".utf8)

  /// Opens the cache in a folder, which is made when something is kept.
  package init(folder: String) {
    self.folder = folder
    store = CacheStore(folder: folder)
    let kept = try? FileBytes.read(store.path("facts", Tool.fingerprint))
    entries = Self.entries(in: kept ?? []) ?? [:]
  }

  /// The digest of what is known of a file with these bytes.
  func digest(for key: ContentHash) -> FactsDigest? {
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

  /// Keeps what was read of a file with these bytes, and answers its digest.
  func keep(_ facts: FileFacts, for key: ContentHash) -> FactsDigest {
    var writer = FactsWriter()
    facts.store(in: &writer)
    let entry = Entry(digest: FactsDigest(of: facts, written: writer), facts: writer.bytes[...])
    fresh.withLock { $0[key] = entry }
    return entry.digest
  }

  /// Writes the cache, with what this run used alone, when it has learned something.
  package func save() {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    var out = Self.mark
    func add(_ key: ContentHash, _ entry: Entry) {
      out += key.bytes + entry.digest.whole.bytes + entry.digest.shape.bytes
      withUnsafeBytes(of: UInt64(entry.facts.count).littleEndian) { out.append(contentsOf: $0) }
      out += entry.facts
    }
    for (key, entry) in fresh { add(key, entry) }
    for key in used.withLock({ $0 }) where fresh[key] == nil {
      if let entry = entries[key] { add(key, entry) }
    }
    store.write(out, "facts", Tool.fingerprint)
  }

  /// The bytes before an entry's facts: its key, its digest's two hashes, and how long the facts are.
  private static let head = 56

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
        guard index + Self.head <= buffer.count, let length = Int(exactly: word(6)),
          length <= buffer.count - index - Self.head
        else { return nil }
        entries[ContentHash(high: word(0), low: word(1))] = Entry(
          digest: FactsDigest(
            whole: ContentHash(high: word(2), low: word(3)),
            shape: ContentHash(high: word(4), low: word(5))),
          facts: bytes[index + Self.head..<index + Self.head + length])
        index += Self.head + length
      }
      return entries
    }
  }
}

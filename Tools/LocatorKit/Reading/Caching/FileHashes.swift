import Synchronization

/// The hashes of files' bytes, kept with what the file system said of the files, so that those which
/// didn't change needn't be read.
final class FileHashes: Sendable {
  private struct Entry {
    var stamp: FileStamp
    var hash: ContentHash
    /// When the bytes were read, no later.
    var readAt: Int

    /// Whether the stamp tells the bytes: a file written so shortly before may be written again without a
    /// clock that counts in seconds showing it.
    var isSure: Bool { readAt - max(stamp.modified, stamp.changed) > 2_000_000_000 }
  }

  private let file: CacheFile
  private let known: [String: Entry]
  private let fresh = Mutex<[String: Entry]>([:])

  init(folder: String) {
    file = CacheFile(folder: folder, name: "files")
    known = file.read(Entries.self)?.entries ?? [:]
  }

  /// The hash of the file's bytes, when the file is surely as it was when it was read.
  func hash(of path: String) -> ContentHash? {
    guard let entry = known[path], entry.isSure, FileStamp(of: path) == entry.stamp else {
      return nil
    }
    return entry.hash
  }

  /// Reads the file, and keeps the hash of its bytes.
  func read(_ path: String) throws(LocatorError) -> (bytes: [UInt8], hash: ContentHash) {
    // Taken before the bytes, the stamp of a file that changes meanwhile won't be met again.
    let now = FileStamp.now
    let stamp = FileStamp(of: path)
    let bytes = try FileBytes.read(path)
    let hash = ContentHash.of(bytes)
    if let stamp {
      fresh.withLock { $0[path] = Entry(stamp: stamp, hash: hash, readAt: now) }
    }
    return (bytes, hash)
  }

  /// Keeps what is known of these files, when something new is.
  func save(_ paths: [String]) {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    var entries: [String: Entry] = [:]
    for path in paths { entries[path] = fresh[path] ?? known[path] }
    file.write(Entries(entries: entries))
  }

  private struct Entries: Storable {
    var entries: [String: Entry]

    init(entries: [String: Entry]) {
      self.entries = entries
    }

    func store(in writer: inout FactsWriter) {
      writer.write(entries.count)
      for (path, entry) in entries {
        writer.write(path)
        writer.write(entry.stamp)
        writer.write(entry.hash)
        writer.write(entry.readAt)
      }
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      let count = try reader.readNumber()
      entries = [:]
      for _ in 0..<max(0, count) {
        entries[try reader.readText()] = Entry(
          stamp: try reader.read(), hash: try reader.read(), readAt: try reader.readNumber())
      }
    }
  }
}

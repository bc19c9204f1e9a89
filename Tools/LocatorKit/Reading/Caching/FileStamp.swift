#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system says of a file whose bytes nobody has read.
struct FileStamp: Hashable {
  var size: Int
  var inode: Int
  /// When its bytes were last written, in nanoseconds since 1970.
  var modified: Int
  /// When anything about it last changed, which no program can set back.
  var changed: Int

  /// Nil when there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    inode = Int(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// The present time, as the stamps count.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

extension FileStamp: Storable {
  func store(in writer: inout FactsWriter) {
    for number in [size, inode, modified, changed] { writer.write(number) }
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    size = try reader.readNumber()
    inode = try reader.readNumber()
    modified = try reader.readNumber()
    changed = try reader.readNumber()
  }
}

import Feeds

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of this machine, by its path or `file:` address.
struct LocalFile {
  let path: String

  /// `nil` for an address that isn't of a file.
  /// - Throws: ``FeedError/badAddress(_:)`` for a file of another machine, or one with no path.
  init?(_ address: String) throws(FeedError) {
    if address.hasPrefix("/") {
      path = address
      return
    }
    guard address.lowercased().hasPrefix("file:") else { return nil }
    var rest = address.dropFirst("file:".count).prefix { !"?#".contains($0) }
    if rest.hasPrefix("//") {
      let host = rest.dropFirst(2).prefix { $0 != "/" }
      guard ["", "localhost"].contains(host.lowercased()) else { throw .badAddress(address) }
      rest = rest[host.endIndex...]
    }
    guard rest.hasPrefix("/") else { throw .badAddress(address) }
    path = PercentEncoding.decode(rest)
  }

  /// - Throws: ``FeedError/cannotReadFile(path:reason:)`` or ``FeedError/tooLarge(limit:)``.
  func read(limit: Int) throws(FeedError) -> [UInt8] {
    // Not blocking, so that a pipe that nobody writes is opened, and refused, too.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotReadFile(path: path, reason: "it's no regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(file, size: Int(status.st_size))
  }

  /// What the file has now, even if it becomes shorter.
  private func read(_ file: Int32, size: Int) throws(FeedError) -> [UInt8] {
    var count = 0
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while count < size {
        let got = pread(file, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
      filled = count
    }
    if failed { throw unreadable() }
    return bytes
  }

  private func unreadable() -> FeedError {
    .cannotReadFile(path: path, reason: String(cString: strerror(errno)))
  }
}

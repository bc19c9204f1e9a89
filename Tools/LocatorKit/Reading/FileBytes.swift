#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
enum FileBytes {
  /// The largest file that is read: beyond it nothing is source that people wrote.
  private static let limit = 64 << 20

  /// The bytes of a regular file.
  static func read(_ path: String) throws(LocatorError) -> [UInt8] {
    // Without waiting for the other end of a pipe that stands where a file should.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable(path, reason: "it's not a file")
    }
    guard status.st_size <= limit else { throw unreadable(path, reason: "it's larger than 64 MB") }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let got = Self.read(descriptor, into: buffer, at: count)
        if got <= 0 { break }
        count += got
      }
      initialized = count
    }
    return bytes
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  )
    -> Int
  {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #else
      Darwin.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #endif
  }

  private static func unreadable(_ path: String, reason: String) -> LocatorError {
    .unreadableFile(path: path, reason: reason)
  }
}

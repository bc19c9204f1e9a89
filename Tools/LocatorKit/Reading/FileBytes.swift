#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes whole files.
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

  /// Puts a file into the place of what stands there, whole: nobody meets half of it.
  ///
  /// Nothing waits for the disk to have it, for whatever the tool writes can be made again.
  ///
  /// - Throws: ``LocatorError/unwritableFile(path:reason:)``.
  static func write(_ bytes: [UInt8], to path: String) throws(LocatorError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let temporary = "\(folder).locator-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path) }
    do throws(LocatorError) {
      try fill(descriptor, with: bytes, for: path)
      guard rename(temporary, path) == 0 else { throw unwritable(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes everything, and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], for path: String
  ) throws(LocatorError) {
    var count = 0
    while count < bytes.count {
      let put = bytes.withUnsafeBytes { write(descriptor, from: $0, at: count) }
      guard put > 0 else {
        let error = unwritable(path)
        close(descriptor)
        throw error
      }
      count += put
    }
    guard close(descriptor) == 0 else { throw unwritable(path) }
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

  private static func write(
    _ descriptor: Int32, from buffer: UnsafeRawBufferPointer, at start: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #else
      Darwin.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    #endif
  }

  /// What the last call says that failed.
  private static func unwritable(_ path: String) -> LocatorError {
    let reason =
      switch errno {
      case EACCES, EPERM: "no permission"
      case ENOSPC, EDQUOT: "no space is left"
      case EROFS: "its volume is read-only"
      case ENAMETOOLONG: "its path is too long"
      case ENOENT: "its folder is gone"
      case EISDIR: "a folder has its name"
      default: String(cString: strerror(errno))
      }
    return .unwritableFile(path: path, reason: reason)
  }

  private static func unreadable(_ path: String, reason: String) -> LocatorError {
    .unreadableFile(path: path, reason: reason)
  }
}

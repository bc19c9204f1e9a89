#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or the standard input, read whole.
enum Input {
  /// As much as the largest feed has, and one byte more to tell that it's too large.
  static let limit = 64 << 20 + 1

  /// - Parameter path: `-` for the standard input.
  /// - Throws: ``InputError``.
  static func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard path != "-" else { return try bytes(of: STDIN_FILENO, called: "the standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, called: path)
  }

  private static func bytes(of descriptor: Int32, called path: String) throws(InputError) -> [UInt8]
  {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw error(path)
      }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func error(_ path: String) -> InputError {
    InputError(path: path, reason: String(cString: strerror(errno)))
  }
}

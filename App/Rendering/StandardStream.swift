#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written at once and whole.
enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// - Throws: ``OutputError`` when it can't be written to: a full disk behind it, for one.
  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(rawValue, start, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          throw OutputError(reason: String(cString: strerror(errno)))
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// `write(2)`, which a method of the same name would hide.
private let systemWrite = write

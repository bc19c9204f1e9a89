#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or the standard input, read line by line.
struct InputLines: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  /// How far the buffer was handed out.
  private var start = 0
  /// How far there is no line break in the buffer.
  private var searched = 0
  private var isAtEnd = false

  /// - Parameter path: `-` for the standard input.
  /// - Throws: ``InputError``.
  init(of path: String) throws(InputError) {
    name = path == "-" ? "the standard input" : path
    descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw InputError(path: name, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    close(descriptor)
  }

  /// The first character that isn't white space; nothing is handed out for it, nor for a byte order mark before
  /// it. `nil` for an empty file.
  mutating func first() throws(InputError) -> Character? {
    while !isAtEnd, buffer.count < Self.byteOrderMark.count { try fill() }
    if buffer.starts(with: Self.byteOrderMark) { start = Self.byteOrderMark.count }
    while true {
      let byte = buffer[start...].first { !" \t\r\n".utf8.contains($0) }
      if let byte { return Character(Unicode.Scalar(byte)) }
      if isAtEnd { return nil }
      try fill()
    }
  }

  /// The next line, without its break; `nil` after the last.
  mutating func next() throws(InputError) -> [UInt8]? {
    while true {
      if let end = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end)
      }
      searched = buffer.count
      guard !isAtEnd else { return start < buffer.count ? take(upTo: buffer.count) : nil }
      try fill()
    }
  }

  /// Everything that is left.
  mutating func rest() throws(InputError) -> [UInt8] {
    while !isAtEnd, buffer.count - start < Input.limit {
      try fill()
    }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  private static let byteOrderMark = Array("\u{FEFF}".utf8)

  /// An article has 16 MiB at most, which escaping makes six times as much at most.
  private static let lengthLimit = 256 << 20

  private mutating func take(upTo end: Int) -> [UInt8] {
    defer { start = min(end + 1, buffer.count) }
    return Array(buffer[start..<end])
  }

  /// Ends with the process on the first signal: whoever writes may take as long as he likes.
  private mutating func fill() throws(InputError) {
    guard buffer.count - start < Self.lengthLimit else {
      throw InputError(path: name, reason: "it has a line of more than 256 MiB")
    }
    if start > 0 {
      buffer.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    let (count, code) = Interruption.endingAtOnce {
      (read(descriptor, &chunk, chunk.count), errno)
    }
    guard count >= 0 else {
      if code == EINTR { return }
      throw InputError(path: name, reason: String(cString: strerror(code)))
    }
    isAtEnd = count == 0
    buffer += chunk[..<count]
  }
}

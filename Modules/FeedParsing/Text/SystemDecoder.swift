import CLibXML2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Decodes what the system's iconv knows.
struct SystemDecoder {
  private let name: String

  /// - Parameter name: By its IANA name in lower case.
  init?(_ name: String) {
    self.name = Self.systemNames[name] ?? name
    guard let descriptor = Self.open(self.name) else { return nil }
    iconv_close(descriptor)
  }

  /// A byte that is no character becomes U+FFFD.
  func decoded(_ bytes: ArraySlice<UInt8>) -> DecodedText? {
    guard let descriptor = Self.open(name) else { return nil }
    defer { iconv_close(descriptor) }
    var output = DecodedText(bytes: [])
    output.bytes.reserveCapacity(bytes.count * 2)
    var input = Array(bytes)
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 1 << 14)
    defer { buffer.deallocate() }
    input.withUnsafeMutableBytes { input in
      var next = input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while left > 0 {
        var free = buffer.baseAddress
        var room = buffer.count
        let result = iconv(descriptor, &next, &left, &free, &room)
        let reason = errno
        let made = buffer[..<(buffer.count - room)]
        output.bytes.append(contentsOf: made.lazy.map { UInt8(bitPattern: $0) })
        guard result == -1, reason != E2BIG else { continue }
        output.hasErrors = true
        output.bytes.append(contentsOf: TextCleaner.replacement)
        next = next?.advanced(by: 1)
        left -= 1
      }
    }
    // Where a mark may follow a letter, the last one is held back until there's no more.
    var free = buffer.baseAddress
    var room = buffer.count
    iconv(descriptor, nil, nil, &free, &room)
    let held = buffer[..<(buffer.count - room)]
    output.bytes.append(contentsOf: held.lazy.map { UInt8(bitPattern: $0) })
    return output
  }

  private static func open(_ name: String) -> iconv_t? {
    let descriptor = iconv_open("UTF-8", name)
    return Int(bitPattern: descriptor) == -1 ? nil : descriptor
  }

  /// What iconv calls the encodings that the Encoding Standard means by other names.
  private static let systemNames = [
    "shift_jis": "cp932", "euc-kr": "cp949", "windows-874": "cp874", "big5": "big5-hkscs",
    "x-mac-cyrillic": "mac-cyrillic",
  ]
}

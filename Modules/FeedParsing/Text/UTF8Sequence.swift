/// The rules for UTF-8's sequences of more than one byte (Unicode, table 3-7).
enum UTF8Sequence {
  /// How many bytes at an offset, where no sequence is valid, are one mistake: the longest beginning
  /// of a valid one, and one byte at least.
  static func badLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard let (length, second) = shape(bytes[index]), index + 1 < bytes.count,
      second.contains(bytes[index + 1])
    else { return 1 }
    var end = index + 2
    while end < min(index + length, bytes.count), bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end - index
  }

  /// - Returns: `nil` if none that is valid starts at the offset.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard let (length, second) = shape(bytes[index]), index + length <= bytes.count,
      second.contains(bytes[index + 1])
    else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// How long a sequence is by its first byte, and what its second byte may be.
  private static func shape(_ first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    default: nil
    }
  }

  /// The C1 control characters, and U+FFFE and U+FFFF, which XML 1.0 forbids.
  static func isForbidden(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: Int
  ) -> Bool {
    switch length {
    case 2: bytes[index] == 0xC2 && bytes[index + 1] < 0xA0
    case 3: bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    default: false
    }
  }
}

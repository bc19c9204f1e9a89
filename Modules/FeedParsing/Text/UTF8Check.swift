import HTMLText

/// Looks through bytes once for what keeps them from being text: what isn't UTF-8, and control
/// characters.
struct UTF8Check {
  private(set) var hasMultibyte = false
  /// No control characters but tab, line feed and carriage return, and no noncharacter that XML
  /// forbids.
  private(set) var isClean = true
  private var badRuns = 0
  private var badEnd = 0
  private var sequences = 0

  var isValid: Bool { badRuns == 0 }

  /// A text with one bad byte among sequences that can't be there by chance is UTF-8.
  var isMostlyValid: Bool { sequences > 0 && sequences >= badRuns }

  /// A text that is hardly anything else, whatever it's called.
  var isNearlyValid: Bool { sequences >= 4 * badRuns }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    var index = 0
    while index < count {
      while index + 8 <= count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard Self.isPlain(word) else { break }
        index += 8
      }
      let end = min(index + 8, count)
      while index < end {
        let byte = bytes[index]
        if byte < 0x80 {
          if byte < 0x20 ? !byte.isXMLSpace : byte == 0x7F { isClean = false }
          index += 1
        } else {
          hasMultibyte = true
          index += sequence(in: bytes, at: index)
        }
      }
    }
  }

  /// - Returns: How many bytes to pass over.
  private mutating func sequence(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard let length = UTF8Sequence.length(in: bytes, at: index) else {
      let length = UTF8Sequence.badLength(in: bytes, at: index)
      // What is broken in one place counts once.
      if index != badEnd || badRuns == 0 { badRuns += 1 }
      badEnd = index + length
      return length
    }
    sequences += 1
    if UTF8Sequence.isForbidden(in: bytes, at: index, length: length) { isClean = false }
    return length
  }

  /// Eight characters of ASCII, none of them a control character.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let deletes = word ^ (ones &* 0x7F)
    return (word | (word &- ones &* 0x20) | ((deletes &- ones) & ~deletes)) & highs == 0
  }
}

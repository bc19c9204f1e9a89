/// A file's text with spaces in place of what the parser needn't read, so that the rest stands where it stood.
struct BlankedText {
  private(set) var bytes: [UInt8]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Puts spaces in place of the ranges, and keeps their lines.
  mutating func blank(_ ranges: [Range<Int>]) {
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
  }

  /// Writes a word over what was blanked before a byte.
  mutating func write(_ word: StaticString, before offset: Int) {
    let start = offset - word.utf8CodeUnitCount
    for index in 0..<word.utf8CodeUnitCount { bytes[start + index] = word.utf8Start[index] }
  }
}

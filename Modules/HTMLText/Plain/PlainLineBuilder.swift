/// A line in the making: white space folded, control characters gone.
struct PlainLineBuilder {
  private(set) var bytes: [UInt8] = []
  private var endsInSpace = true
  private(set) var mayBeEscapedTwice = false

  /// In bytes. Nobody writes more of what shows nothing.
  private static let longestInvisible = 32

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Whether a text is a line already, with nothing in it to be decoded or folded.
  static func isFinished(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, first != 0x20, text[text.count - 1] != 0x20 else { return false }
    // Short text beyond ASCII may show nothing at all.
    if first >= 0x80, text.count <= longestInvisible { return false }
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case 0..<0x20, 0x7F, 0xC2, UInt8(ascii: "&"), UInt8(ascii: "<"): return false
      case 0x20: if previous == 0x20 { return false }
      default: break
      }
      previous = byte
    }
    return true
  }

  /// Copies what stays as it is in runs.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>.SubSequence) {
    let text = UnsafeBufferPointer(rebasing: text)
    var index = 0
    while index < text.count {
      let end = Self.endOfRun(in: text, from: index, followsSpace: endsInSpace)
      if end > index {
        bytes.append(contentsOf: text[index..<end])
        endsInSpace = text[end - 1] == 0x20
      }
      index = end
      if index < text.count { index += appendFolded(text[index...]) }
    }
  }

  /// The first byte from an offset on that can't be copied as it is: of a control character, a space after a space, or
  /// 0xC2, which begins U+0080 to U+009F, the C1 control characters.
  private static func endOfRun(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, followsSpace: Bool
  ) -> Int {
    func endsRun(_ index: Int) -> Bool {
      let (byte, previous) = (text[index], text[index - 1])
      return byte < 0x20 || byte == 0x7F || byte == 0xC2 || (byte == 0x20 && previous == 0x20)
    }
    let first = text[start]
    if first < 0x20 || first == 0x7F || first == 0xC2 || (first == 0x20 && followsSpace) {
      return start
    }
    var index = start + 1
    while index + blockSize <= text.count {
      var isRun = true
      // To the end of the block: so the processor takes many bytes at once.
      for offset in index..<(index + blockSize) where endsRun(offset) { isRun = false }
      guard isRun else { break }
      index += blockSize
    }
    while index < text.count, !endsRun(index) { index += 1 }
    return index
  }

  private static let blockSize = 32

  /// Appends what the first character of a text, which ends a run, becomes in a line.
  /// - Returns: its length in bytes.
  private mutating func appendFolded(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Int {
    let character = text.prefix(text[text.startIndex] == 0xC2 ? 2 : 1)
    if let second = character.dropFirst().first {
      if second >= 0xA0 {
        bytes.append(contentsOf: character)
        endsInSpace = false
      }
    } else if text[text.startIndex].isASCIISpace {
      appendSpace()
    }
    return character.count
  }

  mutating func append(reference characters: String) {
    // Only what a reference brought can be the start of another one.
    if characters == "&" || characters == "<" { mayBeEscapedTwice = true }
    var characters = characters
    characters.withUTF8 { append($0[...]) }
  }

  mutating func appendSpace() {
    if !endsInSpace { bytes.append(0x20) }
    endsInSpace = true
  }

  /// - Returns: `nil` if there's nothing in it.
  consuming func finished() -> String? {
    if endsInSpace, !bytes.isEmpty { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    let line = String(validUTF8: bytes)
    return bytes.count <= Self.longestInvisible && line.unicodeScalars.allSatisfy(\.isInvisible)
      ? nil : line
  }
}

extension Unicode.Scalar {
  /// Shows nothing: space of any width, and what only joins or directs.
  fileprivate var isInvisible: Bool {
    properties.isWhitespace || properties.generalCategory == .format
  }
}

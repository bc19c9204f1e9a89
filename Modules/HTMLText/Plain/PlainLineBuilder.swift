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

  /// Copies what stays as it is in runs: byte by byte took most of the time.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>.SubSequence) {
    let text = UnsafeBufferPointer(rebasing: text)
    var index = 0
    var copied = 0
    var followsSpace = endsInSpace
    while index < text.count {
      let byte = text[index]
      let isControl = byte == 0xC2 && index + 1 < text.count && text[index + 1] < 0xA0
      if byte > 0x20, byte != 0x7F, !isControl {
        followsSpace = false
      } else if byte == 0x20, !followsSpace {
        followsSpace = true
      } else {
        bytes.append(contentsOf: text[copied..<index])
        if byte.isASCIISpace, !followsSpace {
          bytes.append(0x20)
          followsSpace = true
        }
        // U+0080 to U+009F, the C1 control characters, have a second byte.
        if isControl { index += 1 }
        copied = index + 1
      }
      index += 1
    }
    bytes.append(contentsOf: text[copied...])
    endsInSpace = followsSpace
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

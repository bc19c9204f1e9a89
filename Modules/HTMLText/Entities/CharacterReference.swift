/// A character reference of HTML: `&eacute;`, `&#233;`, `&#xE9;`.
public struct CharacterReference: Sendable, Hashable {
  /// What it stands for. Empty for a control character, which no text of ours keeps.
  public var characters: String
  /// The offset behind it.
  public var end: Int

  /// Reads the reference whose `&` is at an offset, as HTML does: numbers from 128 to 159 are
  /// windows-1252, impossible ones U+FFFD, and a `;` may be missing where HTML lets it.
  ///
  /// - Returns: `nil` if none is there, and the `&` is only an `&`.
  public init?(in bytes: UnsafeBufferPointer<UInt8>, at ampersand: Int) {
    let start = ampersand + 1
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "#") {
      self.init(number: bytes, from: start + 1)
    } else {
      self.init(name: bytes, from: start)
    }
  }

  /// Whether there is one in a text.
  static func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let ampersand = text.firstIndex(of: UInt8(ascii: "&"), from: index) {
      if CharacterReference(in: text, at: ampersand) != nil { return true }
      index = ampersand + 1
    }
    return false
  }

  /// What the number of a reference stands for.
  public static func characters(numbered number: UInt32) -> String {
    switch number {
    case 0, 0xFFFE, 0xFFFF: "\u{FFFD}"
    case 0x80...0x9F: String(Windows1252.scalar(of: UInt8(number)))
    case 0x09, 0x0A: "\(Unicode.Scalar(UInt8(number)))"
    case 1..<0x20, 0x7F: ""
    default: Unicode.Scalar(number).map { String($0) } ?? "\u{FFFD}"
    }
  }

  /// What a name stands for, without `&` and `;`.
  public static func characters(named name: String) -> String? {
    HTMLEntityTable.characters(named: name)
  }

  private init?(number bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let firstDigit = index
    var number: UInt32 = 0
    while index < bytes.count, let digit = bytes[index].digit(radix: radix) {
      number = min(number * radix + digit, 0x110000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ";") { index += 1 }
    // Some programs write the two halves of a UTF-16 pair one by one.
    if (0xD800..<0xDC00).contains(number), let trail = Self.trail(in: bytes, at: index) {
      number = 0x10000 + (number - 0xD800) << 10 + (trail.number - 0xDC00)
      index = trail.end
    }
    characters = Self.characters(numbered: number)
    end = index
  }

  /// The second half of a UTF-16 pair, as a reference in decimal or hexadecimal.
  private static func trail(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (number: UInt32, end: Int)? {
    guard let end = bytes[start...].prefix(9).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let reference = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard reference.hasPrefix("&#") else { return nil }
    let digits = reference.dropFirst(2)
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, (0xDC00..<0xE000).contains(number) else { return nil }
    return (number, end + 1)
  }

  private init?(name bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start
    while index < bytes.count, index - start < Self.longestName, bytes[index].isASCIIAlphanumeric {
      index += 1
    }
    guard index > start else { return nil }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if index < bytes.count, bytes[index] == UInt8(ascii: ";") {
      guard let characters = HTMLEntityTable.characters(named: name) else { return nil }
      self.characters = characters
      end = index + 1
    } else {
      // `?a=1&copy=2` in an address is no reference.
      let isInAddress = index < bytes.count && bytes[index] == UInt8(ascii: "=")
      guard !isInAddress, HTMLEntityTable.unterminated.contains(name),
        let characters = HTMLEntityTable.characters(named: name)
      else { return nil }
      self.characters = characters
      end = index
    }
  }

  /// `CounterClockwiseContourIntegral` has 31.
  private static let longestName = 32
}

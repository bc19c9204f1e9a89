/// Percent-encoding (RFC 3986, 2.1).
enum PercentEncoding {
  /// The text with every `%XX` decoded; what makes no UTF-8 is replaced.
  static func decode(_ text: Substring) -> String {
    var rest = text.utf8[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(Substring(digits), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with everything encoded that may not stand in a path or query; what is encoded
  /// already stays.
  static func encode(_ text: Substring) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7f, !forbidden.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }

  private static let forbidden = Array("\"<>\\^`{|}".utf8)
}

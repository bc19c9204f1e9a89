#if Postgres
  /// Text that may have a NUL, which PostgreSQL's has not.
  ///
  /// The private character U+F8D0, for which hardly a text has a use, and a digit after it stand for a NUL
  /// (`0`), or for U+F8D0 itself (`1`).
  enum NullText {
    static func encoded(_ text: String) -> String {
      // By bytes, as all text passes here and next to none has anything of it.
      var text = text
      let isPlain = text.withUTF8 { !$0.contains { $0 == 0 || $0 == 0xEF } }
      if isPlain { return text }
      var encoded = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\0": encoded.append(contentsOf: [mark, "0"])
        case mark: encoded.append(contentsOf: [mark, "1"])
        default: encoded.append(scalar)
        }
      }
      return String(encoded)
    }

    static func decoded(_ bytes: UnsafeRawBufferPointer) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      guard hasMark(bytes) else { return text }
      var decoded = String.UnicodeScalarView()
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == mark, let digit = rest.popFirst() else {
          decoded.append(scalar)
          continue
        }
        decoded.append(digit == "0" ? "\0" : mark)
      }
      return String(decoded)
    }

    private static let mark: Unicode.Scalar = "\u{F8D0}"
    /// The mark in UTF-8.
    private static let escape: [UInt8] = [0xEF, 0xA3, 0x90]

    private static func hasMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard bytes.count > escape.count else { return false }
      return (0..<bytes.count - 2).contains { index in
        bytes[index] == escape[0] && bytes[index + 1] == escape[1] && bytes[index + 2] == escape[2]
      }
    }
  }
#endif

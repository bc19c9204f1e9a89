/// Makes text that others wrote safe to print.
public enum TerminalText {
  /// The text without anything that a terminal would obey.
  ///
  /// Escape and other control characters are shown as pictures (`␛`), those of C1 and what turns
  /// the direction of text around as U+FFFD.
  /// - Parameter keepsLines: Line feeds stay. Otherwise they are spaces, as tabs always are.
  public static func sanitized(_ text: String, keepsLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) }) else { return text }
    var output = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where wasReturn: continue
      case "\n", "\r", "\u{2028}", "\u{2029}": output.append(keepsLines ? "\n" : " ")
      case "\t": output.append(" ")
      default: output.append(isUnsafe(scalar) ? picture(of: scalar) : scalar)
      }
    }
    return String(output)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

/// The code page that most of the mislabelled text of the web is in.
public enum Windows1252 {
  /// The character of a byte. Five bytes have none in the code page, and are U+FFFD.
  public static func scalar(of byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return upper[Int(byte) - 0x80]
  }

  /// 0x80 to 0x9F; the rest of the code page is Latin-1.
  private static let upper = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}

/// What a decoder made of bytes.
struct DecodedText {
  /// UTF-8.
  var bytes: [UInt8]
  /// Some bytes were no characters, and are U+FFFD.
  var hasErrors = false
}

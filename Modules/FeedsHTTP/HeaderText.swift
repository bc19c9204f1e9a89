/// Header values as text and back, byte for byte (RFC 9110, 5.5): each byte is the scalar of its
/// number, so that whatever a server sends as an `ETag` can be kept as text and sent again.
enum HeaderText {
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map(Unicode.Scalar.init))
    return text
  }

  /// The bytes of a value, or `nil` for text that no header can hold.
  static func encode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value), byte >= 0x20 || byte == 0x09 else {
        return nil
      }
      bytes.append(byte)
    }
    return bytes
  }
}

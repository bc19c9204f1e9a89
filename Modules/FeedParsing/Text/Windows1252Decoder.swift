import HTMLText

/// Decodes the code page that nothing fails to be.
enum Windows1252Decoder {
  static func decoded(_ bytes: ArraySlice<UInt8>) -> DecodedText {
    var output = DecodedText(bytes: [])
    output.bytes.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        output.bytes.append(byte)
      } else {
        let scalar = Windows1252.scalar(of: byte)
        if scalar == "\u{FFFD}" { output.hasErrors = true }
        output.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return output
  }
}

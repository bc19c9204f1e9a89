/// Writes text so that it stays text in XML and in HTML.
enum XMLEscaping {
  /// Where the text comes to stand.
  enum Place {
    case text
    /// Between double quotes.
    case attribute
    /// One or the other.
    case anywhere
  }

  static func append(
    _ characters: UnsafeBufferPointer<UInt8>, to output: inout [UInt8], in place: Place
  ) {
    var copied = 0
    for index in characters.indices where characters[index] <= UInt8(ascii: ">") {
      let replacement: StaticString
      switch characters[index] {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">") where place != .attribute: replacement = "&gt;"
      case UInt8(ascii: "\"") where place != .text: replacement = "&quot;"
      default: continue
      }
      output.append(contentsOf: characters[copied..<index])
      replacement.withUTF8Buffer { output.append(contentsOf: $0) }
      copied = index + 1
    }
    output.append(contentsOf: characters[copied...])
  }
}

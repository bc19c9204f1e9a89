/// Makes HTML ready for libxml2, which knows the references of HTML 4 only, drops text behind a
/// `<` that begins no tag, stops at a NUL, puts text that stands in no element into a paragraph,
/// takes quadratic time for attributes, and hundreds of bytes for any tag.
enum HTMLPreparation {
  static func prepared(_ html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(html.count + html.count / 16)
    output.append(contentsOf: "<body>".utf8)
    var index = 0
    var attributes = AttributeBound()
    var tags = 0
    while index < html.count, tags <= HTMLFragment.tagLimit {
      let byte = html[index]
      guard attributes.admits(byte) else {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "&"):
        index = appendReference(in: html, at: index, to: &output)
        continue
      case UInt8(ascii: "<") where !beginsTag(html, at: index):
        output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "<"):
        // A comment or a declaration, which has no attributes to libxml2, may hold any text.
        if html[index + 1].isASCIILetter { attributes.beginTag() }
        tags += 1
        if tags <= HTMLFragment.tagLimit { output.append(byte) }
      case 0x20..., 0x09, 0x0A:
        if byte != 0x7F { output.append(byte) }
      case 0x0D:
        if index + 1 == html.count || html[index + 1] != 0x0A { output.append(0x0A) }
      default:
        break
      }
      index += 1
    }
    return output
  }

  private static func beginsTag(_ html: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 1 < html.count else { return false }
    let next = html[index + 1]
    if next == UInt8(ascii: "/") { return index + 2 < html.count && html[index + 2].isASCIILetter }
    return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  /// - Returns: The offset behind what was read.
  private static func appendReference(
    in html: UnsafeBufferPointer<UInt8>, at ampersand: Int, to output: inout [UInt8]
  ) -> Int {
    guard let reference = CharacterReference(in: html, at: ampersand) else {
      output.append(contentsOf: "&amp;".utf8)
      return ampersand + 1
    }
    HTMLEscaping.append(reference.characters, to: &output)
    return reference.end
  }
}

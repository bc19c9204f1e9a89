import HTMLText

/// The name of an encoding as a header or a declaration has it, read as the WHATWG's Encoding
/// Standard reads it: Latin-1 is windows-1252, GB 2312 is GB 18030, and so on.
struct EncodingLabel: Hashable {
  /// By its IANA name in lower case.
  let name: String

  init?(_ label: some StringProtocol) {
    let cleaned = label.lowercased().filter { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    guard !cleaned.isEmpty, cleaned.utf8.count <= 40 else { return nil }
    name = EncodingNames.byLabel[EncodingNames.key(of: cleaned)] ?? cleaned
  }

  /// `text/xml; charset="utf-8"`.
  init?(contentType: String) {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      let key = parts.first?.trimmingSpaces().lowercased()
      if key == "charset", parts.count == 2 {
        self.init(parts[1])
        return
      }
    }
    return nil
  }

  /// `<?xml version="1.0" encoding="..."?>` near a document's start: comments stand before it in the
  /// wild, and quotes are missing.
  init?(declaredIn document: [UInt8]) {
    let start = document.prefix(1024)
    guard let open = start.range(ofASCII: "<?xml"),
      start[open.upperBound...].first?.isXMLSpace == true
    else { return nil }
    let declaration = start[open.upperBound...].prefix { $0 != UInt8(ascii: ">") }
    guard let name = declaration.range(ofASCII: "encoding") else { return nil }
    let value = String(decoding: declaration[name.upperBound...], as: UTF8.self)
      .drop { $0 == "=" || $0.isWhitespace }
    self.init(
      value.drop { $0 == "\"" || $0 == "'" }.prefix { !"\"'?".contains($0) && !$0.isWhitespace })
  }

  /// A text that was found by its bytes to be none of these isn't any of these.
  var isUnicode: Bool {
    name.hasPrefix("utf") || name.hasPrefix("ucs") || name.hasPrefix("unicode")
      || name == "us-ascii" || name.hasPrefix("iso-10646")
  }

  /// What servers and templates say that know nothing of the text.
  var isCareless: Bool { name == "windows-1252" }

  /// Switches by escape sequences, so that its bytes look like ASCII.
  var isSevenBit: Bool { name == "iso-2022-jp" || name == "iso-2022-kr" }

  /// - Returns: `nil` if nobody knows the encoding.
  func decoded(_ bytes: ArraySlice<UInt8>) -> DecodedText? {
    name == "windows-1252"
      ? Windows1252Decoder.decoded(bytes) : SystemDecoder(name)?.decoded(bytes)
  }
}

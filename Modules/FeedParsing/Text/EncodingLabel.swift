import HTMLText

/// The name of an encoding as a header or a declaration has it, read as the WHATWG's Encoding
/// Standard reads it: Latin-1 is windows-1252, GB 2312 is GB 18030, and so on.
struct EncodingLabel: Hashable {
  /// By its IANA name in lower case.
  let name: String

  init?(_ label: some StringProtocol) {
    let cleaned = label.lowercased().filter { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    guard !cleaned.isEmpty, cleaned.utf8.count <= 40 else { return nil }
    name = Self.meant[cleaned] ?? cleaned
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

  /// `<?xml version="1.0" encoding="..."?>` at a document's start.
  init?(declaredIn document: [UInt8]) {
    let start = document.prefix(1024).drop { $0 <= 0x20 }
    guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = String(decoding: start[..<end], as: UTF8.self)
    guard let name = declaration.range(ofASCII: "encoding") else { return nil }
    let value = declaration[name.upperBound...].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    self.init(value.dropFirst().prefix { $0 != quote })
  }

  /// A text that was found by its bytes to be none of these isn't any of these.
  var isUnicode: Bool {
    name.hasPrefix("utf") || name.hasPrefix("ucs") || name.hasPrefix("unicode")
      || name == "us-ascii" || name.hasPrefix("iso-10646")
  }

  /// Switches by escape sequences, so that its bytes look like ASCII.
  var isSevenBit: Bool { name == "iso-2022-jp" || name == "iso-2022-kr" || name == "hz-gb-2312" }

  /// - Returns: `nil` if nobody knows the encoding.
  func decoded(_ bytes: ArraySlice<UInt8>) -> DecodedText? {
    name == "windows-1252"
      ? Windows1252Decoder.decoded(bytes) : SystemDecoder(name)?.decoded(bytes)
  }

  private static let meant: [String: String] = [
    "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "iso_8859-1": "windows-1252",
    "latin1": "windows-1252", "latin-1": "windows-1252", "l1": "windows-1252",
    "cp1252": "windows-1252", "x-cp1252": "windows-1252", "ansi": "windows-1252",
    "cp1251": "windows-1251", "win-1251": "windows-1251", "win1251": "windows-1251",
    "x-cp1251": "windows-1251", "cp1250": "windows-1250", "x-cp1250": "windows-1250",
    "iso-8859-9": "windows-1254", "latin5": "windows-1254", "iso-8859-11": "windows-874",
    "tis-620": "windows-874", "latin2": "iso-8859-2", "l2": "iso-8859-2",
    "gb2312": "gb18030", "gb_2312-80": "gb18030", "gbk": "gb18030", "x-gbk": "gb18030",
    "cp936": "gb18030", "shift-jis": "shift_jis", "sjis": "shift_jis", "x-sjis": "shift_jis",
    "windows-31j": "shift_jis", "ms_kanji": "shift_jis", "cp932": "shift_jis",
    "x-euc-jp": "euc-jp", "eucjp": "euc-jp", "ks_c_5601-1987": "euc-kr", "ksc5601": "euc-kr",
    "windows-949": "euc-kr", "cp949": "euc-kr", "big5-hkscs": "big5", "x-x-big5": "big5",
    "macintosh": "macintosh", "x-mac-roman": "macintosh", "koi8": "koi8-r", "ascii": "us-ascii",
    "utf8": "utf-8", "utf16": "utf-16",
  ]
}

import Testing

@testable import FeedParsing

@Suite("A document's text")
struct DocumentTextTests {
  private func read(_ bytes: [UInt8], contentType: String? = nil) -> (String, String, Bool) {
    let text = DocumentText(bytes, contentType: contentType)
    return (String(decoding: text.bytes, as: UTF8.self), text.encoding, text.isMended)
  }

  @Test("is handed on as it is where it's clean UTF-8")
  func keepsCleanText() {
    #expect(read(Array("<a>é日🙂</a>\r\n\t".utf8)) == ("<a>é日🙂</a>\r\n\t", "utf-8", false))
    #expect(read([]) == ("", "utf-8", false))
  }

  @Test("loses control characters and noncharacters")
  func losesControlCharacters() {
    #expect(read(Array("a\u{0}b\u{1B}c\u{7F}d\u{85}e\u{FFFE}f".utf8)) == ("abcdef", "utf-8", true))
  }

  @Test("is windows-1252 where nothing says otherwise and it can't be UTF-8")
  func fallsBack() {
    #expect(read([0x93, 0x61, 0x94, 0xE9]) == ("“a”é", "windows-1252", true))
    #expect(read([0x61, 0x81, 0xE9]) == ("a\u{FFFD}é", "windows-1252", true))
  }

  @Test("stays UTF-8 if a few of its bytes aren't")
  func staysUTF8() {
    #expect(read(Array("日本".utf8) + [0xFF] + Array("語".utf8)) == ("日本\u{FFFD}語", "utf-8", true))
  }

  @Test("follows the header before the declaration, and its own bytes before both")
  func followsLabels() {
    let declared = Array("<?xml version='1.0' encoding='koi8-r'?>".utf8)
    let declaration = "<?xml version='1.0' encoding='koi8-r'?>"
    #expect(read(declared + [0xC1]) == (declaration + "а", "koi8-r", false))
    #expect(
      read(declared + [0xC1], contentType: "text/xml; charset=windows-1251")
        == (declaration + "Б", "windows-1251", false))
    #expect(read(declared + Array("é".utf8)) == (declaration + "é", "utf-8", true))
  }

  @Test("passes over a label that nobody knows")
  func ignoresUnknownLabels() {
    let bytes = Array("<?xml version='1.0' encoding='x-foo'?>".utf8) + [0xE9]
    #expect(read(bytes) == ("<?xml version='1.0' encoding='x-foo'?>é", "windows-1252", true))
  }

  @Test("replaces what isn't a character of a known encoding")
  func replacesBadCharacters() {
    #expect(
      read([0x83, 0x65, 0xFF, 0x41], contentType: "text/xml; charset=shift_jis")
        == ("テ\u{FFFD}A", "shift_jis", true))
  }

  @Test("is found in the wider encodings by mark or by zeros")
  func readsWiderEncodings() {
    #expect(read([0xFF, 0xFE, 0x3C, 0, 0xE9, 0]) == ("<é", "utf-16le", false))
    #expect(read([0, 0x3C, 0, 0x61]) == ("<a", "utf-16be", false))
    #expect(read([0xFF, 0xFE, 0x3C, 0, 0x3D, 0xD8, 0x61, 0]) == ("<\u{FFFD}a", "utf-16le", true))
    #expect(read([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C]) == ("<", "utf-32be", false))
  }

  @Test(
    "has labels in many spellings",
    arguments: [
      ("ISO-8859-1", "windows-1252"), (" latin1 ", "windows-1252"), ("UTF8", "utf-8"),
      ("gb2312", "gb18030"), ("Shift-JIS", "shift_jis"), ("x-sjis", "shift_jis"),
      ("KS_C_5601-1987", "euc-kr"), ("iso-8859-9", "windows-1254"),
    ])
  func readsLabels(label: String, name: String) {
    #expect(EncodingLabel(label)?.name == name)
  }
}

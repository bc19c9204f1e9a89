import Testing

@testable import FeedParsing

@Suite("An encoding's label")
struct EncodingLabelTests {
  @Test(
    "is read in any spelling",
    arguments: [
      ("utf-8", "UTF-8 utf8 Utf_8 utf-8-sig cp65001 unicode-1-1-utf-8"),
      (
        "windows-1252",
        "ISO-8859-1 ISO_8859-1:1987 iso88591 latin1 Latin-1 l1 csISOLatin1 cp1252 x-cp1252 ansi"
      ),
      ("iso-8859-2", "ISO-8859-2 latin2 iso_8859-2"),
      ("windows-1254", "iso-8859-9 latin5 windows-1254"),
      ("windows-1251", "cp-1251 Windows1251 win-1251 x-cp1251"),
      ("koi8-r", "koi8 KOI8-R cskoi8r"), ("macintosh", "mac MacRoman x-mac-roman"),
      ("gb18030", "gb2312 GBK x-gbk gb_2312-80 cp936"),
      ("shift_jis", "Shift-JIS sjis x-sjis MS_Kanji windows-31j csShiftJIS"),
      ("euc-jp", "EUC_JP x-euc-jp"), ("euc-kr", "ks_c_5601-1987 euckr windows-949"),
      ("big5", "Big5-HKSCS big5_hkscs cn-big5"), ("windows-874", "tis-620 iso-8859-11"),
      ("x-foo", "X-Foo"),
    ])
  func isReadInAnySpelling(name: String, labels: String) {
    for label in labels.split(separator: " ") { #expect(EncodingLabel(label)?.name == name) }
  }

  @Test(
    "is found in a header",
    arguments: [
      ("text/xml; charset=utf-8", "utf-8"), ("text/xml;charset=\"KOI8-R\"", "koi8-r"),
      ("text/xml; version=1; CHARSET='gbk' ; x=y", "gb18030"), ("text/xml", nil),
      ("text/xml; charset=", nil), ("charset=utf-8", nil), ("", nil),
    ])
  func isFoundInHeader(contentType: String, name: String?) {
    #expect(EncodingLabel(contentType: contentType)?.name == name)
  }

  @Test(
    "is found in a declaration",
    arguments: [
      ("<?xml version=\"1.0\" encoding=\"koi8-r\"?>", "koi8-r"),
      ("<?xml version='1.0'  encoding = 'koi8-r' ?>", "koi8-r"),
      ("<?xml encoding=koi8-r?>", "koi8-r"), ("<?XML ENCODING='KOI8-R'?>", "koi8-r"),
      ("<!-- c -->\n<?xml version='1.0' encoding='koi8-r'?>", "koi8-r"),
      ("<?xml version='1.0'?><a encoding='koi8-r'/>", nil),
      ("<?xml-stylesheet encoding='koi8-r'?>", nil), ("<a/>", nil), ("", nil),
    ])
  func isFoundInDeclaration(document: String, name: String?) {
    #expect(EncodingLabel(declaredIn: Array(document.utf8))?.name == name)
  }

  @Test("names an encoding that the system has, for all that the standard lists")
  func isKnownToTheSystem() {
    for name in Set(EncodingNames.byLabel.values) where EncodingLabel(name)?.isUnicode == false {
      #expect(EncodingLabel(name)?.decoded([0x61])?.bytes == [0x61], "\(name)")
    }
  }
}

/// The labels that encodings go by (the Encoding Standard, section 4.2), and some more of the wild.
enum EncodingNames {
  /// The encoding's name by the ``key(of:)`` of a label.
  static let byLabel: [String: String] = {
    var names: [String: String] = [:]
    for (name, labels) in labels {
      names[key(of: name)] = name
      for label in labels.split(whereSeparator: \.isWhitespace) { names[String(label)] = name }
    }
    return names
  }()

  /// Labels differ in dashes, underscores and colons, which tell no two of them apart.
  static func key(of label: String) -> String {
    label.filter { $0.isLetter || $0.isNumber }
  }

  /// As ``key(of:)`` writes them.
  private static let labels: [(name: String, labels: String)] = [
    ("utf-8", "utf8 utf8sig cp65001 unicode11utf8 unicode20utf8 xunicode20utf8"),
    ("utf-16", "utf16 ucs2 unicode csunicode iso10646ucs2"),
    ("us-ascii", "ascii ansix341968 iso646us csascii"),
    (
      "windows-1252",
      """
      ansi cp1252 xcp1252 win1252 iso88591 iso885911987 latin1 l1 isolatin1 csisolatin1 cp819 ibm819
      isoir100
      """
    ),
    ("iso-8859-2", "iso885921987 latin2 l2 csisolatin2 isoir101"),
    ("iso-8859-3", "iso885931988 latin3 l3 csisolatin3 isoir109"),
    ("iso-8859-4", "iso885941988 latin4 l4 csisolatin4 isoir110"),
    ("iso-8859-5", "iso885951988 cyrillic csisolatincyrillic isoir144"),
    ("iso-8859-6", "iso885961987 iso88596e iso88596i arabic asmo708 ecma114 csisolatinarabic"),
    ("iso-8859-7", "iso885971987 greek greek8 ecma118 elot928 suneugreek csisolatingreek"),
    ("iso-8859-8", "iso885981988 iso88598e iso88598i hebrew visual logical csisolatinhebrew"),
    ("iso-8859-10", "iso8859101992 latin6 l6 csisolatin6 isoir157"),
    ("iso-8859-13", ""), ("iso-8859-14", ""), ("iso-8859-16", ""),
    ("iso-8859-15", "latin9 l9 csisolatin9"),
    ("windows-1250", "cp1250 xcp1250 win1250"), ("windows-1251", "cp1251 xcp1251 win1251"),
    ("windows-1253", "cp1253 xcp1253 win1253"),
    ("windows-1254", "cp1254 xcp1254 win1254 iso88599 iso885991989 latin5 l5 csisolatin5 isoir148"),
    ("windows-1255", "cp1255 xcp1255 win1255"), ("windows-1256", "cp1256 xcp1256 win1256"),
    ("windows-1257", "cp1257 xcp1257 win1257"), ("windows-1258", "cp1258 xcp1258 win1258"),
    ("windows-874", "cp874 dos874 iso885911 tis620"),
    ("ibm866", "866 cp866 csibm866"),
    ("koi8-r", "koi8 koi cskoi8r"), ("koi8-u", "koi8ru"),
    ("macintosh", "mac macroman xmacroman csmacintosh"),
    ("x-mac-cyrillic", "maccyrillic xmacukrainian"),
    (
      "gb18030",
      "gb2312 gb231280 gbk xgbk cp936 ms936 windows936 chinese csgb2312 csiso58gb231280 euccn isoir58"
    ),
    ("big5", "big5hkscs cnbig5 csbig5 xxbig5 cp950"),
    ("shift_jis", "sjis xsjis mskanji windows31j csshiftjis cp932 ms932"),
    ("euc-jp", "eucjp xeucjp ujis cseucpkdfmtjapanese"),
    ("iso-2022-jp", "csiso2022jp"), ("iso-2022-kr", "csiso2022kr"),
    (
      "euc-kr",
      "euckr ksc5601 ksc56011987 ksc56011989 windows949 cp949 uhc korean cseuckr csksc56011987 isoir149"
    ),
  ]
}

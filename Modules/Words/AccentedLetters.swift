/// The Latin letters that Unicode has as one scalar with their accents, by the letter beneath.
enum AccentedLetters {
  /// The letter without its accents, for a small letter that has any.
  static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    bases[letter]
  }

  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for family in families {
      let letters = family.unicodeScalars
      for letter in letters.dropFirst() { bases[letter] = letters.first }
    }
    return bases
  }()

  /// First the letter, then what has it beneath (UnicodeData.txt, canonical decompositions).
  private static let families = [
    "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ",
    "bḃḅḇ",
    "cçćĉċčḉ",
    "dďḋḍḏḑḓ",
    "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ",
    "fḟ",
    "gĝğġģǧǵḡ",
    "hĥȟḣḥḧḩḫẖ",
    "iìíîïĩīĭįǐȉȋḭḯỉị",
    "jĵǰ",
    "kķǩḱḳḵ",
    "lĺļľḷḹḻḽ",
    "mḿṁṃ",
    "nñńņňǹṅṇṉṋ",
    "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ",
    "pṕṗ",
    "rŕŗřȑȓṙṛṝṟ",
    "sśŝşšșṡṣṥṧṩ",
    "tţťțṫṭṯṱẗ",
    "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
    "vṽṿ",
    "wŵẁẃẅẇẉẘ",
    "xẋẍ",
    "yýÿŷȳẏẙỳỵỷỹ",
    "zźżžẑẓẕ",
  ]
}

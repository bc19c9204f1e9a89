/// The zones that dates name: those of RFC 822, others that are common, and places.
///
/// They are ours, so that a date is the same on every machine, whatever its zone files are.
enum ZoneNames {
  /// In upper case.
  static let byName: [String: DateZone] = {
    var zones = ZonePlaces.byName
    zones["ET"] = .place(standard: -5 * 3600, .northAmerica)
    zones["CT"] = .place(standard: -6 * 3600, .northAmerica)
    zones["MT"] = .place(standard: -7 * 3600, .northAmerica)
    zones["PT"] = .place(standard: -8 * 3600, .northAmerica)
    for (names, hours) in abbreviations {
      for name in names.split(separator: " ") { zones[String(name)] = .fixed(Int(hours * 3600)) }
    }
    return zones
  }()

  /// RFC 822's military letters have the wrong sign there, so that RFC 2822 reads all but Z as
  /// unknown: UTC.
  private static let abbreviations: [(String, Double)] = [
    ("Z UT UTC GMT WET A B C D E F G H I K L M N O P Q R S T U V W X Y", 0),
    ("EST CDT", -5), ("EDT AST", -4), ("CST MDT", -6), ("MST PDT", -7), ("PST AKDT", -8),
    ("AKST HDT", -9), ("HST HAST", -10), ("ADT BRT ART", -3), ("NST", -3.5), ("NDT", -2.5),
    ("CET MEZ MET BST WEST WAT", 1),
    ("CEST MESZ MEST EET SAST CAT", 2), ("EEST MSK TRT EAT", 3),
    ("MSD GST", 4), ("IRST", 3.5), ("PKT", 5), ("IST", 5.5), ("NPT", 5.75), ("WIB ICT", 7),
    ("HKT SGT AWST PHT", 8), ("JST KST", 9), ("ACST", 9.5), ("AEST", 10), ("ACDT", 10.5),
    ("AEDT", 11), ("NZST", 12), ("NZDT", 13),
  ]
}

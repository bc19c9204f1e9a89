/// The zones that dates name: those of RFC 822, others that are common, and places.
///
/// They are ours, so that a date is the same on every machine, whatever its zone files are.
enum ZoneNames {
  /// In upper case.
  static let byName: [String: DateZone] = {
    var zones: [String: DateZone] = [:]
    for (names, hours) in abbreviations {
      for name in names.split(separator: " ") { zones[String(name)] = .fixed(Int(hours * 3600)) }
    }
    for (places, hours, summer) in places {
      for place in places.split(whereSeparator: \.isWhitespace) {
        zones[place.uppercased()] =
          summer == .none ? .fixed(Int(hours * 3600)) : .place(standard: Int(hours * 3600), summer)
      }
    }
    return zones
  }()

  /// RFC 822's military letters have the wrong sign there, so that RFC 2822 reads all but Z as
  /// unknown: UTC.
  private static let abbreviations: [(String, Double)] = [
    ("Z UT UTC GMT WET A B C D E F G H I K L M N O P Q R S T U V W X Y", 0),
    ("EST CDT", -5), ("EDT AST", -4), ("CST MDT", -6), ("MST PDT", -7), ("PST AKDT", -8),
    ("AKST HDT", -9), ("HST HAST", -10), ("ADT BRT ART", -3), ("NST", -3.5), ("NDT", -2.5),
    ("CET MEZ BST WEST", 1), ("CEST MESZ EET SAST CAT", 2), ("EEST MSK TRT EAT", 3),
    ("MSD GST", 4), ("IRST", 3.5), ("PKT", 5), ("IST", 5.5), ("NPT", 5.75), ("WIB ICT", 7),
    ("HKT SGT AWST PHT", 8), ("JST KST", 9), ("ACST", 9.5), ("AEST", 10), ("ACDT", 10.5),
    ("AEDT", 11), ("NZST", 12), ("NZDT", 13),
  ]

  private static let places: [(String, Double, SummerTime)] = [
    ("Etc/UTC Etc/GMT UTC/UTC Africa/Abidjan Africa/Accra Atlantic/Reykjavik", 0, .none),
    ("Europe/London Europe/Dublin Europe/Lisbon GB", 0, .europe),
    (
      """
      Europe/Amsterdam Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels
      Europe/Budapest Europe/Copenhagen Europe/Ljubljana Europe/Luxembourg Europe/Madrid
      Europe/Oslo Europe/Paris Europe/Prague Europe/Rome Europe/Stockholm Europe/Vienna
      Europe/Warsaw Europe/Zagreb Europe/Zurich
      """, 1, .europe
    ),
    ("Africa/Lagos Africa/Algiers Africa/Tunis Africa/Casablanca", 1, .none),
    (
      """
      Europe/Athens Europe/Bucharest Europe/Helsinki Europe/Kiev Europe/Kyiv Europe/Riga
      Europe/Sofia Europe/Tallinn Europe/Vilnius
      """, 2, .europe
    ),
    ("Africa/Johannesburg Europe/Kaliningrad", 2, .none),
    (
      "Europe/Moscow Europe/Minsk Europe/Istanbul Asia/Istanbul Africa/Nairobi Asia/Riyadh", 3,
      .none
    ),
    ("Asia/Tehran", 3.5, .none), ("Asia/Dubai", 4, .none), ("Asia/Karachi", 5, .none),
    ("Asia/Kolkata Asia/Calcutta", 5.5, .none), ("Asia/Kathmandu", 5.75, .none),
    ("Asia/Dhaka", 6, .none), ("Asia/Bangkok Asia/Jakarta Asia/Ho_Chi_Minh", 7, .none),
    (
      "Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Taipei Asia/Manila Australia/Perth PRC", 8,
      .none
    ),
    ("Asia/Tokyo Asia/Seoul Japan", 9, .none), ("Australia/Darwin", 9.5, .none),
    ("Australia/Adelaide", 9.5, .australia), ("Australia/Brisbane", 10, .none),
    ("Australia/Sydney Australia/Melbourne Australia/Hobart Australia/Canberra", 10, .australia),
    ("Pacific/Auckland NZ", 12, .newZealand),
    ("America/Sao_Paulo America/Buenos_Aires America/Argentina/Buenos_Aires", -3, .none),
    ("America/St_Johns", -3.5, .northAmerica), ("America/Halifax", -4, .northAmerica),
    ("America/Puerto_Rico America/Caracas", -4, .none),
    (
      "America/New_York America/Toronto America/Detroit America/Montreal US/Eastern EST5EDT", -5,
      .northAmerica
    ),
    ("America/Bogota America/Lima America/Jamaica", -5, .none),
    ("America/Chicago America/Winnipeg US/Central CST6CDT", -6, .northAmerica),
    ("America/Mexico_City America/Costa_Rica America/Guatemala America/Regina", -6, .none),
    ("America/Denver America/Edmonton US/Mountain MST7MDT", -7, .northAmerica),
    ("America/Phoenix", -7, .none),
    ("America/Los_Angeles America/Vancouver America/Tijuana US/Pacific PST8PDT", -8, .northAmerica),
    ("America/Anchorage", -9, .northAmerica), ("Pacific/Honolulu US/Hawaii", -10, .none),
  ]
}

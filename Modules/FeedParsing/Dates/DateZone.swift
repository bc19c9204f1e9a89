/// An offset from UTC, as dates name it.
enum DateZone: Hashable {
  /// In seconds, east of Greenwich.
  case fixed(Int)
  /// A place whose clocks change twice a year.
  case place(standard: Int, SummerTime)

  static let utc = DateZone.fixed(0)

  /// `Z`, `+02:00`, `+0200`, `+2`, `GMT+2`, `EST`, `Europe/Berlin`, `Etc/GMT-2`, with a comment in brackets or
  /// without.
  init?(_ text: String) {
    let name = text.prefix { $0 != "(" && $0 != "[" }.trimmingSpaces()
    if name.isEmpty {
      let inside = text.filter { !"()[]".contains($0) }.trimmingSpaces()
      guard !inside.isEmpty else { return nil }
      self.init(inside)
      return
    }
    let upper = name.uppercased()
    if let zone = ZoneNames.byName[upper] {
      self = zone
      return
    }
    // POSIX counts west of Greenwich, and so do the places of its making.
    if upper.hasPrefix("ETC/GMT"), let west = DateZone(String(upper.dropFirst(4))) {
      self = .fixed(-west.offset(atLocal: 0))
      return
    }
    let letters = upper.prefix { $0.isLetter }
    let rest = upper.dropFirst(letters.count).trimmingSpaces()
    guard let sign = rest.first, "+-−–".contains(sign), let base = Self.base(String(letters)),
      let offset = Self.offset(rest.dropFirst())
    else { return nil }
    self = .fixed(base + (sign == "+" ? offset : -offset))
  }

  /// At a time of the place's own clocks, in seconds since 1970.
  func offset(atLocal local: Int) -> Int {
    switch self {
    case .fixed(let offset): offset
    case .place(let standard, let summer):
      standard + (summer.contains(local: local, standard: standard) ? 3600 : 0)
    }
  }

  /// What an offset after a name counts from.
  private static func base(_ letters: String) -> Int? {
    switch letters {
    case "", "GMT", "UTC", "UT", "Z": 0
    default: nil
    }
  }

  /// `0200`, `02:00`, `02`, `2`, `530`.
  private static func offset(_ text: Substring) -> Int? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let hasColon = text.contains(":")
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }), let number = Int(digits)
    else { return nil }
    let offset: Int
    switch digits.count {
    case 1, 2: offset = number * 3600
    case 3, 4: offset = number / 100 * 3600 + number % 100 * 60
    case 6 where hasColon: offset = number / 10000 * 3600 + number / 100 % 100 * 60
    default: return nil
    }
    return offset <= 18 * 3600 ? offset : nil
  }
}

/// When the clocks of a place go forward and back, by the rule of today.
enum SummerTime: Hashable {
  case none, europe, northAmerica, australia, newZealand, chatham, israel, egypt, chile

  /// - Parameters:
  ///   - local: In seconds since 1970 by the place's own clocks.
  ///   - standard: The offset in winter, in seconds.
  func contains(local: Int, standard: Int) -> Bool {
    let year = Self.year(of: local)
    switch self {
    case .none:
      return false
    case .europe:
      // At 01:00 UTC everywhere.
      let start = Self.sunday(.last, of: 3, in: year) + 3600 + standard
      return local >= start && local < Self.sunday(.last, of: 10, in: year) + 7200 + standard
    case .israel:
      // On the Friday before the last Sunday of March.
      return local >= Self.sunday(.last, of: 3, in: year) - 2 * 86_400 + 7200
        && local < Self.sunday(.last, of: 10, in: year) + 7200
    case .northAmerica:
      return local >= Self.sunday(.nth(2), of: 3, in: year) + 7200
        && local < Self.sunday(.nth(1), of: 11, in: year) + 7200
    case .australia:
      return local < Self.sunday(.nth(1), of: 4, in: year) + 10800
        || local >= Self.sunday(.nth(1), of: 10, in: year) + 7200
    case .newZealand:
      return local < Self.sunday(.nth(1), of: 4, in: year) + 10800
        || local >= Self.sunday(.last, of: 9, in: year) + 7200
    case .chatham:
      // With New Zealand, whose clocks are 45 minutes behind.
      return Self.newZealand.contains(local: local - 2700, standard: standard - 2700)
    case .egypt:
      // Until the midnight behind a Thursday.
      return local >= Self.day(.friday, .last, of: 4, in: year)
        && local < Self.day(.thursday, .last, of: 10, in: year) + 86_400
    case .chile:
      return local < Self.sunday(.from(2), of: 4, in: year)
        || local >= Self.sunday(.from(2), of: 9, in: year)
    }
  }

  /// Which of a month's days of one name.
  private enum Place {
    case nth(Int)
    /// The first that isn't before this day of the month.
    case from(Int)
    case last
  }

  private enum Weekday: Int {
    // Day 0 was a Thursday.
    case thursday, friday, saturday, sunday
  }

  private static func sunday(_ place: Place, of month: Int, in year: Int) -> Int {
    day(.sunday, place, of: month, in: year)
  }

  /// The start of a day, in seconds since 1970.
  private static func day(_ name: Weekday, _ place: Place, of month: Int, in year: Int) -> Int {
    let earliest =
      switch place {
      case .nth(let number): number * 7 - 6
      case .from(let day): day
      case .last: DateFields.days(in: month, of: year) - 6
      }
    let days = DateFields.daysSince1970(year: year, month: month, day: earliest)
    let past = ((days - name.rawValue) % 7 + 7) % 7
    return (days + (7 - past) % 7) * 86_400
  }

  private static func year(of seconds: Int) -> Int {
    var year = 1970 + seconds / 31_556_952
    while DateFields.daysSince1970(year: year + 1, month: 1, day: 1) * 86_400 <= seconds {
      year += 1
    }
    while DateFields.daysSince1970(year: year, month: 1, day: 1) * 86_400 > seconds { year -= 1 }
    return year
  }
}

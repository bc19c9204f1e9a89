/// When the clocks of a place go forward and back, by the rule of today.
enum SummerTime: Hashable {
  case none, europe, northAmerica, australia, newZealand, israel

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
    }
  }

  private enum Sunday {
    case nth(Int)
    case last
  }

  /// The start of a Sunday, in seconds since 1970.
  private static func sunday(_ sunday: Sunday, of month: Int, in year: Int) -> Int {
    let earliest =
      switch sunday {
      case .nth(let number): number * 7 - 6
      case .last: DateFields.days(in: month, of: year) - 6
      }
    let days = DateFields.daysSince1970(year: year, month: month, day: earliest)
    // Day 3 was a Sunday.
    let past = ((days - 3) % 7 + 7) % 7
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

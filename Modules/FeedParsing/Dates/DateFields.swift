#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of a date as they are written.
struct DateFields {
  var year: Int
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var fraction = 0.0
  var zone = DateZone.utc

  /// - Returns: `nil` if there is no such day or time, or it's in no year of 1 to 9999.
  var date: Date? {
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second),
      hour < 24 || (minute == 0 && second == 0)
    else { return nil }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    let local = days * 86_400 + hour * 3600 + minute * 60 + second
    let seconds = local - zone.offset(atLocal: local)
    guard Self.writable.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// In seconds since 1970: the years that RFC 3339 has four digits for.
  private static let writable: Range<Int> = {
    let first = daysSince1970(year: 1, month: 1, day: 1)
    return first * 86_400..<daysSince1970(year: 10_000, month: 1, day: 1) * 86_400
  }()

  /// In the Gregorian calendar, before its time too.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // A year that begins in March has its leap day at the end.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes dates.
enum DateText {
  /// RFC 3339 in UTC, with milliseconds only if there are some.
  static func rfc3339(_ date: Date) -> String {
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
    let seconds = floorDivide(milliseconds, 1000)
    let days = floorDivide(seconds, 86_400)
    let (year, month, day) = civil(days: days)
    let second = seconds - days * 86_400
    let fraction = milliseconds - seconds * 1000
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
      + padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) + ":"
      + padded(second % 60, 2) + (fraction == 0 ? "" : "." + padded(fraction, 3)) + "Z"
  }

  /// The opposite of ``DateFields/daysSince1970(year:month:day:)``.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, day)
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

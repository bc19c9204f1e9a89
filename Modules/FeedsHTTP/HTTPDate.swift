#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates of HTTP, in all three forms that a reader has to know (RFC 9110, 5.6.7).
enum HTTPDate {
  static func date(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }
    guard let month = words.lazy.compactMap({ months[$0.lowercased()] }).first,
      let seconds = words.lazy.compactMap(secondsOfDay).first
    else { return nil }
    // The day comes before the year in each of them.
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 2, (1...31).contains(numbers[0]), (0...9999).contains(numbers[1]) else {
      return nil
    }
    let days = days(year: fullYear(numbers[1]), month: month, day: numbers[0])
    return Date(timeIntervalSince1970: TimeInterval(days * 86_400 + seconds))
  }

  private static let months: [String: Int] = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6,
    "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
  ]

  private static func secondsOfDay(_ word: Substring) -> Int? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func fullYear(_ year: Int) -> Int {
    year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year
  }

  /// Days since 1970-01-01 in the Gregorian calendar, whose years begin in March here, so that the
  /// leap day is the last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

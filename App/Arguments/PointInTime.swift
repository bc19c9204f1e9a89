import Arguments

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment as a person types it: `2026-11-03`, `2026-11-03T10:04:00Z`, `today`, `yesterday`, or how
/// long ago: `12h`, `7d`, `2w`. There is no `m`: half of those who type it mean months.
struct PointInTime: ExpressibleByArgument, Sendable, Hashable {
  static let expectation = "a day (2026-11-03), today, yesterday, or how long ago (12h, 7d, 2w)"

  let date: Date

  init?(argument: String) {
    self.init(argument, now: Date(), calendar: .current)
  }

  init?(_ text: String, now: Date, calendar: Calendar) {
    let midnight = calendar.startOfDay(for: now)
    let found: Date? =
      switch text.lowercased() {
      case "now": now
      case "today": midnight
      case "yesterday": calendar.date(byAdding: .day, value: -1, to: midnight)
      default:
        Self.ago(text, now) ?? Self.day(text, calendar)
          ?? (try? Date(text, strategy: .iso8601))
      }
    guard let found else { return nil }
    date = found
  }

  private static func ago(_ text: String, _ now: Date) -> Date? {
    let units: [Character: TimeInterval] = ["h": 3600, "d": 86_400, "w": 604_800]
    guard let unit = text.last.flatMap({ units[$0] }), let count = UInt32(text.dropLast()) else {
      return nil
    }
    return now - TimeInterval(count) * unit
  }

  /// The beginning of a day, in local time.
  private static func day(_ text: String, _ calendar: Calendar) -> Date? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    let components = DateComponents(calendar: calendar, year: year, month: month, day: day)
    return components.isValidDate ? components.date : nil
  }
}

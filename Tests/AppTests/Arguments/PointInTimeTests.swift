import Foundation
import Testing

@testable import App

@Suite("A moment as it's typed")
struct AMomentAsItsTyped {
  /// 2026-11-03 10:04:03 in a zone one hour east of UTC.
  let now = Date(timeIntervalSince1970: 1_793_696_643)

  private func moment(_ text: String) throws -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
    return PointInTime(text, now: now, calendar: calendar)?.date
  }

  @Test(
    "is read, days in local time",
    arguments: [
      ("now", 1_793_696_643), ("today", 1_793_660_400), ("yesterday", 1_793_574_000),
      ("12h", 1_793_653_443), ("7d", 1_793_091_843),
      ("2w", 1_792_487_043), ("2026-11-03", 1_793_660_400), ("2024-02-29", 1_709_161_200),
      ("2026-11-03T10:04:03Z", 1_793_700_243),
    ])
  func isRead(text: String, seconds: Double) throws {
    #expect(try moment(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "is refused when it's none",
    arguments: [
      "", "someday", "7", "d", "-7d", "7y", "1m", "2026-02-30", "2026-13-01", "26-01-01", "2026-11",
    ])
  func isRefused(text: String) throws {
    #expect(try moment(text) == nil)
  }
}

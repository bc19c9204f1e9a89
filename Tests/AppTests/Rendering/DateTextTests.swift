import Foundation
import Testing

@testable import App

@Suite("A date")
struct ADate {
  private let now = Date(timeIntervalSince1970: 1_793_700_243)

  @Test(
    "is relative when it's recent",
    arguments: [
      (0, "now"), (59, "now"), (-30, "now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
      (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
      (7 * 86_400 - 1, "6 days ago"),
    ])
  func relative(secondsAgo: Double, text: String) {
    #expect(DateText.relative(now - secondsAgo, to: now) == text)
  }

  @Test("is a day when it's older, or still to come")
  func day() {
    let days = [now - 30 * 86_400, now + 86_400].map { DateText.relative($0, to: now) }
    #expect(days == [DateText.day(now - 30 * 86_400), DateText.day(now + 86_400)])
    #expect(days.allSatisfy { $0.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil })
  }
}

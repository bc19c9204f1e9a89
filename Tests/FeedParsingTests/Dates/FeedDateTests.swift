import Foundation
import Testing

@testable import FeedParsing

@Suite("A date of a feed")
struct FeedDateTests {
  private func read(_ text: String) -> String? {
    FeedDate(text).map { DateText.rfc3339($0.date) }
  }

  @Test(
    "is read in any usual spelling",
    arguments: [
      ("Tue, 03 Nov 2026 10:04:03 GMT", "2026-11-03T10:04:03Z"),
      ("3 Nov 26 10:04 EST", "2026-11-03T15:04:00Z"),
      ("2026-11-03T10:04:03.25+01:00", "2026-11-03T09:04:03.250Z"),
      ("20261103T100403Z", "2026-11-03T10:04:03Z"),
      ("Tue Nov  3 10:04:03 2026", "2026-11-03T10:04:03Z"),
      ("2026/1/10", "2026-01-10T00:00:00Z"),
      ("1793700243", "2026-11-03T10:04:03Z"),
      ("Di, 3. März 2026, 10:04 MEZ", "2026-03-03T09:04:00Z"),
      ("Tue, 3 Nov 2026 24:00:00 GMT", "2026-11-04T00:00:00Z"),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
      ("2026-11-03-10:04:03", "2026-11-03T10:04:03Z"), ("20261103-100403", "2026-11-03T10:04:03Z"),
      ("2026307", "2026-11-03T00:00:00Z"), ("2026W452", "2026-11-03T00:00:00Z"),
      ("3 Nov 2026 10pm", "2026-11-03T22:00:00Z"), ("3.11.2026 10.04", "2026-11-03T10:04:00Z"),
      ("3 novembre 2026 à 10h04", "2026-11-03T10:04:00Z"),
      ("2026年11月3日 下午10:04", "2026-11-03T22:04:00Z"), ("3 července 2026", "2026-07-03T00:00:00Z"),
    ])
  func readsUsualSpellings(text: String, date: String) {
    #expect(read(text) == date)
  }

  @Test(
    "is never guessed",
    arguments: [
      "", " ", "x", "0", "2026-02-30", "2026-13-01", "31 Nov 2026", "Tue, 03 Nov", "10:04:03",
      "2026-11-03T10:60:00Z", "2026-11-03T24:00:01Z", "12 34 56 78", "1 Jan 0 0:0:0",
      "2026-11-03T10:04:03 nowhere", "--", "Nov Nov Nov", "9999999999999999999999",
      "99999999\t(\t\t(\t", "31 Dec 9999 23:00 MT", "0001-01-01T00:00:00+01:00",
    ])
  func refusesOthers(text: String) {
    #expect(read(text) == nil)
  }

  @Test("counts days as the calendar does, before 1970 too")
  func countsDays() {
    #expect(DateFields.daysSince1970(year: 1970, month: 1, day: 1) == 0)
    #expect(DateFields.daysSince1970(year: 2000, month: 2, day: 29) == 11016)
    #expect(DateFields.daysSince1970(year: 1969, month: 12, day: 31) == -1)
    #expect(DateFields.daysSince1970(year: 1, month: 1, day: 1) == -719_162)
  }

  @Test(
    "is written as it's read",
    arguments: (0..<40).map { $0 * 7_654_321_987 - 60_000_000_000 })
  func comesBackTheSame(seconds: Int) {
    let date = Date(timeIntervalSince1970: Double(seconds) + 0.125)
    #expect(FeedDate(DateText.rfc3339(date))?.date == date)
  }

  @Test(
    "follows the clocks of a place",
    arguments: [
      ("29 Mar 2026 01:59 Europe/Berlin", "2026-03-29T00:59:00Z"),
      ("23 Apr 2026 23:59 Africa/Cairo", "2026-04-23T21:59:00Z"),
      ("24 Apr 2026 01:00 Africa/Cairo", "2026-04-23T22:00:00Z"),
      ("29 Oct 2026 22:00 Africa/Cairo", "2026-10-29T19:00:00Z"),
      ("30 Oct 2026 00:00 Africa/Cairo", "2026-10-29T22:00:00Z"),
      ("4 Apr 2026 22:00 America/Santiago", "2026-04-05T01:00:00Z"),
      ("5 Apr 2026 00:00 America/Santiago", "2026-04-05T04:00:00Z"),
      ("5 Sep 2026 23:59 America/Santiago", "2026-09-06T03:59:00Z"),
      ("6 Sep 2026 01:00 America/Santiago", "2026-09-06T04:00:00Z"),
      ("1 Jan 2026 12:00 Pacific/Chatham", "2025-12-31T22:15:00Z"),
      ("27 Sep 2026 02:44 Pacific/Chatham", "2026-09-26T13:59:00Z"),
      ("27 Sep 2026 03:45 Pacific/Chatham", "2026-09-26T14:00:00Z"),
      ("29 Mar 2026 03:00 Europe/Berlin", "2026-03-29T01:00:00Z"),
      ("4 Oct 2026 03:00 Australia/Sydney", "2026-10-03T16:00:00Z"),
      ("27 Sep 2026 03:00 Pacific/Auckland", "2026-09-26T14:00:00Z"),
      ("1 Jul 2026 12:00 Asia/Kolkata", "2026-07-01T06:30:00Z"),
      ("27 Mar 2026 01:59 Asia/Jerusalem", "2026-03-26T23:59:00Z"),
      ("27 Mar 2026 03:00 Asia/Jerusalem", "2026-03-27T00:00:00Z"),
      ("1 Jul 2026 12:00 ET", "2026-07-01T16:00:00Z"),
      ("1 Jul 2026 12:00 America/Indiana/Indianapolis", "2026-07-01T16:00:00Z"),
      ("1 Jul 2026 12:00 Etc/GMT+5", "2026-07-01T17:00:00Z"),
    ])
  func followsClocks(text: String, date: String) {
    #expect(read(text) == date)
  }
}

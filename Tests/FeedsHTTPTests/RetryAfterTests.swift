import Feeds
import LoopbackServer
import Testing

@testable import FeedsHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Retry-After")
struct RetryAfterTests {
  static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    "is a moment, or seconds from now",
    arguments: [
      ("120", 1_000_120), ("0", 1_000_000), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ] as [(String, TimeInterval)])
  func isAMoment(value: String, seconds: TimeInterval) {
    #expect(RetryAfter.date(value, now: Self.now) == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "is nothing when it can't be read",
    arguments: [
      "", "soon", "-1", "1.5", "99999999999999999999", "Sun, 06 Nov 1994", "06 Nov 08:49:37",
      "Sun, 66 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "1 2 Nov 1994 08:49:37",
    ])
  func isNothing(value: String) {
    #expect(RetryAfter.date(value, now: Self.now) == nil)
  }

  @Test("goes with the error that it came with", arguments: [429, 503])
  func goesWithTheError(status: Int) async throws {
    let server = try LoopbackServer()
    server.answer("/f", with: .status(status, headers: ["Retry-After": "60"]))
    let source = HTTPFeedSource(now: { Self.now })
    let address = server.address("/f")
    let error = FeedError.status(
      status, address: address, retryAfter: Self.now.addingTimeInterval(60))
    await #expect(throws: error) { try await source.fetch(FeedRequest(address)) }
  }
}

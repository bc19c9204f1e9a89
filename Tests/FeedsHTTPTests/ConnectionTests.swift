import Feeds
import FeedsHTTP
import LoopbackServer
import Testing

@Suite("A server that can't be reached")
struct ConnectionTests {
  @Test("refuses")
  func refuses() async throws {
    // Its port is free again when the server is gone.
    let address = try { try LoopbackServer().address("/f") }()
    await #expect(
      throws: FeedError.cannotConnect(host: "127.0.0.1", reason: "Connection refused")
    ) { try await HTTPFeedSource().fetch(FeedRequest(address)) }
  }

  @Test("has no name")
  func hasNoName() async throws {
    await #expect(
      throws: FeedError.cannotConnect(host: "nobody.invalid", reason: "the name wasn't found")
    ) { try await HTTPFeedSource().fetch(FeedRequest("http://nobody.invalid/")) }
  }
}

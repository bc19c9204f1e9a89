import ChildProcesses
import Feeds
import FeedsHTTP
import Foundation
import LoopbackServer
import Testing

@Suite("A compressed document")
struct CompressionTests {
  let server: LoopbackServer
  let source = HTTPFeedSource()

  init() throws {
    server = try LoopbackServer()
  }

  @Test("is read as what it was, and told by that")
  func isRead() async throws {
    try answer(with: Array(Sample.rss.utf8))
    let response = try await source.fetch(FeedRequest(server.address("/f")))
    #expect(response.details.validators.contentHash == Sample.hash)
    #expect(response.feed != nil)
  }

  @Test("is too large by what it becomes")
  func isTooLarge() async throws {
    try answer(with: [UInt8](repeating: 0x20, count: 8 << 20))
    await #expect(throws: FeedError.tooLarge(limit: 1 << 20)) {
      try await source.fetch(
        FeedRequest(server.address("/f"), limits: FeedLimits(bytes: 1 << 20)))
    }
  }

  private func answer(with bytes: [UInt8]) throws {
    let folder = try Folder()
    let plain = try folder.write(bytes, to: "plain")
    let packed = folder.path + "/packed"
    try SpawnedProgram("gzip", ["--stdout", plain], output: packed).wait()
    let body = try Array(Data(contentsOf: URL(fileURLWithPath: packed)))
    server.answer("/f", with: .status(200, headers: ["Content-Encoding": "gzip"], body: body))
  }
}

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

  @Test(
    "that is cut off, but ends as if it were whole, isn't taken for whole", arguments: [1, 8, 40])
  func isCutOff(missing: Int) async throws {
    let packed = try gzip(Array(Sample.rss.utf8)).dropLast(missing)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
    server.answer("/f", with: LoopbackAnswer([.send(Array(head.utf8) + packed), .close]))
    let address = server.address("/f")
    await #expect(
      throws: FeedError.interrupted(address: address, reason: "the server hung up before the end")
    ) { try await source.fetch(FeedRequest(address)) }
  }

  @Test("of several parts, or with something behind it, is read as far as it goes")
  func hasParts() async throws {
    let bytes = Array(Sample.rss.utf8)
    let parts = try gzip(Array(bytes[..<40])) + gzip(Array(bytes[40...])) + [0, 0, 0]
    server.answer("/f", with: .status(200, headers: ["Content-Encoding": "x-gzip"], body: parts))
    let response = try await source.fetch(FeedRequest(server.address("/f")))
    #expect(response.details.validators.contentHash == Sample.hash)
  }

  @Test("by deflate is read with zlib's header and without")
  func isDeflated() async throws {
    let packed = try gzip(Array(Sample.rss.utf8))
    // What stands between gzip's own header, with the file's name left out, and its checksum.
    let raw = Array(packed.dropFirst(10).dropLast(8))
    let zlib = [0x78, 0x9c] + raw + Self.adler(Array(Sample.rss.utf8))
    for body in [raw, zlib] {
      server.answer("/f", with: .status(200, headers: ["Content-Encoding": "deflate"], body: body))
      let response = try await source.fetch(FeedRequest(server.address("/f")))
      #expect(response.details.validators.contentHash == Sample.hash)
    }
  }

  /// RFC 1950, 9.
  private static func adler(_ bytes: [UInt8]) -> [UInt8] {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return [UInt8(second >> 8), UInt8(second & 0xff), UInt8(first >> 8), UInt8(first & 0xff)]
  }

  private func answer(with bytes: [UInt8]) throws {
    server.answer(
      "/f", with: .status(200, headers: ["Content-Encoding": "gzip"], body: try gzip(bytes)))
  }

  private func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = try Folder()
    let plain = try folder.write(bytes, to: "plain")
    let packed = folder.path + "/packed"
    try SpawnedProgram("gzip", ["--no-name", "--stdout", plain], output: packed).wait()
    return try Array(Data(contentsOf: URL(fileURLWithPath: packed)))
  }
}

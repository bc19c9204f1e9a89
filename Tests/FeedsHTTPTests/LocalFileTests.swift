import Feeds
import FeedsHTTP
import Foundation
import Testing

@Suite("A file of this machine")
struct LocalFileTests {
  let folder: Folder
  let source = HTTPFeedSource()

  init() throws {
    folder = try Folder()
  }

  @Test("is read by its path and by its address")
  func isRead() async throws {
    let path = try folder.write(Sample.rss, to: "bird feed ü.xml")
    let encoded = path.replacing(" ", with: "%20").replacing("ü", with: "%C3%BC")
    for address in [path, "file://\(encoded)", "file://localhost\(encoded)", "FILE:\(encoded)"] {
      let response = try await source.fetch(FeedRequest(address))
      let feed = try source.read(FeedDocument(Array(Sample.rss.utf8), address: address))
      let validators = FeedValidators(contentHash: Sample.hash)
      #expect(response == .feed(feed, FeedSourceDetails(address: address, validators: validators)))
    }
  }

  @Test("is unchanged as long as its bytes are")
  func isUnchanged() async throws {
    let path = try folder.write(Sample.rss, to: "feed.xml")
    let first = try await source.fetch(FeedRequest(path))
    let second = try await source.fetch(
      FeedRequest(path, validators: first.details.validators))
    #expect(second == .notModified(first.details))
    _ = try folder.write(Sample.rss + " ", to: "feed.xml")
    let third = try await source.fetch(FeedRequest(path, validators: first.details.validators))
    #expect(third.feed == first.feed)
  }

  @Test("that isn't there, or is none, says so")
  func isntThere() async throws {
    let missing = folder.path + "/missing.xml"
    await #expect(
      throws: FeedError.cannotReadFile(path: missing, reason: "No such file or directory")
    ) { try await source.fetch(FeedRequest("file://" + missing)) }
    for path in [folder.path, "/dev/zero"] {
      await #expect(
        throws: FeedError.cannotReadFile(path: path, reason: "it's no regular file")
      ) { try await source.fetch(FeedRequest(path)) }
    }
  }

  @Test("that is over the limit isn't read")
  func isTooLarge() async throws {
    let path = try folder.write(Sample.rss, to: "feed.xml")
    await #expect(throws: FeedError.tooLarge(limit: 10)) {
      try await source.fetch(FeedRequest(path, limits: FeedLimits(bytes: 10)))
    }
  }

  @Test(
    "is of no other machine", arguments: ["file://elsewhere/feed.xml", "file:feed.xml", "file:"])
  func isOfNoOther(address: String) async throws {
    await #expect(throws: FeedError.badAddress(address)) {
      try await source.fetch(FeedRequest(address))
    }
  }
}

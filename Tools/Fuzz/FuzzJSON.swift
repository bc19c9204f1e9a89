import FeedParsing
import Feeds

/// What a feed in JSON prints is read again as the same feed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let start = "{\"version\":\"https://jsonfeed.org/version/1.1\","
  let bytes = Array(start.utf8) + UnsafeBufferPointer(start: data, count: count)
  guard let parser = try? FeedParser() else { preconditionFailure("there is no libxml2") }
  guard let feed = try? parser.parse(FeedDocument(bytes)) else { return 0 }
  guard var again = try? parser.parse(FeedDocument(JSONFeedWriter().bytes(of: feed))) else {
    preconditionFailure("the output isn't read")
  }
  again.format = feed.format
  again.encoding = feed.encoding
  again.isRecovered = feed.isRecovered
  precondition(again == feed, "the output is another feed")
  return 0
}

import Feeds

@testable import FeedParsing

/// Mended XML is well-formed, and what a feed prints is read again as the same feed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXML(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array("<rss version='2.0'>".utf8) + UnsafeBufferPointer(start: data, count: count)
  guard let parser = try? FeedParser() else { preconditionFailure("there is no libxml2") }
  for document in [bytes, Array(bytes.dropFirst(19))] {
    guard let feed = try? parser.parse(FeedDocument(document)) else { continue }
    guard var again = try? parser.parse(FeedDocument(JSONFeedWriter().bytes(of: feed))) else {
      preconditionFailure("the output isn't read")
    }
    again.format = feed.format
    again.encoding = feed.encoding
    again.isRecovered = feed.isRecovered
    precondition(again == feed, "the output is another feed")
  }
  return 0
}

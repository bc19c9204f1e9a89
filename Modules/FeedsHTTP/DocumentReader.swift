import FeedParsing
import Feeds

/// Makes of a document what a fetch answers with.
struct DocumentReader: Sendable {
  private let discovery = FeedDiscovery()

  /// - Throws: `FeedError`, or `MissingLibrary`.
  func feed(in document: FeedDocument) throws -> Feed {
    try FeedParser().parse(document)
  }

  /// - Parameter known: what the last document was told by.
  /// - Throws: `FeedError`, or `MissingLibrary`.
  func response(
    to document: FeedDocument, from details: FeedSourceDetails, known: FeedValidators?
  ) throws -> FeedResponse {
    var details = details
    let hash = ContentHash.text(of: document.bytes)
    details.validators.contentHash = hash
    if known?.contentHash == hash { return .notModified(details) }
    do {
      return .feed(try feed(in: document), details)
    } catch FeedError.notAFeed(let found) {
      let candidates = discovery.candidates(in: document)
      guard !candidates.isEmpty else { throw FeedError.notAFeed(found: found) }
      return .page(candidates: candidates, details)
    }
  }
}

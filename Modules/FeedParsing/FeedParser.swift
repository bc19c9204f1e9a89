public import Feeds
public import LoadedLibraries

/// Reads feeds as the world writes them: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and
/// 1.1, and CDF.
///
/// What is broken is mended where it can be, and ``Feed/isRecovered`` says so. A field that can't
/// be read is absent, and takes nothing else with it.
public struct FeedParser: Sendable {
  private let limits: FeedParsingLimits
  private let stream: XMLStream

  /// - Throws: `MissingLibrary` where there is no libxml2.
  public init(limits: FeedParsingLimits = FeedParsingLimits()) throws(MissingLibrary) {
    self.limits = limits
    stream = XMLStream(libxml2: try XMLLibrary.shared.get().functions)
  }

  /// Reads a document, whose content decides what it is, whatever its carrier calls it.
  ///
  /// Works in time and memory proportional to the document.
  /// - Throws: ``FeedError/notAFeed(found:)``, ``FeedError/tooLarge(limit:)`` or
  ///   ``FeedError/unreadable(reason:)``.
  public func parse(_ document: FeedDocument) throws(FeedError) -> Feed {
    guard document.bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let text = DocumentText(document.bytes, contentType: document.contentType)
    let context = ParsingContext(
      size: text.bytes.count, encoding: text.encoding, isMended: text.isMended,
      address: document.address, limits: limits)
    switch DocumentKind(text, document: document.bytes) {
    case .json:
      return try JSONFeedReader(context).read(text)
    case .xml(let start, let condition):
      return try XMLFeedReader(context, stream).read(text, from: start, condition)
    case .other(let found):
      throw .notAFeed(found: found)
    }
  }
}

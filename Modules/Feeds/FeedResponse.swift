/// What a fetch found.
public enum FeedResponse: Sendable, Hashable {
  /// A feed that is new or changed.
  case feed(Feed, FeedSourceDetails)
  /// The document that the validators stand for: by the server's word (304), or because its bytes
  /// are the same.
  case notModified(FeedSourceDetails)
  /// A page, and the addresses at which it says or lets guess that feeds are, best first.
  case page(candidates: [String], FeedSourceDetails)
}

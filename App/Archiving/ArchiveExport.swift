import Articles

/// Writes out a store, part by part, so that never more than a part of it is held.
struct ArchiveExport {
  private enum Next {
    case feeds
    case pruned(after: ArticleID?)
    case articles(after: ArticleID?)
    case end
  }

  private let repository: any ArticleRepositoryInterface
  private let withPasswords: Bool
  private var next = Next.feeds
  private(set) var feeds = 0
  private(set) var articles = 0
  /// Feeds whose names and passwords were left out.
  private(set) var strippedFeeds = 0

  init(of repository: any ArticleRepositoryInterface, withPasswords: Bool) {
    self.repository = repository
    self.withPasswords = withPasswords
  }

  /// Some more lines; `nil` after the last.
  mutating func text() async throws -> String? {
    try Task.checkCancellation()
    switch next {
    case .feeds:
      next = .pruned(after: nil)
      return try await feedLines()
    case .pruned(let id):
      let pruned = try await repository.prunedArticles(after: id, limit: Self.prunedPerPart)
      next = pruned.last.map { .pruned(after: $0.id) } ?? .articles(after: nil)
      return try pruned.map { pruned in
        let shape = ArchiveLine.PrunedShape(
          id: pruned.id.rawValue, feedId: pruned.subscription.rawValue)
        return try ArchiveText.line(ArchiveLine(pruned: shape))
      }.joined()
    case .articles(let id):
      let part = try await repository.archivedArticles(after: id, limit: Self.articlesPerPart)
      articles += part.count
      next = part.last.map { .articles(after: $0.article.id) } ?? .end
      return try part.map { article in
        try ArchiveText.line(ArchiveLine(article: ArchivedArticleShape(article)))
      }.joined()
    case .end: return nil
    }
  }

  /// An article may have 16 MiB; most have a few KiB.
  private static let articlesPerPart = 100
  private static let prunedPerPart = 10_000

  private mutating func feedLines() async throws -> String {
    let subscriptions = try await repository.subscriptions()
    feeds = subscriptions.count
    if !withPasswords { strippedFeeds = subscriptions.count { $0.address != $0.displayAddress } }
    let header = ArchiveLine(archive: .init(version: ArchiveLine.Header.newestVersion))
    let lines = subscriptions.map { feed in
      ArchiveLine(feed: ArchivedFeedShape(feed, hasPassword: withPasswords))
    }
    return try ([header] + lines).map(ArchiveText.line).joined()
  }
}

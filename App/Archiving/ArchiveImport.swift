import Articles

/// Reads a store that was written out into another, a batch in each transaction: cut off anywhere, it can be
/// begun again, and passes over what is there.
struct ArchiveImport {
  private let repository: any ArticleRepositoryInterface
  private var batch = Archive()
  private var bytes = 0
  private(set) var summary = RestoreSummary()

  init(into repository: any ArticleRepositoryInterface) {
    self.repository = repository
  }

  /// Takes a line; what it has is saved later, with others.
  /// - Parameter bytes: how long it is.
  /// - Throws: ``ArchiveError/newerVersion(_:)``, or what the repository throws.
  mutating func take(_ line: ArchiveLine, bytes: Int) async throws {
    if let header = line.archive, header.version > ArchiveLine.Header.newestVersion {
      throw ArchiveError.newerVersion(header.version)
    }
    if let feed = line.feed { batch.subscriptions.append(feed.subscription) }
    if let pruned = line.pruned {
      batch.pruned.append(
        PrunedArticle(
          id: ArticleID(rawValue: pruned.id), subscription: SubscriptionID(rawValue: pruned.feedId))
      )
    }
    if let article = line.article { batch.articles.append(article.archived) }
    self.bytes += bytes
    if self.bytes >= Self.bytesPerBatch { try await save() }
  }

  /// Saves what was taken.
  mutating func save() async throws {
    guard batch != Archive() else { return }
    summary = summary + (try await repository.restore(batch))
    batch = Archive()
    bytes = 0
  }

  private static let bytesPerBatch = 4 << 20
}

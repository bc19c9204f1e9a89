/// One line of a store that was written out: it has one of these. "The JSON that scripts can rely on" in
/// Tools/Docs says what stands in each.
struct ArchiveLine: Codable {
  var archive: Header?
  var feed: ArchivedFeedShape?
  var pruned: PrunedShape?
  var article: ArchivedArticleShape?

  /// All that stand in it.
  var ids: [String] {
    [feed?.id, pruned?.id, pruned?.feedId, article?.id, article?.feedId].compactMap { $0 }
      + (article?.otherIds ?? [])
  }

  /// The first line.
  struct Header: Codable {
    /// Of what is written here: a reader refuses what is newer.
    static let newestVersion = 1

    var version: Int
  }

  /// What was pruned, so that it doesn't come back.
  struct PrunedShape: Codable {
    var id: String
    var feedId: String
  }
}

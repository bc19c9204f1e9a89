import Arguments
import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which articles a command is about.
struct FilterOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Unread articles alone.")
  var unread = false

  @Flag(name: .shortAndLong, help: "Starred articles alone.")
  var starred = false

  @Option(
    name: .shortAndLong,
    help: "Articles of one feed: its id, its address, or a unique part of its title.")
  var feed: String?

  @Option(name: .shortAndLong, help: "Articles with a tag, or of feeds with it.")
  var tag: String?

  @Option(
    help: ArgumentHelp(
      "Articles from then on: a date, or how long ago (12h, 7d, 2w).", valueName: "date"))
  var since: PointInTime?

  @Option(help: ArgumentHelp("Articles from before then.", valueName: "date"))
  var before: PointInTime?

  /// The query that these options make.
  func query(in repository: any ArticleRepositoryInterface) async throws -> ArticleQuery {
    var query = ArticleQuery(
      isUnread: unread ? true : nil, isStarred: starred ? true : nil, tag: tag,
      since: since?.date, before: before?.date)
    if let feed {
      query.subscription = try FeedSelector(try await repository.subscriptions())
        .feed(named: feed).id
    }
    return query
  }
}

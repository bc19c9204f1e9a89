import Articles
import Benchmarking

/// What `time-refresh` and `time-postgres` need besides the program itself. Each line is one process; a
/// store is a file's path, or a server's address in a build with the trait Postgres:
///
///     RefreshBenchmark feeds FOLDER ADDRESS FEEDS ARTICLES
///     RefreshBenchmark floor FOLDER ADDRESS STORE [BATCH AUTOMERGE]
///     RefreshBenchmark save FOLDER ADDRESS STORE
///     RefreshBenchmark fill STORE ARTICLES
///     RefreshBenchmark words
@main
enum RefreshBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("feeds"?, 6):
      try ServedFeeds(folder: arguments[2], address: arguments[3])
        .generate(count: Int(arguments[4]) ?? 0, items: Int(arguments[5]) ?? 0)
    case ("floor"?, 5), ("floor"?, 7):
      let feeds = ServedFeeds(folder: arguments[2], address: arguments[3])
      let settings = arguments.dropFirst(5).compactMap(Int.init)
      let floor = try await SQLiteFloor(path: arguments[4], automerge: settings.last ?? 0)
      try measure(floor, feeds, batch: settings.first ?? 20)
    case ("save"?, 5):
      try await save(
        ServedFeeds(folder: arguments[2], address: arguments[3]),
        into: MeasuredStore.at(arguments[4]))
    case ("fill"?, 4):
      var store = LargeStore(in: MeasuredStore.at(arguments[2]))
      try await store.fill(Int(arguments[3]) ?? 0)
    case ("words"?, 2):
      print(FeedGenerator.rareWord(3), FeedGenerator.commonWord)
    default:
      print("usage: RefreshBenchmark feeds|floor|save|fill|words ...")
    }
  }

  /// So many a refresh has under way where each answers soon.
  private static let feedsAtOnce = 16

  /// Prints seconds, processor seconds, and how many articles were saved.
  private static func save(
    _ feeds: ServedFeeds, into repository: any ArticleRepositoryInterface
  ) async throws {
    var saving = StoreSaving(into: repository)
    var names = try feeds.names()[...]
    while !names.isEmpty {
      try await saving.save(
        names.prefix(feedsAtOnce).map { (feeds.address(of: $0), try feeds.drafts($0)) })
      names = names.dropFirst(feedsAtOnce)
    }
    try await saving.finish()
    print(saving.time / .seconds(1), saving.processorSeconds, saving.articleCount)
  }

  /// Prints seconds, processor seconds, and how many bytes the articles are.
  private static func measure(_ floor: SQLiteFloor, _ feeds: ServedFeeds, batch: Int) throws {
    var floor = floor
    var byteCount = 0
    var names = try feeds.names()[...]
    while !names.isEmpty {
      let indexed = try names.prefix(batch).map(feeds.indexed)
      names = names.dropFirst(batch)
      byteCount += indexed.reduce(0) { $0 + $1.byteCount }
      try floor.insert(indexed)
    }
    try floor.finish()
    print(floor.time / .seconds(1), floor.processorSeconds, byteCount)
  }
}

import Articles
// locator:ignore imports-implementation: what is measured is this implementation
import ArticlesSQLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Times what the store does. Each line is one process:
///
///     StoreBenchmark PATH fill FEEDS ARTICLES WORDS
///     StoreBenchmark PATH compare FEEDS ARTICLES WORDS
///     StoreBenchmark PATH list
///     StoreBenchmark PATH search WORD
///     StoreBenchmark PATH feeds
@main
enum StoreBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, let command = arguments.dropFirst().first else {
      return print("usage: StoreBenchmark PATH fill|compare|list|search|feeds ...")
    }
    let operands = Array(arguments.dropFirst(2))
    let repository = SQLiteArticleRepository(path: path, plainText: plainText)
    let start = ContinuousClock.now
    let done: String
    switch (command, operands.count) {
    case ("fill", 3):
      done = try await fill(repository, operands.compactMap(Int.init)).text
    case ("compare", 3):
      done = try await compare(repository, path, operands.compactMap(Int.init))
    case ("list", 0):
      let query = ArticleQuery(isUnread: true, limit: 50)
      done = "listed \(try await repository.articlesList(query).count)"
    case ("search", 1):
      let query = SearchQuery(operands[0])
      done = "found \(try await repository.search(query, limit: 20).count)"
    case ("feeds", 0):
      done = "\(try await repository.subscriptions().count) subscriptions"
    default:
      return print("unknown: \(command)")
    }
    print("\(done) in \(ContinuousClock.now - start)")
  }

  /// The store, and beside it the least that SQLite takes, in turns.
  private static func compare(
    _ repository: SQLiteArticleRepository, _ path: String, _ sizes: [Int]
  ) async throws -> String {
    guard sizes.count == 3 else { return "nothing to compare" }
    var floor = try SQLiteFloor(path: path + ".floor", plainText: plainText)
    var floorTime = Duration.zero
    let filled = try await fill(repository, sizes) { drafts, subscription in
      floorTime += try ContinuousClock().measure { try floor.insert(drafts, of: subscription) }
    }
    floorTime += try ContinuousClock().measure { try floor.finish() }
    return "\(filled.text) floor \(floorTime), ratio \(filled.time / floorTime),"
  }

  /// Saves, and indexes what waits as a refresh does at its end. The time is that of the store alone.
  private static func fill(
    _ repository: SQLiteArticleRepository, _ sizes: [Int],
    beside body: ([ArticleDraft], SubscriptionID) throws -> Void = { _, _ in }
  ) async throws -> (text: String, time: Duration) {
    guard sizes.count == 3 else { return ("nothing to fill", .zero) }
    var text = ArticleText()
    var bytes = 0
    var time = Duration.zero
    let clock = ContinuousClock()
    for feed in 0..<sizes[0] {
      let drafts = (0..<sizes[1]).map { number in
        draft(feed: feed, number: number, of: sizes, &text)
      }
      bytes += drafts.reduce(0) { $0 + ($1.content.html?.utf8.count ?? 0) }
      let subscription = try await repository.subscribe(
        to: "https://example.org/\(feed).xml", title: "Feed \(feed)", tags: [])
      let start = clock.now
      _ = try await repository.save(
        .changed(FetchedFeed(articles: drafts)), for: subscription.id,
        at: Self.start.addingTimeInterval(Double(feed)))
      time += clock.now - start
      try body(drafts, subscription.id)
    }
    time += try await clock.measure { try await repository.finishSaving() }
    let size = try await repository.statistics().sizeInBytes ?? 0
    return (
      "\(sizes[0] * sizes[1]) articles, \(bytes) bytes of HTML in \(size) bytes, store \(time),",
      time
    )
  }

  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  private static func draft(
    feed: Int, number: Int, of sizes: [Int], _ text: inout ArticleText
  ) -> ArticleDraft {
    ArticleDraft(
      identity: "https://example.org/\(feed)/\(number)", title: text.words(8),
      link: "https://example.org/\(feed)/\(number)",
      published: start.addingTimeInterval(-Double((number * sizes[0] + feed) * 60)),
      content: ArticleContent(html: text.html(words: sizes[2])))
  }

  @Sendable private static func plainText(_ html: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(html.utf8.count)
    var isText = true
    for byte in html.utf8 {
      switch byte {
      case UInt8(ascii: "<"): isText = false
      case UInt8(ascii: ">"): isText = true
      default: if isText { text.append(byte) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

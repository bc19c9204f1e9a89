import Articles
import Contracts
import Foundation

@testable import ArticlesSQLite

/// A store of a test's own, in a folder that goes with it.
struct TestStore {
  static let address = "https://example.org/feed.xml"
  static let id = SubscriptionID(address: address)
  static let time = Date(timeIntervalSince1970: 1_800_000_000)

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.path + "/articles.sqlite" }

  /// A repository on the store that has opened nothing yet.
  func repository(
    migrations: [Migration] = Schema.migrations, patience: Duration = .seconds(30)
  ) -> SQLiteArticleRepository {
    SQLiteArticleRepository(
      path: path, migrations: migrations, patience: patience,
      plainText: ArticleRepositoryContract.plainText)
  }

  /// Drafts whose texts are about as long as real ones.
  static func drafts(_ count: Int, of feed: Int = 0) -> [ArticleDraft] {
    (0..<count).map { number in
      ArticleDraft(
        identity: "\(feed)-\(number)", title: "Article \(number)",
        published: time.addingTimeInterval(-Double(number)),
        content: ArticleContent(
          html: (0..<300).map { "<b>word\($0 * 7 % 91)</b> x\(feed)y\(number)z\($0)" }
            .joined(separator: " ")))
    }
  }
}

extension SQLiteArticleRepository {
  func fill(_ count: Int, feed: Int = 0) async throws {
    let subscription = try await subscribe(
      to: feed == 0 ? TestStore.address : "https://example.org/\(feed).xml", title: nil, tags: [])
    _ = try await save(
      .changed(FetchedFeed(articles: TestStore.drafts(count, of: feed))), for: subscription.id,
      at: TestStore.time)
  }
}

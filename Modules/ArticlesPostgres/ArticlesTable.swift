#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import Words

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Articles as lists show them. Dates are seconds since 2001 (UTC).
  ///
  /// Every index ends with the sort date, so that a list walks one of them and stops at its limit; those
  /// of unread and starred articles hold no others, and so stay small.
  struct ArticlesTable {
    static let schema = """
      CREATE TABLE articles (
        id text COLLATE "C" PRIMARY KEY,
        subscription integer NOT NULL REFERENCES subscriptions (number) ON DELETE CASCADE,
        title text,
        link text,
        authors text[] NOT NULL,
        tags text[] NOT NULL,
        tag_keys text[] NOT NULL,
        summary text,
        published double precision,
        modified double precision,
        first_seen double precision NOT NULL,
        sort_date double precision NOT NULL,
        is_read boolean NOT NULL DEFAULT false,
        is_starred boolean NOT NULL DEFAULT false,
        is_updated boolean NOT NULL DEFAULT false
      );
      CREATE INDEX articles_by_date ON articles (sort_date);
      CREATE INDEX articles_by_subscription ON articles (subscription, sort_date);
      CREATE INDEX articles_unread ON articles (sort_date) WHERE NOT is_read;
      CREATE INDEX articles_unread_by_subscription ON articles (subscription, sort_date)
        WHERE NOT is_read;
      CREATE INDEX articles_starred ON articles (sort_date) WHERE is_starred;
      """

    /// What ``article(_:)`` reads, of `articles a` joined with `subscriptions s`.
    static let columns = """
      a.id, s.id, s.title, a.title, a.link, a.authors, a.tags, a.summary, a.published, a.modified,
      a.first_seen, a.is_read, a.is_starred, a.is_updated
      """

    static let columnCount = 14

    let connection: Connection

    static func article(_ row: Row) -> Article {
      Article(
        id: ArticleID(rawValue: row[0]), subscription: SubscriptionID(rawValue: row[1]),
        feedTitle: row[2], title: row[3], link: row[4], authors: row[5], tags: row[6],
        summary: row[7], published: row.date(8), modified: row.date(9),
        firstSeen: Date(timeIntervalSinceReferenceDate: row[10]), isRead: row[11],
        isStarred: row[12], isUpdated: row[13])
    }

    /// The statement that lists what a query selects: many articles may have the last one's date, and so
    /// feeds are looked up after all are counted off.
    static func listing(_ query: ArticleQuery) -> Query {
      let selection = ArticleSelection(query)
      let order = "ORDER BY a.sort_date \(query.order == .newest ? "DESC" : "ASC"), a.id"
      let limit = query.limit.map { "LIMIT \(max($0, 0))" } ?? ""
      return Query(
        """
        SELECT \(columns) FROM (
          SELECT * FROM articles a WHERE \(selection.condition) \(order) \(limit)
        ) a JOIN subscriptions s ON s.number = a.subscription \(order)
        """, selection.values)
    }

    func list(_ query: ArticleQuery) throws -> [Article] {
      try connection.run([Self.listing(query)])[0].map(Self.article)
    }

    /// - Parameter articles: each with the number of its subscription.
    func insert(_ articles: [(article: Article, subscription: Int)]) throws {
      try connection.copy(
        into: """
          articles (id, subscription, title, link, authors, tags, tag_keys, summary, published,
            modified, first_seen, sort_date, is_read, is_starred, is_updated)
          """,
        articles.lazy.map { article, subscription in
          [article.id.rawValue, subscription] + Self.feedValues(of: article) + [
            article.firstSeen.timeIntervalSinceReferenceDate,
            article.sortDate.timeIntervalSinceReferenceDate, article.isRead, article.isStarred,
            article.isUpdated,
          ]
        })
    }

    /// Writes what a feed can change, and whether it was updated.
    static func updating(_ article: Article) -> Query {
      Query(
        """
        UPDATE articles SET title = $2, link = $3, authors = $4, tags = $5, tag_keys = $6,
          summary = $7, published = $8, modified = $9, sort_date = $10, is_updated = $11
        WHERE id = $1
        """,
        [article.id.rawValue] + feedValues(of: article) + [
          article.sortDate.timeIntervalSinceReferenceDate, article.isUpdated,
        ])
    }

    /// - Returns: how many changed.
    func mark(_ mark: ArticleMark, _ query: ArticleQuery) throws -> Int {
      let selection = ArticleSelection(query)
      let (change, unmarked) =
        switch mark {
        case .read: ("is_read = true, is_updated = false", "(NOT a.is_read OR a.is_updated)")
        case .unread: ("is_read = false", "a.is_read")
        case .starred: ("is_starred = true", "NOT a.is_starred")
        case .unstarred: ("is_starred = false", "a.is_starred")
        }
      return try connection.run(
        "UPDATE articles a SET \(change) WHERE \(unmarked) AND \(selection.condition)",
        selection.values
      ).changedCount
    }

    private static func feedValues(of article: Article) -> [any PostgreSQLValue] {
      [
        article.title, article.link, article.authors, article.tags,
        article.tags.map { Folding.fold($0) }, article.summary,
        article.published?.timeIntervalSinceReferenceDate,
        article.modified?.timeIntervalSinceReferenceDate,
      ]
    }
  }
#endif

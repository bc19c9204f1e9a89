#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// What a store knows of the articles that a fetch brought.
  struct StoredArticles {
    struct Stored {
      var article: Article
      var content: ArticleContent
    }

    private var articles: [ArticleID: Stored] = [:]
    private var aliases: [ArticleID: ArticleID] = [:]
    private let tombstones: Set<ArticleID>

    /// What is to be read of them.
    static func reading(_ drafts: [ArticleDraft], of subscription: SubscriptionID) -> [Query] {
      let ids = drafts.flatMap { draft in
        [draft.identity, draft.identityBeforeHTTPS].compactMap { $0 }
          .map { ArticleID(subscription: subscription, identity: $0).rawValue }
      }
      return [selecting(ids), AliasesTable.selecting(ids), TombstonesTable.selecting(ids)]
    }

    /// - Parameter answers: to the queries of ``reading(_:of:)``.
    init(_ answers: ArraySlice<Rows>) {
      let answers = Array(answers)
      let stored = answers[0].map { row in
        Stored(
          article: ArticlesTable.article(row),
          content: ContentsTable.content(row, from: ArticlesTable.columnCount))
      }
      articles = Dictionary(stored.map { ($0.article.id, $0) }) { first, _ in first }
      let pairs = answers[1].map { (ArticleID(rawValue: $0[0]), ArticleID(rawValue: $0[1])) }
      aliases = Dictionary(pairs) { first, _ in first }
      tombstones = Set(answers[2].map { ArticleID(rawValue: $0[0]) })
    }

    /// The article that has the id, or had it as another one.
    subscript(id: ArticleID) -> Stored? {
      get { articles[id] ?? aliases[id].flatMap { articles[$0] } }
      set { articles[id] = newValue }
    }

    func isPruned(_ id: ArticleID) -> Bool { tombstones.contains(id) }

    private static func selecting(_ ids: [String]) -> Query {
      Query(
        """
        SELECT \(ArticlesTable.columns), \(ContentsTable.columns) FROM articles a
        JOIN subscriptions s ON s.number = a.subscription JOIN contents c ON c.article = a.id
        WHERE a.id IN (SELECT unnest($1::text[])
          UNION SELECT article FROM aliases WHERE aliases.id = ANY ($1::text[]))
        """, [ids])
    }
  }
#endif

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
    static func reading(_ ids: [ArticleID]) -> [Query] {
      let ids = ids.map(\.rawValue)
      return [selecting(ids), AliasesTable.selecting(ids), TombstonesTable.selecting(ids)]
    }

    /// - Parameter answers: to the queries of ``reading(_:)``.
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

    /// Those of the ids that an article has, or had before it was pruned.
    static func known(_ ids: [ArticleID], on connection: Connection) throws -> Set<ArticleID> {
      let rows = try connection.run(
        """
        SELECT id FROM articles WHERE id = ANY ($1)
        UNION ALL SELECT id FROM aliases WHERE id = ANY ($1)
        UNION ALL SELECT id FROM tombstones WHERE id = ANY ($1)
        """, [ids.map(\.rawValue)])
      return Set(rows.map { ArticleID(rawValue: $0[0]) })
    }

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

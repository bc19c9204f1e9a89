#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import TextSearch

  /// Looks for words in titles and texts.
  struct Search {
    let connection: Connection
    let plainText: (String) -> String

    /// Compares the newest that match. A word in the title counts for eight.
    private static func statement(newest: Order) -> String {
      """
      WITH newest AS (\(newest.sql)), best AS (
        SELECT n.article, n.sort_date,
          ts_rank('{0.125, 0.125, 0.125, 1}', n.words, $2::tsquery, 1) AS rank
        FROM newest n ORDER BY rank DESC, n.sort_date DESC, n.article LIMIT $4::integer
      )
      SELECT \(ArticlesTable.columns), c.html, c.text FROM best
      JOIN contents c ON c.article = best.article JOIN articles a ON a.id = best.article
      JOIN subscriptions s ON s.number = a.subscription
      ORDER BY best.rank DESC, best.sort_date DESC, best.article
      """
    }

    /// How the newest that match are found.
    private enum Order {
      /// By going through articles by their dates until enough have matched.
      case byDate
      /// By going through all that match.
      case byWord

      var sql: String {
        switch self {
        // To weigh none of its words copies an article's words into memory: the server else reads them from
        // their pages twice, to match and to rank.
        case .byDate:
          """
          SELECT * FROM (
            SELECT c.article, c.sort_date, setweight(c.words, 'A', '{}') AS words FROM contents c
            ORDER BY c.sort_date DESC OFFSET 0
          ) c WHERE c.words @@ $1::tsquery LIMIT $3::integer
          """
        // An expression is in no index.
        case .byWord:
          """
          SELECT c.article, c.sort_date, c.words FROM contents c WHERE c.words @@ $1::tsquery
          ORDER BY c.sort_date + 0 DESC, c.article LIMIT $3::integer
          """
        }
      }

      /// What has to hold while the statement is planned, up to the end of its transaction. The server would
      /// sort all articles with their words rather than take them in the index's order; and, as it can't do
      /// without sorting those that it ranks, would think the statement so dear that it's worth compiling.
      var settings: [Query] {
        switch self {
        case .byDate:
          [Query("SELECT set_config('enable_sort', 'off', true), set_config('jit', 'off', true)")]
        case .byWord: []
        }
      }
    }

    /// The server knows how many articles will match, but takes looking into one for as cheap as comparing two
    /// numbers, and so would go through far too many. To go through all that match costs about an eighth, each,
    /// of looking into one.
    private func order(_ expression: SearchExpression) throws -> Order {
      let plan = try connection.run([
        Query(
          "EXPLAIN SELECT 1 FROM contents WHERE words @@ $1::tsquery", [expression.condition],
          planning: .eachTime),
        Query("SELECT reltuples FROM pg_class WHERE oid = 'contents'::regclass"),
      ])
      let text = plan[0].first { $0[0] as String } ?? ""
      let rows = text.firstRange(of: "rows=").map {
        text[$0.upperBound...].prefix(while: \.isNumber)
      }
      let matching = rows.flatMap { Double($0) } ?? 0
      let all = plan[1].first { $0[0] as Double } ?? 0
      let lookingInto = 8 * all / max(matching, 1) * Double(SearchQuery.rankedCount)
      return matching > lookingInto ? .byDate : .byWord
    }

    func hits(_ expression: SearchExpression, limit: Int) throws -> [SearchHit] {
      let limit = min(limit, Int(Int32.max))
      let order = try order(expression)
      let query = Query(
        Self.statement(newest: order),
        [
          expression.condition, expression.ranking, max(limit, SearchQuery.rankedCount), limit,
        ], planning: .eachTime)
      return try connection.run(order.settings + [query])[order.settings.count].map { row in
        let article = ArticlesTable.article(row)
        let content = ArticleContent(
          html: row[ArticlesTable.columnCount], text: row[ArticlesTable.columnCount + 1])
        let text = SearchableText(
          title: article.title, content: content, summary: article.summary, plainText)
        return SearchHit(
          article: article, snippet: Snippet.pieces(of: text, for: expression.wanted))
      }
    }
  }
#endif

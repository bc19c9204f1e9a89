#if Postgres
  internal import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// What stands in articles, apart from them, so that lists don't read past it, and marking doesn't touch
  /// the index of its words.
  ///
  /// Words aren't compressed, as a search reads hundreds of articles' to rank them; and they go into their index
  /// 32 MB at a time, which costs far less than at each save.
  struct ContentsTable {
    static let schema = """
      CREATE TABLE contents (
        article text COLLATE "C" PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
        html text,
        text text,
        image text,
        language text,
        external_link text,
        attachments text,
        sort_date double precision NOT NULL,
        words tsvector NOT NULL
      );
      ALTER TABLE contents ALTER words SET STORAGE EXTERNAL;
      CREATE INDEX contents_by_date ON contents (sort_date);
      CREATE INDEX contents_by_word ON contents USING gin (words)
        WITH (gin_pending_list_limit = 32768);
      """

    /// Since version 2 a word has no letter that is only another one written otherwise, as in `Word`.
    static let foldingVariants = """
      UPDATE contents SET words = translate(words::text, 'µſςϐϑϕϖϰϱϵ', 'μsσβθφπκρε')::tsvector
      WHERE words::text ~ '[µſςϐϑϕϖϰϱϵ]';
      """

    /// What ``content(_:from:)`` reads, of `contents c`.
    static let columns = "c.html, c.text, c.image, c.language, c.external_link, c.attachments"

    static let columnCount = 6

    let connection: Connection

    /// - Parameter first: the first of ``columns`` in the row.
    static func content(_ row: Row, from first: Int = 0) -> ArticleContent {
      ArticleContent(
        html: row[first], text: row[first + 1], image: row[first + 2], language: row[first + 3],
        externalLink: row[first + 4], attachments: ListColumn.list(row[first + 5]))
    }

    func content(of article: ArticleID) throws -> ArticleContent? {
      try connection.run(
        "SELECT \(Self.columns) FROM contents c WHERE c.article = $1", [article.rawValue]
      ).first { Self.content($0) }
    }

    func insert(_ contents: [IndexedContent]) throws {
      let rows = try contents.map { try Self.values(of: $0) }
      try connection.copy(
        into: """
          contents (article, html, text, image, language, external_link, attachments, sort_date,
            words)
          """, rows)
    }

    static func updating(_ content: IndexedContent) throws -> Query {
      Query(
        """
        UPDATE contents SET html = $2, text = $3, image = $4, language = $5, external_link = $6,
          attachments = $7, sort_date = $8, words = $9::tsvector
        WHERE article = $1
        """, try values(of: content))
    }

    /// Puts new words from the list where saves leave them into the index itself; a search reads through all
    /// of that list.
    static let finishingIndex = Query(
      "SELECT gin_clean_pending_list('contents_by_word'::regclass)")

    private static func values(of indexed: IndexedContent) throws -> [any PostgreSQLValue] {
      let content = indexed.content
      return [
        indexed.article.rawValue, content.html, content.text, content.image, content.language,
        content.externalLink, try ListColumn.text(content.attachments),
        indexed.sortDate.timeIntervalSinceReferenceDate, indexed.words,
      ]
    }
  }
#endif

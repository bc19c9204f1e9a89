#if Postgres
  import Articles
  import Foundation
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("A store in PostgreSQL keeps")
  struct TextTests {
    private let database: TestDatabase

    init() throws {
      database = try TestDatabase()
    }

    private static let odd =
      "NUL\0, U+F8D0 \u{F8D0}0\u{F8D0}, \\ \\N \\. \t \r \n 'quotes\" {a,b} ü 日本語 👩‍🚀 e\u{301}"

    @Test("any text, in every column")
    func odd() async throws {
      let odd = Self.odd
      let repository = database.repository()
      let draft = ArticleDraft(
        identity: "a", title: odd, link: odd, authors: [odd, "", "NULL"], tags: [odd, "{}"],
        summary: odd,
        content: ArticleContent(
          html: odd, text: odd, image: odd, language: odd, externalLink: odd,
          attachments: [ArticleAttachment(address: odd)]))
      let subscription = try await repository.subscribe(
        to: [SubscriptionDraft(address: odd, title: odd, homePage: odd, tags: [odd, "NULL"])])[0]
      let feed = FetchedFeed(
        validators: FetchValidators(entityTag: odd, lastModified: odd, contentHash: odd),
        articles: [draft])
      _ = try await repository.save(.changed(feed), for: subscription.id, at: TestDatabase.time)
      let stored = try await repository.subscriptions()[0]
      #expect(stored.validators == feed.validators)
      #expect([stored.address, stored.title, stored.homePage] == [odd, odd, odd])
      #expect(stored.tags == [odd, "NULL"])
      let archived = try await repository.archivedArticles(after: nil, limit: 1)[0]
      #expect(archived.content == draft.content)
      let article = archived.article
      #expect([article.title, article.link, article.summary] == [odd, odd, odd])
      #expect(article.authors == draft.authors && article.tags == draft.tags)
    }

    @Test("the same when the environment asks for another encoding or time zone")
    func environment() async throws {
      let address = database.address + "%20-ctimezone%3DAsia/Kathmandu%20-cDateStyle%3DGerman"
      let foreign = PostgresArticleRepository(address: address + "&client_encoding=LATIN1") { $0 }
      try await foreign.fill(1, html: "Zürich 日本語")
      let mine = try await database.repository().archivedArticles(after: nil, limit: 1)
      #expect(mine.map(\.content.html) == ["<p>Zürich 日本語 x0</p>"])
      #expect(mine.map(\.article.published) == [TestDatabase.time])
      #expect(try await foreign.archivedArticles(after: nil, limit: 1) == mine)
    }

    @Test("an article of 16 MiB, and finds it by its first and its last word")
    func large() async throws {
      let text = "first \((0..<30_000).map { "w\($0)" }.joined(separator: " ")) last"
      let image = String(repeating: "iVBORw0KGgo/", count: (16 << 20) / 12 - text.utf8.count / 12)
      let html = "<img src='data:image/png;base64,\(image)'>\(text)"
      let repository = PostgresArticleRepository(address: database.address) { _ in text }
      try await repository.fill(1, html: html)
      #expect(
        try await repository.archivedArticles(after: nil, limit: 1).map(\.content.html)
          == ["<p>\(html) x0</p>"])
      for word in ["first", "last", "\"first w0 w1\"", "w29999"] {
        #expect(try await repository.search(SearchQuery(word), limit: 1).count == 1)
      }
    }

    @Test("as many different words of an article as the server takes, the first ones")
    func manyWords() async throws {
      let html = (0..<80_000).map { "word\($0)" }.joined(separator: " ")
      let repository = database.repository()
      try await repository.fill(1, html: html)
      #expect(try await repository.search(SearchQuery("\"word0 word1\""), limit: 1).count == 1)
      #expect(try await repository.search(SearchQuery("word20000"), limit: 1).count == 1)
    }

    @Test("a word of any length")
    func longWord() async throws {
      let word = String(repeating: "ab", count: 5_000)
      let repository = database.repository()
      try await repository.fill(1, html: word)
      #expect(try await repository.search(SearchQuery(word), limit: 1).count == 1)
    }

    @Test("nothing in a database of another encoding, and says how to make one")
    func otherEncoding() async throws {
      let connection = try database.connection()
      let name = "latin_" + UUID().uuidString.prefix(8).lowercased()
      try connection.execute(
        "CREATE DATABASE \(name) ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'")
      defer { try? connection.execute("DROP DATABASE \(name) WITH (FORCE)") }
      let base = database.address.prefix { $0 != "?" }
      let address = String(base.replacing(/[^\/]+$/, with: name))
      let repository = PostgresArticleRepository(address: address) { $0 }
      await #expect(
        throws: ArticleRepositoryError.cannotReach(
          location: ServerAddress(address).description,
          reason:
            "its encoding is SQL_ASCII, which can't keep all text. Make one with: createdb --encoding UTF8 --template template0"
        )
      ) { try await repository.subscriptions() }
    }
  }
#endif

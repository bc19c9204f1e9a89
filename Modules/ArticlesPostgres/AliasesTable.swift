#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// Other ids under which a feed now has an article: those of its https identities.
  struct AliasesTable {
    static let schema = """
      CREATE TABLE aliases (
        id text COLLATE "C" PRIMARY KEY,
        article text COLLATE "C" NOT NULL REFERENCES articles (id) ON DELETE CASCADE
      );
      CREATE INDEX aliases_by_article ON aliases (article);
      """

    static func selecting(_ ids: [String]) -> Query {
      Query("SELECT id, article FROM aliases WHERE id = ANY ($1)", [ids])
    }

    static func inserting(_ alias: ArticleID, of article: ArticleID) -> Query {
      Query(
        "INSERT INTO aliases (id, article) VALUES ($1, $2)", [alias.rawValue, article.rawValue])
    }
  }
#endif

import Articles
// locator:ignore imports-implementation: what is measured is this implementation
import ArticlesSQLite
import HTMLText

#if Postgres
  // locator:ignore imports-implementation: what is measured is this implementation
  import ArticlesPostgres
#endif

/// What is measured: the store in a file or, where this was built with the trait Postgres, on a server.
enum MeasuredStore {
  static func at(_ place: String) -> any ArticleRepositoryInterface {
    #if Postgres
      if place.hasPrefix("postgres://") {
        return PostgresArticleRepository(address: place, plainText: plainText)
      }
    #endif
    return SQLiteArticleRepository(path: place, plainText: plainText)
  }

  @Sendable private static func plainText(_ html: String) -> String {
    HTMLFragment(html).plainText
  }
}

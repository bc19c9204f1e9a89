#if Postgres
  internal import Articles
  internal import TextSearch

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// What stands in an article, with the words that a search finds it by.
  struct IndexedContent {
    let article: ArticleID
    let content: ArticleContent
    let sortDate: Date
    /// As a `tsvector` is written.
    let words: String

    init(_ article: Article, _ content: ArticleContent, plainText: (String) -> String) {
      let searched = SearchedText(
        title: article.title, content: content, summary: article.summary, plainText)
      self.init(article, content, WordVector(searched))
    }

    init(_ article: Article, _ content: ArticleContent, _ words: WordVector) {
      self.article = article.id
      self.content = content
      sortDate = article.sortDate
      self.words = words.text
    }
  }
#endif

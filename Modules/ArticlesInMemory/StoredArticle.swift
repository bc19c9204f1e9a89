internal import Articles
internal import TextSearch

/// An article with all that belongs to it.
struct StoredArticle {
  var article: Article
  var content: ArticleContent
  var text: SearchableText
}

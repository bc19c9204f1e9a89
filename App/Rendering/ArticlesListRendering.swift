import Articles
import Interactor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of articles, and how current it is.
struct ArticlesListRendering: Rendering {
  struct Shape: Encodable {
    var articles: [ArticleShape]
    var asOf: Date?
    var isConnected: Bool
  }

  private let served: ServedArticles

  init(_ served: ServedArticles) {
    self.served = served
  }

  var shape: Shape {
    Shape(articles: lineShapes, asOf: served.asOf, isConnected: served.isConnected)
  }

  var lineShapes: [ArticleShape] { served.articles.map(ArticleShape.init) }

  func text(in style: TextStyle) -> String {
    guard style.columns != nil else { return table(in: style) }
    guard !served.articles.isEmpty else {
      let hint = served.asOf == nil ? " Follow a feed: articles add https://..." : ""
      return "Nothing to show; \(age(in: style)).\(hint)"
    }
    let count = served.articles.count == 1 ? "1 article" : "\(served.articles.count) articles"
    return "\(table(in: style))\n\(style.dim("\(count), \(age(in: style))"))"
  }

  private func age(in style: TextStyle) -> String {
    guard let asOf = served.asOf else { return "never refreshed" }
    let age = "as of \(DateText.relative(asOf, to: style.now))"
    return served.isConnected ? age : "\(age), offline"
  }

  private func table(in style: TextStyle) -> String {
    Table(
      columns: [
        .init(title: "ID") { $0.dim($1) },
        .init(title: "DATE"),
        .init(title: " "),
        .init(title: "FEED", isFlexible: true) { $0.dim($1) },
        .init(title: "TITLE", isFlexible: true) { $0.bold($1) },
      ],
      rows: served.articles.map { row($0, in: style) }
    ).text(in: style)
  }

  private func row(_ article: Article, in style: TextStyle) -> [String] {
    let date = article.published ?? article.firstSeen
    return [
      article.id.short,
      style.columns == nil
        ? date.formatted(.iso8601) : DateText.relative(date, to: style.now),
      article.flags,
      article.feedTitle,
      article.displayTitle,
    ]
  }
}

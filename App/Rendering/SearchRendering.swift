import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a search found.
struct SearchRendering: Rendering {
  struct Shape: Encodable {
    var hits: [HitShape]
  }

  struct HitShape: Encodable {
    var article: ArticleShape
    /// The matching place; what matched stands between `**`.
    var snippet: String
  }

  private let hits: [SearchHit]

  init(_ hits: [SearchHit]) {
    self.hits = hits
  }

  var shape: Shape { Shape(hits: lineShapes) }

  var lineShapes: [HitShape] {
    hits.map { HitShape(article: ArticleShape($0.article), snippet: plain($0.snippet)) }
  }

  func text(in style: TextStyle) -> String {
    guard style.columns != nil else {
      return Table(
        columns: ["id", "date", "feed", "title", "snippet"].map { .init(title: $0) },
        rows: hits.map { hit in
          let date = hit.article.published ?? hit.article.firstSeen
          return [
            hit.article.id.short, date.formatted(.iso8601), hit.article.feedTitle,
            hit.article.displayTitle, plain(hit.snippet),
          ]
        }
      ).text(in: style)
    }
    guard !hits.isEmpty else { return "Nothing found." }
    return hits.map { block($0, in: style) }.joined(separator: "\n\n")
  }

  private func block(_ hit: SearchHit, in style: TextStyle) -> String {
    let article = hit.article
    let date = DateText.relative(article.published ?? article.firstSeen, to: style.now)
    let head = "\(article.id.short)  \(style.bold(style.foreign(article.displayTitle)))"
    let origin = style.dim("\(style.foreign(article.feedTitle)), \(date)")
    let snippet = hit.snippet.map { piece in
      let text = style.foreign(piece.text)
      return piece.isMatch ? style.warning(text) : text
    }
    return "\(head)\n\(origin)\n\(snippet.joined())"
  }

  private func plain(_ snippet: [SearchHit.Piece]) -> String {
    snippet.map { $0.isMatch ? "**\($0.text)**" : $0.text }.joined()
  }
}

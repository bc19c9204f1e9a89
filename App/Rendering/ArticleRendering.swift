import Articles
import HTMLText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A whole article, to read.
struct ArticleRendering: Rendering {
  struct Shape: Encodable {
    var article: ArticleShape
    var contentHtml: String?
    var contentText: String?
    var image: String?
    var language: String?
    var externalUrl: String?
    var attachments: [ArticleAttachment]
  }

  private let article: Article
  private let content: ArticleContent

  init(_ article: Article, _ content: ArticleContent) {
    self.article = article
    self.content = content
  }

  var shape: Shape {
    Shape(
      article: ArticleShape(article), contentHtml: content.html, contentText: content.text,
      image: content.image, language: content.language, externalUrl: content.externalLink,
      attachments: content.attachments)
  }

  func text(in style: TextStyle) throws -> String {
    [head(in: style), try body(in: style), attachments(in: style)]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(in style: TextStyle) -> String {
    let date = article.published.map { DateText.minute($0) }
    let origin = [article.feedTitle, article.authors.joined(separator: ", "), date ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    // Where there is none, the text itself follows.
    let title = article.title ?? ""
    let lines = [
      style.bold(style.foreign(title)), style.dim(style.foreign(origin)),
      article.link.map { style.dim(style.foreign($0)) } ?? "",
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func body(in style: TextStyle) throws -> String {
    let width = min(style.columns ?? 80, 100)
    if let html = content.html {
      return try HTMLFragment(html, base: article.link).readableText(width: width)
    }
    return TerminalText.sanitized(content.text ?? article.summary ?? "", keepsLines: true)
  }

  private func attachments(in style: TextStyle) -> String {
    content.attachments.map { attachment in
      let facts = [attachment.title, attachment.mimeType].compactMap { $0 }.joined(separator: ", ")
      let line = facts.isEmpty ? attachment.address : "\(attachment.address) (\(facts))"
      return style.dim("Attachment: ") + style.foreign(line)
    }.joined(separator: "\n")
  }
}

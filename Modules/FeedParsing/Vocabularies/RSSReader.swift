import Feeds
import HTMLText

/// Reads RSS 0.91 to 2.0, whose elements have no namespace, and RSS 0.90 and 1.0, whose items stand
/// beside the channel.
struct RSSReader: VocabularyReader {
  private var draft: FeedDraft

  init(format: FeedFormat, context: ParsingContext) {
    draft = FeedDraft(format, context)
  }

  func isContainer(_ name: XMLName, depth: Int) -> Bool {
    switch name.term {
    case .rss, .rdf: depth == 1
    case .channel: depth <= 2 && name.namespace.isRSS
    default: false
    }
  }

  func content(of name: XMLName, type: String?) -> ElementContent {
    guard name.namespace.isRSS else { return EntryExtensions.content(of: name, type: type) }
    return switch name.term {
    case .title, .description, .content, .summary: .text
    default: .elements
    }
  }

  mutating func open(_ container: Element) {
    if container.name.namespace == .rss090 { draft.format = .rss090 }
    if container.name.term == .channel { draft.language = draft.language ?? container.language }
  }

  mutating func read(_ element: Element) {
    guard element.name.namespace.isRSS else {
      return FeedExtensions.read(element, into: &draft)
    }
    switch element.name.term {
    case .item:
      draft.append(RSSItemReader.entry(element, address: draft.documentAddress))
    case .title:
      draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .link:
      draft.homePage = draft.homePage ?? draft.absolute(element.plainText, in: element)
    case .description:
      draft.summary = draft.summary ?? PlainLine.customaryHTML(element.text)
    case .language:
      draft.language = element.plainText ?? draft.language
    case .image:
      draft.icon = draft.icon ?? draft.absolute(element.first(.url)?.plainText, in: element)
    case .managingEditor:
      draft.authors.add(AuthorText.author(element.text))
    default:
      return
    }
  }

  func finished() -> FeedDraft { draft }
}

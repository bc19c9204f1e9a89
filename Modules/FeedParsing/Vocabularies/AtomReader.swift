import Feeds
import HTMLText

/// Reads Atom 1.0 (RFC 4287).
struct AtomReader: VocabularyReader {
  private let documentAddress: String?
  private var draft: FeedDraft

  init(context: ParsingContext) {
    documentAddress = context.address
    draft = FeedDraft(.atom10, room: context.room)
  }

  func isContainer(_ name: XMLName, depth: Int) -> Bool { depth == 1 }

  func content(of name: XMLName, type: String?) -> ElementContent {
    switch name.namespace {
    case .none, .atom10: AtomText.content(of: name, type: type)
    case .content, .media: name.term == .encoded || name.term == .description ? .text : .elements
    default: .elements
    }
  }

  mutating func open(_ container: Element) {
    draft.language = container.language
  }

  mutating func read(_ element: Element) {
    guard element.name.namespace == .atom10 || element.name.namespace == .none else {
      return FeedExtensions.read(element, into: &draft, base: documentAddress)
    }
    switch element.name.term {
    case .entry:
      draft.append(
        AtomEntryReader.entry(element, address: documentAddress), address: documentAddress)
    case .title:
      draft.title = draft.title ?? AtomText.line(element)
    case .subtitle:
      draft.summary = draft.summary ?? AtomText.line(element)
    case .link:
      AtomLink(element)?.read(into: &draft, base: documentAddress)
    case .icon:
      draft.icon = absolute(element) ?? draft.icon
    case .logo:
      draft.icon = draft.icon ?? absolute(element)
    case .author:
      if let author = AtomPerson.author(element, base: documentAddress) {
        draft.authors.append(author)
      }
    default:
      return
    }
  }

  func finished() -> FeedDraft { draft }

  private func absolute(_ element: Element) -> String? {
    element.plainText.flatMap { Links.absolute($0, base: element.base ?? documentAddress) }
  }
}

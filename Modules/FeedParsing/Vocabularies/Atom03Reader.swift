import Feeds
import HTMLText

/// Reads Atom 0.3, which has other names for Atom's elements and a `mode` beside each `type`.
struct Atom03Reader: VocabularyReader {
  private let documentAddress: String?
  private var draft: FeedDraft

  init(context: ParsingContext) {
    documentAddress = context.address
    draft = FeedDraft(.atom03, room: context.room)
  }

  func isContainer(_ name: XMLName, depth: Int) -> Bool { depth == 1 }

  func content(of name: XMLName, type: String?) -> ElementContent {
    guard name.namespace == .atom03 else { return .elements }
    return AtomText.content(of: name, type: type)
  }

  mutating func open(_ container: Element) {
    draft.language = container.language
  }

  mutating func read(_ element: Element) {
    guard element.name.namespace == .atom03 else {
      return FeedExtensions.read(element, into: &draft, base: documentAddress)
    }
    switch element.name.term {
    case .entry:
      draft.append(
        AtomEntryReader.entry(element, address: documentAddress), address: documentAddress)
    case .title:
      draft.title = draft.title ?? AtomText.line(element)
    case .tagline:
      draft.summary = draft.summary ?? AtomText.line(element)
    case .link:
      AtomLink(element)?.read(into: &draft, base: documentAddress)
    case .author:
      if let author = AtomPerson.author(element, base: documentAddress) {
        draft.authors.append(author)
      }
    default:
      return
    }
  }

  func finished() -> FeedDraft { draft }
}

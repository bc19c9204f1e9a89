import Feeds
import HTMLText

/// Reads Atom 1.0 (RFC 4287) and 0.3, which has other names for some elements and a `mode` beside each
/// `type`.
struct AtomReader: VocabularyReader {
  private var draft: FeedDraft

  init(format: FeedFormat, context: ParsingContext) {
    draft = FeedDraft(format, context)
  }

  func isContainer(_ name: XMLName, depth: Int) -> Bool { depth == 1 }

  func content(of name: XMLName, type: String?) -> ElementContent {
    name.namespace.isAtom
      ? AtomText.content(of: name, type: type) : EntryExtensions.content(of: name, type: type)
  }

  mutating func open(_ container: Element) {
    draft.language = container.language
  }

  mutating func read(_ element: Element) {
    guard element.name.namespace.isAtom else {
      return FeedExtensions.read(element, into: &draft)
    }
    switch element.name.term {
    case .entry:
      draft.append(AtomEntryReader.entry(element, address: draft.documentAddress))
    case .title:
      draft.title = draft.title ?? AtomText.line(element)
    case .subtitle, .tagline:
      draft.summary = draft.summary ?? AtomText.line(element)
    case .link:
      AtomLink(element)?.read(into: &draft)
    case .icon:
      draft.icon = draft.absolute(element.plainText, in: element) ?? draft.icon
    case .logo:
      draft.icon = draft.icon ?? draft.absolute(element.plainText, in: element)
    case .author:
      draft.authors.add(AtomPerson.author(element, base: draft.documentAddress))
    default:
      return
    }
  }

  func finished() -> FeedDraft { draft }
}

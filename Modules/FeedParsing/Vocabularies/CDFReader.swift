import Feeds
import HTMLText

/// Reads the Channel Definition Format of 1997, from before RSS.
struct CDFReader: VocabularyReader {
  private let documentAddress: String?
  private var draft: FeedDraft
  /// What the channel says that its addresses are relative to.
  private var base: String?

  init(context: ParsingContext) {
    documentAddress = context.address
    draft = FeedDraft(.cdf, room: context.room)
  }

  /// Channels stand in channels; all their items are the feed's.
  func isContainer(_ name: XMLName, depth: Int) -> Bool { name.term == .channel }

  func content(of name: XMLName, type: String?) -> ElementContent {
    name.term == .title || name.term == .abstract ? .text : .elements
  }

  mutating func open(_ container: Element) {
    draft.language = draft.language ?? container.language
    base = base ?? container.attribute(.base).flatMap { absolute($0, container) }
    draft.homePage =
      draft.homePage
      ?? container.attribute(.href).flatMap { absolute($0, container) }
    draft.address =
      draft.address ?? container.attribute(.`self`).flatMap { absolute($0, container) }
  }

  mutating func read(_ element: Element) {
    switch element.name.term {
    case .item: draft.append(entry(element), address: documentAddress)
    case .title: draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .abstract: draft.summary = draft.summary ?? PlainLine.customaryHTML(element.text)
    case .logo:
      draft.icon = draft.icon ?? element.attribute(.href).flatMap { absolute($0, element) }
    default: return
    }
  }

  func finished() -> FeedDraft { draft }

  private func entry(_ item: Element) -> EntryDraft {
    var draft = EntryDraft(item, documentAddress: documentAddress)
    draft.base = item.base ?? base
    draft.link = item.attribute(.href)
    draft.readDate(item.attribute(.lastMod), as: \.modified)
    for element in item.children {
      switch element.name.term {
      case .title: draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
      case .abstract:
        draft.description = draft.description ?? BodyText(element.text, base: element.base)
      case .logo: draft.picture = draft.picture ?? element.attribute(.href)
      case .category: draft.append(tag: element.attribute(.value))
      default: continue
      }
    }
    return draft
  }

  private func absolute(_ reference: String, _ element: Element) -> String? {
    Links.absolute(reference, base: element.base ?? base ?? documentAddress)
  }
}

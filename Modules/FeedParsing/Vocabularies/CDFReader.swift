import Feeds
import HTMLText

/// Reads the Channel Definition Format of 1997, from before RSS.
struct CDFReader: VocabularyReader {
  private var draft: FeedDraft
  /// What the channel says that its addresses are relative to.
  private var base: String?

  init(context: ParsingContext) {
    draft = FeedDraft(.cdf, context)
  }

  /// Channels stand in channels; all their items are the feed's.
  func isContainer(_ name: XMLName, depth: Int) -> Bool { name.term == .channel }

  func content(of name: XMLName, type: String?) -> ElementContent {
    name.term == .title || name.term == .abstract ? .text : .elements
  }

  mutating func open(_ container: Element) {
    draft.language = draft.language ?? container.language
    base = base ?? absolute(container.attribute(.base), container)
    draft.homePage = draft.homePage ?? absolute(container.attribute(.href), container)
    draft.address = draft.address ?? absolute(container.attribute(.`self`), container)
  }

  mutating func read(_ element: Element) {
    switch element.name.term {
    case .item: draft.append(entry(element))
    case .title: draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .abstract: draft.summary = draft.summary ?? PlainLine.customaryHTML(element.text)
    case .logo: draft.icon = draft.icon ?? absolute(element.attribute(.href), element)
    default: return
    }
  }

  func finished() -> FeedDraft { draft }

  private func entry(_ item: Element) -> EntryDraft {
    var entry = EntryDraft(item, documentAddress: draft.documentAddress)
    entry.base = item.base ?? base
    entry.link = item.attribute(.href)
    entry.readDate(item.attribute(.lastMod), as: \.modified)
    for element in item.children {
      switch element.name.term {
      case .title: entry.title = entry.title ?? PlainLine.customaryHTML(element.text)
      case .abstract:
        entry.description = entry.description ?? BodyText(element.text, base: element.base)
      case .logo: entry.picture = entry.picture ?? element.attribute(.href)
      case .category: entry.append(tag: element.attribute(.value))
      default: continue
      }
    }
    return entry
  }

  private func absolute(_ reference: String?, _ element: Element) -> String? {
    reference.flatMap { Links.absolute($0, base: element.base ?? base ?? draft.documentAddress) }
  }
}

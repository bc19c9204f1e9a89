import Feeds
import HTMLText

/// Reads an `entry` of Atom.
enum AtomEntryReader {
  /// - Parameter address: The document's.
  static func entry(_ entry: Element, address: String?) -> EntryDraft {
    var draft = EntryDraft(entry, documentAddress: address)
    for element in entry.children {
      if element.name.namespace.isAtom {
        read(element, into: &draft)
      } else {
        EntryExtensions.read(element, into: &draft)
      }
    }
    return draft
  }

  private static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .id:
      draft.id = draft.id ?? element.plainText
    case .title:
      draft.title = draft.title ?? AtomText.line(element)
    case .link:
      AtomLink(element)?.read(into: &draft)
    case .content:
      readContent(element, into: &draft)
    case .summary:
      draft.description = draft.description ?? AtomText.body(element)
    case .published, .issued:
      draft.readDate(element.plainText, as: \.published)
    case .created where draft.published == nil:
      draft.readDate(element.plainText, as: \.published)
    case .updated, .modified:
      draft.readDate(element.plainText, as: \.modified)
    case .author:
      draft.authors.add(AtomPerson.author(element, base: draft.documentAddress))
    case .category:
      draft.append(
        tag: element.attribute(.term) ?? element.attribute(.label)
          ?? PlainLine.literal(element.text))
    default:
      return
    }
  }

  /// Content that stands elsewhere is a link to there.
  private static func readContent(_ element: Element, into draft: inout EntryDraft) {
    if let source = element.attribute(.src) {
      draft.fallbackLink =
        draft.fallbackLink ?? Links.absolute(source, base: element.base) ?? source
    }
    draft.content = draft.content ?? AtomText.body(element)
  }
}

import Feeds

/// Atom's elements in other vocabularies.
enum AtomExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .link: AtomLink(element)?.read(into: &draft)
    case .updated: draft.readDate(element.plainText, as: \.modified)
    case .published: draft.readDate(element.plainText, as: \.published)
    case .author: draft.authors.add(AtomPerson.author(element, base: draft.documentAddress))
    case .content: draft.content = draft.content ?? AtomText.body(element)
    case .summary: draft.description = draft.description ?? AtomText.body(element)
    default: return
    }
  }

  static func read(_ element: Element, into draft: inout FeedDraft) {
    switch element.name.term {
    case .link: AtomLink(element)?.read(into: &draft)
    case .author: draft.authors.add(AtomPerson.author(element, base: draft.documentAddress))
    default: return
    }
  }
}

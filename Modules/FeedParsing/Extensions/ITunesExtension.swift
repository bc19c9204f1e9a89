import Feeds

/// The podcast vocabulary of iTunes.
enum ITunesExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .title:
      draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .author where draft.authors.isEmpty:
      draft.authors.add(AuthorText.author(element.text))
    case .duration:
      draft.duration = draft.duration ?? element.plainText.flatMap(Quantity.seconds)
    case .image:
      draft.picture = draft.picture ?? element.attribute(.href) ?? element.attribute(.url)
    case .summary:
      draft.mediaDescription =
        draft.mediaDescription ?? BodyText(element.text, base: element.base)
    case .keywords:
      for tag in String(decoding: element.text, as: UTF8.self).split(separator: ",") {
        draft.append(tag: PlainLine.customaryHTML(Array(tag.utf8)))
      }
    default:
      return
    }
  }

  static func read(_ element: Element, into draft: inout FeedDraft) {
    switch element.name.term {
    case .author where draft.authors.isEmpty:
      draft.authors.add(AuthorText.author(element.text))
    case .image:
      draft.icon =
        draft.icon
        ?? draft.absolute(element.attribute(.href) ?? element.attribute(.url), in: element)
    case .summary, .subtitle:
      draft.summary = draft.summary ?? PlainLine.customaryHTML(element.text)
    default:
      return
    }
  }
}

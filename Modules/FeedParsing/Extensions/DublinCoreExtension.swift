import Feeds

/// Dublin Core: `dc:creator`, `dc:date`, `dc:subject` and their like.
enum DublinCoreExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .title:
      draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .creator, .author:
      draft.authors.add(AuthorText.author(element.text))
    case .date, .issued, .created, .published:
      draft.readDate(element.plainText, as: \.published)
    case .modified, .updated:
      draft.readDate(element.plainText, as: \.modified)
    case .subject:
      draft.append(tag: PlainLine.customaryHTML(element.text))
    case .description, .abstract:
      draft.description = draft.description ?? BodyText(element.text, base: element.base)
    case .language:
      draft.language = element.plainText ?? draft.language
    default:
      return
    }
  }

  static func read(_ element: Element, into draft: inout FeedDraft) {
    switch element.name.term {
    case .title:
      draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .creator:
      draft.authors.add(AuthorText.author(element.text))
    case .description:
      draft.summary = draft.summary ?? PlainLine.customaryHTML(element.text)
    case .language:
      draft.language = element.plainText ?? draft.language
    default:
      return
    }
  }
}

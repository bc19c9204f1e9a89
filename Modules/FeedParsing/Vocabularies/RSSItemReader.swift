import Feeds
import HTMLText

/// Reads an `item` of any RSS.
enum RSSItemReader {
  /// - Parameter address: The document's.
  static func entry(_ item: Element, address: String?) -> EntryDraft {
    var draft = EntryDraft(item, documentAddress: address)
    draft.id = item.attribute(XMLName(namespace: .rdf, term: .about)) ?? item.attribute(.about)
    for element in item.children {
      if element.name.namespace.isRSS {
        read(element, into: &draft)
      } else {
        EntryExtensions.read(element, into: &draft)
      }
    }
    return draft
  }

  private static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .title:
      draft.title = draft.title ?? PlainLine.customaryHTML(element.text)
    case .link:
      draft.link = draft.link ?? link(element)
    case .guid:
      readGUID(element, into: &draft)
    case .description, .summary:
      draft.description = draft.description ?? BodyText(element.text, base: element.base)
    case .content:
      draft.content = draft.content ?? BodyText(element.text, base: element.base)
    case .pubDate, .published, .date:
      draft.readDate(element.plainText, as: \.published)
    case .updated, .modified, .lastBuildDate:
      draft.readDate(element.plainText, as: \.modified)
    case .author:
      // Some write it as Atom does.
      draft.authors.add(AtomPerson.author(element, base: draft.documentAddress))
    case .category:
      draft.append(tag: PlainLine.customaryHTML(element.text))
    case .enclosure:
      readEnclosure(element, into: &draft)
    case .image:
      draft.picture = draft.picture ?? element.first(.url)?.plainText ?? element.plainText
    default:
      return
    }
  }

  private static func link(_ element: Element) -> String? {
    let written = element.plainText ?? element.attribute(.href)
    return written.flatMap { Links.absolute($0, base: element.base) } ?? written
  }

  /// A guid leads to the entry only if it's an address and nobody says that it doesn't.
  private static func readGUID(_ element: Element, into draft: inout EntryDraft) {
    guard let guid = element.plainText else { return }
    draft.id = draft.id ?? guid
    let isPermaLink = element.attribute(.isPermaLink)?.lowercased() != "false"
    if isPermaLink, Links.isWeb(guid) { draft.fallbackLink = draft.fallbackLink ?? guid }
  }

  private static func readEnclosure(_ element: Element, into draft: inout EntryDraft) {
    guard let address = element.attribute(.url) ?? element.attribute(.href) else { return }
    draft.append(
      FeedAttachment(
        address: address, mimeType: element.attribute(.type),
        sizeInBytes: element.attribute(.length).flatMap(Quantity.bytes)))
  }
}

import Feeds
import HTMLText

/// A `link` of Atom (RFC 4287, section 4.2.7), in Atom or in another vocabulary.
struct AtomLink {
  private let relation: String
  private let address: String
  private let element: Element

  /// - Returns: `nil` if it leads nowhere.
  init?(_ element: Element) {
    guard let address = element.attribute(.href) ?? element.plainText else { return nil }
    self.element = element
    self.address = Links.absolute(address, base: element.base) ?? address
    let name = element.attribute(.rel)?.lowercased() ?? "alternate"
    let registry = "http://www.iana.org/assignments/relation/"
    relation = name.hasPrefix(registry) ? String(name.dropFirst(registry.count)) : name
  }

  func read(into draft: inout EntryDraft) {
    switch relation {
    case "alternate":
      // Of several, the page is the one to read.
      if draft.link == nil, isPage { draft.link = address }
      draft.fallbackLink = draft.fallbackLink ?? address
    case "enclosure":
      draft.append(attachment)
    case "related", "via":
      draft.externalLink = draft.externalLink ?? address
    default:
      return
    }
  }

  func read(into draft: inout FeedDraft) {
    guard let address = Links.absolute(address, base: draft.documentAddress) else { return }
    switch relation {
    case "alternate" where isPage: draft.homePage = draft.homePage ?? address
    case "self": draft.address = draft.address ?? address
    case "hub": draft.append(hub: address)
    default: return
    }
  }

  private var isPage: Bool {
    guard let type = element.attribute(.type)?.lowercased() else { return true }
    return type.contains("html") || type.hasPrefix("text/")
  }

  private var attachment: FeedAttachment {
    FeedAttachment(
      address: address, mimeType: element.attribute(.type), title: element.attribute(.title),
      sizeInBytes: element.attribute(.length).flatMap(Quantity.bytes))
  }
}

import Feeds
import HTMLText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An entry in the making. The first value that isn't empty stays.
struct EntryDraft {
  var id: String?
  var title: String?
  var link: String?
  /// A link to use if there's no better one.
  var fallbackLink: String?
  var externalLink: String?
  /// By rank: what is called content, then what may be a summary, then what describes a medium.
  var content: BodyText?
  var encodedContent: BodyText?
  var description: BodyText?
  var mediaDescription: BodyText?
  var thumbnail: String?
  var picture: String?
  var published: Date?
  var modified: Date?
  var unreadableDates: [String] = []
  var authors: [FeedAuthor] = []
  var tags: [String] = []
  var language: String?
  var attachments: [FeedAttachment] = []
  var duration: Double?
  /// By `xml:base`, in scope of the entry.
  var base: String?
  /// Where the document came from.
  var documentAddress: String?

  init() {}

  /// - Parameter element: The entry, whose scope the draft takes and nothing else.
  init(_ element: Element, documentAddress: String?) {
    base = element.base
    language = element.language
    self.documentAddress = documentAddress
  }

  /// The entry, without its identity.
  func finished(feedAddress: String?) -> FeedEntry {
    let linkBase = base ?? feedAddress
    let address = (link ?? fallbackLink).flatMap { Links.absolute($0, base: linkBase) }
    let bodies = [content, encodedContent, description, mediaDescription].compactMap { $0 }
    let body = bodies.first
    let fallbackBase = address ?? feedAddress
    var entry = FeedEntry(
      identity: "", title: title, link: address,
      externalLink: externalLink.flatMap { Links.absolute($0, base: linkBase) },
      html: body?.html(base: fallbackBase), text: body?.text,
      summary: summary(beside: body), image: image(base: linkBase), published: published,
      modified: modified, unreadableDates: unreadableDates, authors: authors, tags: tags,
      language: language, attachments: resolvedAttachments(base: linkBase))
    if entry.externalLink == entry.link { entry.externalLink = nil }
    return entry
  }

  /// The description, if something else is the body.
  private func summary(beside body: BodyText?) -> String? {
    guard content ?? encodedContent != nil, let description, !description.isSame(as: body) else {
      return nil
    }
    return description.line
  }

  private func image(base: String?) -> String? {
    (thumbnail ?? picture).flatMap { Links.absolute($0, base: base) }
  }

  /// The same file often stands in two vocabularies.
  private func resolvedAttachments(base: String?) -> [FeedAttachment] {
    var resolved: [FeedAttachment] = []
    for var attachment in attachments {
      guard let address = Links.absolute(attachment.address, base: base) else { continue }
      attachment.address = address
      if let known = resolved.firstIndex(where: { $0.address == address }) {
        resolved[known].merge(attachment)
      } else {
        resolved.append(attachment)
      }
    }
    if !resolved.isEmpty, resolved[0].durationInSeconds == nil {
      resolved[0].durationInSeconds = duration
    }
    return resolved
  }
}

extension FeedAttachment {
  /// Takes what it lacks from another description of the same file.
  fileprivate mutating func merge(_ other: FeedAttachment) {
    mimeType = mimeType ?? other.mimeType
    title = title ?? other.title
    sizeInBytes = sizeInBytes ?? other.sizeInBytes
    durationInSeconds = durationInSeconds ?? other.durationInSeconds
  }
}

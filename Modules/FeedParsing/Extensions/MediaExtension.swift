import Feeds

/// Media RSS: pictures, files and, where there's nothing better, their description.
enum MediaExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.term {
    case .group:
      for child in element.children where child.name.namespace == .media {
        read(child, into: &draft)
      }
    case .content:
      readContent(element, into: &draft)
    case .thumbnail:
      draft.thumbnail = draft.thumbnail ?? element.attribute(.url) ?? element.plainText
    case .description:
      let isHTML = element.attribute(.type)?.lowercased() == "html"
      draft.mediaDescription =
        draft.mediaDescription
        ?? BodyText(element.text, kind: isHTML ? .html : .plain, base: element.base)
    case .keywords:
      for tag in String(decoding: element.text, as: UTF8.self).split(separator: ",") {
        draft.append(tag: PlainLine.customaryHTML(Array(tag.utf8)))
      }
    default:
      return
    }
  }

  private static func readContent(_ element: Element, into draft: inout EntryDraft) {
    for child in element.children where child.name.namespace == .media {
      read(child, into: &draft)
    }
    guard let address = element.attribute(.url) else { return }
    let type = element.attribute(.type)
    let isPicture = element.attribute(.medium) == "image" || type?.hasPrefix("image/") == true
    if isPicture { draft.picture = draft.picture ?? address }
    draft.append(
      FeedAttachment(
        address: address, mimeType: type,
        title: element.first(.title).flatMap { PlainLine.customaryHTML($0.text) },
        sizeInBytes: element.attribute(.fileSize).flatMap(Quantity.bytes),
        durationInSeconds: element.attribute(.duration).flatMap(Quantity.seconds)))
  }
}

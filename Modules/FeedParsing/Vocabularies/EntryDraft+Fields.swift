import Feeds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EntryDraft {
  /// Reads a date into a field that has none yet, or keeps its text.
  mutating func readDate(_ text: String?, as field: WritableKeyPath<EntryDraft, Date?>) {
    guard let text, self[keyPath: field] == nil else { return }
    if let date = FeedDate(text)?.date {
      self[keyPath: field] = date
    } else {
      unreadableDates.append(text)
    }
  }

  /// Takes a file.
  mutating func append(_ attachment: FeedAttachment) {
    if attachments.count < Self.listLimit { attachments.append(attachment) }
  }

  /// What an entry lists is compared one by one, which is quick only while it's short.
  static var listLimit: Int { 256 }

  /// Takes a tag that isn't there yet.
  mutating func append(tag: String?) {
    guard let tag, tags.count < Self.listLimit, !tags.contains(tag) else { return }
    tags.append(tag)
  }
}

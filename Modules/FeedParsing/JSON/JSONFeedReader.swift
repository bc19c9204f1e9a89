import Feeds
import HTMLText

/// Reads JSON Feed 1.0 and 1.1, and tolerates other types where they can be understood.
struct JSONFeedReader {
  private let context: ParsingContext

  init(_ context: ParsingContext) {
    self.context = context
  }

  func read(_ text: DocumentText) throws(FeedError) -> Feed {
    let (document, isMended, limit) = text.bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, limits: context.limits)
      let document = scanner.document()
      return (document, scanner.isMended, scanner.limit)
    }
    if let limit { throw .unreadable(reason: limit) }
    if let items = document?["items"]?.elements, items.count > context.limits.entries {
      throw .unreadable(reason: "it has too many entries")
    }
    guard let document, let format = format(of: document) else {
      throw .notAFeed(found: "JSON that is no feed")
    }
    return try feed(document, format: format)
      .finished(encoding: context.encoding, isRecovered: isMended || context.isMended)
  }

  private func format(of document: JSONValue) -> FeedFormat? {
    let version = document["version"]?.text?.lowercased().split(separator: "/")
    if let version,
      version.suffix(3).dropLast() == ["jsonfeed.org", "version"]
        || version.suffix(3).dropLast() == ["www.jsonfeed.org", "version"]
    {
      return version.last == "1" || version.last == "1.0" ? .json10 : .json11
    }
    // Without its version, a feed is known by its items.
    guard case .array? = document["items"], document["title"] != nil else { return nil }
    return .json11
  }

  private func feed(_ document: JSONValue, format: FeedFormat) -> FeedDraft {
    var draft = FeedDraft(format, context)
    draft.title = line(document["title"])
    draft.homePage = address(document["home_page_url"])
    draft.address = address(document["feed_url"])
    draft.summary = line(document["description"])
    draft.language = document["language"]?.text
    draft.icon = address(document["icon"]) ?? address(document["favicon"])
    draft.authors = authors(document)
    for hub in (document["hubs"]?.elements ?? []).compactMap(hub) { draft.append(hub: hub) }
    var unreadableDates = self.unreadableDates(document)
    for item in document["items"]?.elements ?? [] {
      guard case .object = item else { continue }
      var entry = entry(item)
      if let id = entry.id, let raw = unreadableDates.removeValue(forKey: id) {
        entry.unreadableDates += raw
      }
      draft.append(entry)
    }
    return draft
  }

  /// What our own output says of dates, by the id of the item.
  private func unreadableDates(_ document: JSONValue) -> [String: [String]] {
    guard case .object(let members)? = document["_articles"]?["raw_dates"] else { return [:] }
    let texts = members.map { ($0.key, $0.value.elements.compactMap(\.text)) }
    return Dictionary(texts) { first, _ in first }
  }

  private func entry(_ item: JSONValue) -> EntryDraft {
    var draft = EntryDraft()
    draft.id = item["id"]?.text
    draft.title = line(item["title"])
    draft.link = item["url"]?.text
    draft.externalLink = item["external_url"]?.text
    draft.content = body(item["content_html"], .html) ?? body(item["content_text"], .plain)
    draft.description = body(item["summary"], .plain)
    draft.thumbnail = item["image"]?.text ?? item["banner_image"]?.text
    draft.readDate(item["date_published"]?.text, as: \.published)
    draft.readDate(item["date_modified"]?.text, as: \.modified)
    draft.authors = authors(item)
    for tag in item["tags"]?.elements ?? [] { draft.append(tag: line(tag)) }
    draft.language = item["language"]?.text
    for value in item["attachments"]?.elements ?? [] { attachment(value).map { draft.append($0) } }
    return draft
  }

  private func attachment(_ value: JSONValue) -> FeedAttachment? {
    guard let address = value["url"]?.text else { return nil }
    let size = value["size_in_bytes"]
    let duration = value["duration_in_seconds"]
    return FeedAttachment(
      address: address, mimeType: value["mime_type"]?.text, title: line(value["title"]),
      sizeInBytes: size?.text.flatMap(Quantity.bytes) ?? size?.double.flatMap(Quantity.bytes),
      durationInSeconds: duration?.double.flatMap { $0 > 0 ? $0 : nil }
        ?? duration?.text.flatMap(Quantity.seconds))
  }

  /// Of those that speak WebSub.
  private func hub(_ value: JSONValue) -> String? {
    guard value["type"]?.text?.lowercased() ?? "websub" == "websub" else { return nil }
    return address(value["url"] ?? value)
  }

  /// `authors` of 1.1, or else `author` of 1.0.
  private func authors(_ value: JSONValue) -> [FeedAuthor] {
    let authors = people(value["authors"])
    return authors.isEmpty ? people(value["author"]) : authors
  }

  private func people(_ value: JSONValue?) -> [FeedAuthor] {
    (value?.elements ?? []).compactMap { person in
      let author = FeedAuthor(
        name: line(person["name"] ?? person), address: address(person["url"]),
        avatar: address(person["avatar"]))
      return author == FeedAuthor() ? nil : author
    }
  }

  private func line(_ value: JSONValue?) -> String? {
    value?.text.flatMap { PlainLine.literal(Array($0.utf8)) }
  }

  private func body(_ value: JSONValue?, _ kind: BodyText.Kind) -> BodyText? {
    value?.text.flatMap { BodyText(Array($0.utf8), kind: kind) }
  }

  private func address(_ value: JSONValue?) -> String? {
    value?.text.flatMap { Links.absolute($0, base: context.address) }
  }
}

import Articles
import Feeds

extension FetchedFeed {
  /// What is stored of a feed.
  init(_ feed: Feed, _ details: FeedSourceDetails) {
    self.init(
      title: feed.title, homePage: feed.homePage, movedTo: details.movedTo,
      validators: FetchValidators(details.validators),
      articles: feed.entries.map { ArticleDraft($0, of: feed) })
  }
}

extension ArticleDraft {
  fileprivate init(_ entry: FeedEntry, of feed: Feed) {
    let authors = entry.authors.isEmpty ? feed.authors : entry.authors
    self.init(
      identity: entry.identity, title: entry.title, link: entry.link,
      authors: authors.compactMap(\.name), tags: entry.tags, summary: entry.summary,
      published: entry.published, modified: entry.modified,
      content: ArticleContent(
        html: entry.html, text: entry.text, image: entry.image,
        language: entry.language ?? feed.language, externalLink: entry.externalLink,
        attachments: entry.attachments.map(ArticleAttachment.init)))
  }
}

extension ArticleAttachment {
  fileprivate init(_ attachment: FeedAttachment) {
    self.init(
      address: attachment.address, mimeType: attachment.mimeType, title: attachment.title,
      sizeInBytes: attachment.sizeInBytes, durationInSeconds: attachment.durationInSeconds)
  }
}

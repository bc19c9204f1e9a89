import Articles
import Feeds

extension FetchValidators {
  init(_ validators: FeedValidators) {
    self.init(
      entityTag: validators.entityTag, lastModified: validators.lastModified,
      contentHash: validators.contentHash)
  }
}

extension FeedValidators {
  init(_ validators: FetchValidators) {
    self.init(
      entityTag: validators.entityTag, lastModified: validators.lastModified,
      contentHash: validators.contentHash)
  }
}

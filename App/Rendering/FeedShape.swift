import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A subscription in JSON.
struct FeedShape: Encodable {
  var id: String
  var url: String
  var title: String
  var homePageUrl: String?
  var tags: [String]
  var unreadCount: Int
  var totalCount: Int
  var lastSuccess: Date?
  var lastError: String?
  var notBefore: Date?
  var isGone: Bool

  init(_ feed: Subscription) {
    id = feed.id.rawValue
    url = feed.displayAddress
    title = feed.displayTitle
    homePageUrl = feed.homePage
    tags = feed.tags
    unreadCount = feed.unreadCount
    totalCount = feed.totalCount
    lastSuccess = feed.lastSuccess
    lastError = feed.lastError
    notBefore = feed.notBefore
    isGone = feed.isGone
  }
}

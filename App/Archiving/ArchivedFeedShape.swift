import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A subscription in an archive, with all that is known of it.
struct ArchivedFeedShape: Codable {
  struct Validators: Codable {
    var entityTag: String?
    var lastModified: String?
    var contentHash: String?
  }

  struct Move: Codable {
    var url: String
    var days: Int
    var lastDay: Date
  }

  var id: String
  var url: String
  var title: String
  var homePageUrl: String?
  var tags: [String]
  var lastSuccess: Date?
  var lastError: String?
  var failureCount: Int
  var notBefore: Date?
  var isGone: Bool
  var validators: Validators
  var move: Move?

  /// - Parameter hasPassword: whether the name and password that may stand in its address do so here.
  init(_ feed: Subscription, hasPassword: Bool) {
    id = feed.id.rawValue
    url = hasPassword ? feed.address : feed.displayAddress
    title = hasPassword ? feed.title : feed.displayTitle
    homePageUrl = feed.homePage
    tags = feed.tags
    lastSuccess = feed.lastSuccess
    lastError = feed.lastError
    failureCount = feed.failureCount
    notBefore = feed.notBefore
    isGone = feed.isGone
    validators = Validators(
      entityTag: feed.validators.entityTag, lastModified: feed.validators.lastModified,
      contentHash: feed.validators.contentHash)
    move = feed.pendingMove.map { move in
      Move(
        url: hasPassword ? move.address : move.address.withoutCredentials, days: move.days,
        lastDay: move.lastDay)
    }
  }

  var subscription: Subscription {
    Subscription(
      id: SubscriptionID(rawValue: id), address: url, title: title, homePage: homePageUrl,
      tags: tags, lastSuccess: lastSuccess, lastError: lastError, failureCount: failureCount,
      notBefore: notBefore, isGone: isGone,
      validators: FetchValidators(
        entityTag: validators.entityTag, lastModified: validators.lastModified,
        contentHash: validators.contentHash),
      pendingMove: move.map { PendingMove(address: $0.url, days: $0.days, lastDay: $0.lastDay) })
  }
}

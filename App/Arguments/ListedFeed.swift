import Articles
import Feeds
import OPML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A feed of a list from elsewhere, to be followed.
struct ListedFeed {
  let feed: OPMLFeed

  init(_ feed: OPMLFeed) {
    self.feed = feed
  }

  /// - Throws: `FeedError` for an address that nothing can be fetched from.
  func draft() throws(FeedError) -> SubscriptionDraft {
    SubscriptionDraft(
      address: try address(), title: feed.title, homePage: feed.homePage, tags: feed.tags)
  }

  /// Read as one that is typed, but that a list from elsewhere means no file by its path alone.
  private func address() throws(FeedError) -> String {
    guard let first = feed.address.first, first != "/", first != ".",
      !feed.address.contains(where: \.isWhitespace)
    else { throw .badAddress(feed.address) }
    let address = TypedAddress(feed.address, isFile: { _ in false }).address
    if address == WelcomeFeedSource.address { return address }
    guard let components = URLComponents(string: address), let scheme = components.scheme else {
      throw .badAddress(address)
    }
    switch scheme.lowercased() {
    case "http", "https":
      guard let host = components.host, !host.isEmpty else { throw .badAddress(address) }
    case "file": break
    default: throw .unsupportedScheme(scheme, address: address)
    }
    return address
  }
}

extension OPMLFeed {
  /// A feed that is followed, for a list.
  /// - Parameter hasPassword: whether the name and password that may stand in its address do so there.
  init(_ subscription: Subscription, hasPassword: Bool) {
    self.init(
      address: hasPassword ? subscription.address : subscription.displayAddress,
      title: subscription.displayTitle, homePage: subscription.homePage, tags: subscription.tags)
  }
}

import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst

/// An interactor over fakes, and short words to turn them.
struct Context {
  let locator = ArticleInteractorServiceLocatorTestImpl()
  let subscriptions = KeptSubscriptions()
  let sut: ArticleInteractor
  let today = Date(timeIntervalSince1970: 1_793_700_243)
  let yesterday = Date(timeIntervalSince1970: 1_793_613_843)

  init(isOffline: Bool) {
    locator.fakeReachability.isOffline = isOffline
    locator.fakeArticleRepository.answer(with: subscriptions)
    locator.fakeArticleRepository.claimHandler = { claim, _ in ClaimedFeeds(allOf: claim) }
    locator.fakeArticleRepository.saveHandler = { _, _, _ in SaveSummary() }
    // However busy the machine, nobody steps aside and changes the order.
    sut = ArticleInteractor(
      serviceLocator: locator, patience: .seconds(3600), now: { [today] in today })
  }

  var repository: FakeArticleRepository { locator.fakeArticleRepository }
  var source: FakeFeedSource { locator.fakeFeedSource }

  var article: Article {
    Article(
      id: ArticleID(rawValue: "a1"), subscription: SubscriptionID(rawValue: "s1"), feedTitle: "A",
      title: "One", firstSeen: yesterday)
  }

  var feed: Feed {
    Feed(
      format: .rss20, title: "A", homePage: "https://a.example/", language: "en",
      authors: [FeedAuthor(name: "Ann")],
      entries: [
        FeedEntry(
          identity: "1", title: "One", link: "https://a.example/1", html: "<p>One</p>",
          summary: "short", published: yesterday, tags: ["news"],
          attachments: [FeedAttachment(address: "https://a.example/1.mp3")])
      ])
  }

  func follow(
    _ addresses: String..., failureCount: Int = 0, notBefore: Date? = nil, isGone: Bool = false,
    validators: FetchValidators = FetchValidators()
  ) {
    let followed = addresses.map { address in
      Subscription(
        id: SubscriptionID(address: address), address: address, title: address,
        failureCount: failureCount, notBefore: notBefore, isGone: isGone, validators: validators)
    }
    subscriptions.add(followed)
  }

  /// Lets an address answer with a feed, and leaves what the others answer.
  func answer(
    _ address: String, with feed: Feed, validators: FeedValidators = FeedValidators()
  ) {
    handle(address) {
      .feed(feed, FeedSourceDetails(address: address, validators: validators))
    }
  }

  /// Lets an address fail, and leaves what the others answer.
  func fail(_ address: String, with error: any Error) {
    handle(address) { throw error }
  }

  private func handle(
    _ address: String, _ answer: @escaping @Sendable () throws -> FeedResponse
  ) {
    let others = source.fetchHandler
    source.fetchHandler = { request in
      if request.address == address { return try answer() }
      if let others { return try await others(request) }
      throw FeedError.cannotConnect(host: request.address, reason: "the test gave no answer")
    }
  }

  /// Everything that a refresh tells.
  func refresh(_ request: RefreshRequest = RefreshRequest(jobs: 1)) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for try await event in sut.refresh(request) { events.append(event) }
    return events
  }
}

extension [RefreshEvent] {
  /// The report that ends them.
  var report: RefreshReport? {
    guard case .finished(let report)? = last else { return nil }
    return report
  }

  /// One line for each, to compare them by.
  var lines: [String] {
    map { event in
      switch event {
      case .began(let feeds): "began \(feeds)"
      case .finished: "finished"
      case .finishedFeed(let subscription, let result):
        switch result {
        case .changed(let saved):
          "\(subscription.address) changed \(saved.new) \(saved.updated) \(saved.unchanged)"
        case .notModified: "\(subscription.address) not modified"
        case .gone: "\(subscription.address) gone"
        case .skipped(let reason): "\(subscription.address) skipped \(reason)"
        case .failed(let error): "\(subscription.address) failed \(error)"
        }
      }
    }
  }
}

extension ClaimedFeeds {
  /// What a refresher gets where nobody else is.
  init(allOf claim: FeedClaim) {
    self.init(claimed: claim.candidates.prefix(claim.limit).map(\.subscription.id))
  }
}

/// Counts how many are inside at once.
actor Gauge {
  private var inside = 0
  private(set) var most = 0

  func enter() {
    inside += 1
    most = max(most, inside)
  }

  func leave() {
    inside -= 1
  }
}

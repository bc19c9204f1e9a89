import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Synchronization
import Testing

@Suite("A refresh beside others")
struct ARefreshBesideOthers {
  let context = Context(isOffline: false)

  init() {
    context.follow("https://a.example/feed", "https://b.example/feed")
    context.answer("https://a.example/feed", with: context.feed)
    context.answer("https://b.example/feed", with: context.feed)
  }

  /// What was asked for, in order.
  private var claims: [FeedClaim] { context.repository.claimArgValues.map(\.claim) }

  /// Who claims the first time gets nothing of a host.
  private func deny(_ address: String, then answer: @escaping @Sendable (FeedClaim) -> ClaimedFeeds)
  {
    let denials = Mutex(0)
    context.repository.claimHandler = { claim, _ in
      let isFirst = denials.withLock { denials in
        denials += 1
        return denials == 1
      }
      guard isFirst else { return answer(claim) }
      let others = claim.candidates.filter { $0.subscription.address != address }
      return ClaimedFeeds(claimed: others.map(\.subscription.id))
    }
  }

  @Test(
    "goes on with the rest while somebody else has a feed, and passes it over once that is done")
  func passesOver() async throws {
    deny("https://a.example/feed") { claim in
      ClaimedFeeds(settled: Set(claim.candidates.map(\.subscription.id)))
    }
    let events = try await context.refresh(RefreshRequest(jobs: 2))
    #expect(
      events.lines == [
        "began 2", "https://b.example/feed changed 0 0 0",
        "https://a.example/feed skipped refreshedElsewhere", "finished",
      ])
    #expect(context.source.fetchArgValues.map(\.address) == ["https://b.example/feed"])
  }

  @Test("fetches a feed after all that somebody else had and didn't save")
  func takesOver() async throws {
    deny("https://a.example/feed") { claim in
      ClaimedFeeds(claimed: claim.candidates.map(\.subscription.id))
    }
    #expect(try await context.refresh(RefreshRequest(jobs: 2)).report?.changed == 2)
  }

  @Test("asks for its feeds with their hosts, and for a little longer than a fetch may take")
  func claims() async throws {
    context.follow("file:///feeds/c.xml")
    context.answer("file:///feeds/c.xml", with: context.feed)
    _ = try await context.refresh(RefreshRequest(jobs: 3))
    let claim = try #require(claims.first)
    #expect(claim.candidates.map(\.host) == ["a.example", "b.example", nil])
    #expect(claim.candidates.map(\.subscription) == context.subscriptions.all)
    #expect(claim.limit == 3)
    #expect(claim.until == context.today.addingTimeInterval(150))
  }

  @Test("claims nothing of what it leaves alone")
  func leavesAlone() async throws {
    context.follow("https://gone.example/feed", isGone: true)
    _ = try await context.refresh(RefreshRequest(jobs: 3))
    #expect(claims.flatMap { $0.candidates.map(\.host) } == ["a.example", "b.example"])
  }

  @Test("keeps what it has for as long as a feed keeps it waiting")
  func keeps() async throws {
    let sut = ArticleInteractor(
      serviceLocator: context.locator, lease: .milliseconds(30), now: { [context] in context.today }
    )
    let (source, repository) = (context.source, context.repository)
    source.fetchHandler = { request in
      while repository.renewClaimsArgValues.count < 3 {
        try await Task.sleep(for: .milliseconds(1))
      }
      throw FeedError.timedOut(address: request.address)
    }
    for try await _ in sut.refresh(RefreshRequest(jobs: 2)) {}
    let renewal = try #require(repository.renewClaimsArgValues.first)
    #expect(renewal.refresher == claims.first?.refresher)
    #expect(renewal.until == context.today.addingTimeInterval(0.03))
  }

  @Test("goes on when it can't keep what it has")
  func cannotKeep() async throws {
    let sut = ArticleInteractor(serviceLocator: context.locator, lease: .milliseconds(30))
    let (source, repository) = (context.source, context.repository)
    repository.renewClaimsHandler = { _, _ in throw ArticleRepositoryError.busy(location: "x") }
    source.fetchHandler = { request in
      while repository.renewClaimsArgValues.count < 3 {
        try await Task.sleep(for: .milliseconds(1))
      }
      throw FeedError.timedOut(address: request.address)
    }
    var events: [RefreshEvent] = []
    for try await event in sut.refresh(RefreshRequest(jobs: 2)) { events.append(event) }
    #expect(events.report?.failed == 2)
  }

  @Test("gives back at its end what it didn't save")
  func givesBack() async throws {
    _ = try await context.refresh(RefreshRequest(jobs: 2))
    #expect(context.repository.releaseClaimsArgValues == [claims.first?.refresher])
  }

  @Test("gives back what it has when it's cancelled, before it counts as ended")
  func givesBackWhenCancelled() async throws {
    context.source.fetchHandler = { request in
      try await Task.sleep(for: .seconds(600))
      throw FeedError.timedOut(address: request.address)
    }
    let (sut, source) = (context.sut, context.source)
    let reading = Task {
      for try await _ in sut.refresh(RefreshRequest(jobs: 2)) {}
    }
    while source.fetchArgValues.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    reading.cancel()
    _ = await reading.result
    await sut.waitForRefreshes()
    #expect(context.repository.releaseClaimsArgValues == [claims.first?.refresher])
  }
}

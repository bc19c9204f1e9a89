import Articles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArticleRepositoryContract {
  /// How refreshers share feeds.
  public static let claiming: [Promise] = [
    Promise("a feed is claimed by one, and nobody else has it meanwhile") { repository in
      let feeds = try await repository.feeds(3)
      let (one, other) = (Refresher(repository), Refresher(repository))
      #expect(
        try await one.claim(feeds, limit: 2) == ClaimedFeeds(claimed: [feeds[0].id, feeds[1].id]))
      #expect(try await other.claim(feeds) == ClaimedFeeds(claimed: [feeds[2].id]))
      #expect(try await one.claim(feeds) == ClaimedFeeds())
    },
    Promise("feeds are claimed in the order in which they are wanted") { repository in
      let feeds = try await repository.feeds(3).reversed()
      #expect(
        try await Refresher(repository).claim(Array(feeds), limit: 2).claimed
          == feeds.prefix(2).map(\.id))
    },
    Promise("a claim ends with its time, for a refresher that is dead") { repository in
      let feeds = try await repository.feeds(1)
      let (dead, other) = (Refresher(repository), Refresher(repository))
      _ = try await dead.claim(feeds, at: 0, until: 2)
      #expect(try await other.claim(feeds, at: 1, until: 3) == ClaimedFeeds())
      #expect(try await other.claim(feeds, at: 2, until: 4) == ClaimedFeeds(claimed: [feeds[0].id]))
      #expect(try await dead.claim(feeds, at: 3, until: 5) == ClaimedFeeds())
    },
    Promise("a claim that is renewed lasts until then, and nobody else's does") { repository in
      let feeds = try await repository.feeds(2)
      let (one, other) = (Refresher(repository), Refresher(repository))
      _ = try await one.claim([feeds[0]], at: 0, until: 2)
      _ = try await other.claim([feeds[1]], at: 0, until: 2)
      try await repository.renewClaims(of: one.id, until: Sample.hour(4))
      let third = Refresher(repository)
      #expect(try await third.claim(feeds, at: 3, until: 5).claimed == [feeds[1].id])
      try await repository.renewClaims(of: other.id, until: Sample.hour(9))
      #expect(try await other.claim(feeds, at: 5, until: 6).claimed == feeds.map(\.id))
    },
    Promise("a feed is settled once any outcome was saved for it, and nobody fetches it again") {
      repository in
      let outcomes: [FetchOutcome] = [
        Sample.fetched(), .notModified(FetchValidators()), .failed(message: "no", retryAfter: nil),
        .gone,
      ]
      let feeds = try await repository.feeds(outcomes.count)
      let (one, other) = (Refresher(repository), Refresher(repository))
      _ = try await one.claim(feeds)
      for (feed, outcome) in zip(feeds, outcomes) {
        _ = try await repository.save(outcome, for: feed.id, at: Sample.hour(1))
      }
      #expect(try await other.claim(feeds) == ClaimedFeeds(settled: Set(feeds.map(\.id))))
    },
    Promise("a saved feed can be claimed again by who has read it since") { repository in
      let feeds = try await repository.feeds(1)
      let (one, other) = (Refresher(repository), Refresher(repository))
      _ = try await one.claim(feeds)
      _ = try await repository.save(
        .notModified(FetchValidators()), for: feeds[0].id, at: Sample.hour(1))
      let again = try await repository.subscriptions()
      #expect(try await other.claim(again) == ClaimedFeeds(claimed: [feeds[0].id]))
    },
    Promise("a feed that was removed is settled") { repository in
      let feeds = try await repository.feeds(2)
      let refresher = Refresher(repository)
      _ = try await refresher.claim([feeds[0]])
      for feed in feeds { try await repository.unsubscribe(feed.id) }
      #expect(try await refresher.claim(feeds) == ClaimedFeeds(settled: Set(feeds.map(\.id))))
    },
    Promise("a host is asked by one refresher at a time, and files by all") { repository in
      let feeds = try await repository.feeds(4)
      let (one, other) = (Refresher(repository), Refresher(repository))
      let hosts = [feeds[0].id: "a", feeds[1].id: "a", feeds[2].id: "b"]
      #expect(try await one.claim(feeds, hosts: hosts, limit: 1).claimed == [feeds[0].id])
      #expect(
        try await other.claim(feeds, hosts: hosts)
          == ClaimedFeeds(claimed: [feeds[2].id, feeds[3].id]))
      #expect(try await one.claim(feeds, hosts: hosts) == ClaimedFeeds(claimed: [feeds[1].id]))
    },
    Promise("a host is free again when its claims have ended") { repository in
      let feeds = try await repository.feeds(2)
      let (one, other) = (Refresher(repository), Refresher(repository))
      let hosts = [feeds[0].id: "a", feeds[1].id: "a"]
      _ = try await one.claim([feeds[0]], hosts: hosts)
      _ = try await repository.save(.gone, for: feeds[0].id, at: Sample.hour(0))
      #expect(try await other.claim([feeds[1]], hosts: hosts).claimed == [feeds[1].id])
      #expect(
        try await one.claim([feeds[1]], hosts: hosts, at: 9, until: 10).claimed == [feeds[1].id])
    },
    Promise("what a refresher gives back is free at once, and what others have isn't") {
      repository in
      let feeds = try await repository.feeds(2)
      let (one, other) = (Refresher(repository), Refresher(repository))
      let hosts = [feeds[0].id: "a", feeds[1].id: "a"]
      _ = try await one.claim([feeds[0]], hosts: hosts)
      try await repository.releaseClaims(of: other.id)
      #expect(try await other.claim(feeds, hosts: hosts) == ClaimedFeeds())
      try await repository.releaseClaims(of: one.id)
      #expect(try await other.claim(feeds, hosts: hosts).claimed == feeds.map(\.id))
    },
    Promise("many who claim at once have every feed once") { repository in
      let feeds = try await repository.feeds(40)
      let claimed = try await withThrowingTaskGroup(of: [SubscriptionID].self) { group in
        for _ in 0..<4 {
          group.addTask {
            let refresher = Refresher(repository)
            var claimed: [SubscriptionID] = []
            for _ in 0..<5 { claimed += try await refresher.claim(feeds, limit: 3).claimed }
            return claimed
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(claimed.count == 40)
      #expect(Set(claimed) == Set(feeds.map(\.id)))
    },
  ]
}

/// One that claims feeds of a repository.
private struct Refresher {
  let id = UUID()
  private let repository: any ArticleRepositoryInterface

  init(_ repository: any ArticleRepositoryInterface) {
    self.repository = repository
  }

  func claim(
    _ feeds: [Subscription], hosts: [SubscriptionID: String] = [:], limit: Int = 100,
    at hour: Double = 0, until end: Double = 1
  ) async throws -> ClaimedFeeds {
    let claim = FeedClaim(
      refresher: id, candidates: feeds.map { FeedClaim.Candidate($0, host: hosts[$0.id]) },
      limit: limit, until: Sample.hour(end))
    return try await repository.claim(claim, at: Sample.hour(hour))
  }
}

extension ArticleRepositoryInterface {
  /// So many subscriptions.
  fileprivate func feeds(_ count: Int) async throws -> [Subscription] {
    try await subscribe(
      to: (0..<count).map { SubscriptionDraft(address: "https://\($0).example/") })
  }
}

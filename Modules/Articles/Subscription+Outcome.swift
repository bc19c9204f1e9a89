#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Subscription {
  /// Takes over how a fetch ended, as every repository does when it saves.
  ///
  /// - A document or "not modified" ends a row of failures. The validators are those that came with a
  ///   document; after "not modified" a validator that the server didn't repeat is kept.
  /// - It has another address once a document, or "not modified", came from there over permanent
  ///   redirects on three days (``PendingMove``), and from nowhere else meanwhile.
  /// - After the n-th failure in a row it isn't asked for 2^(n-1) minutes, a day at most, or until the
  ///   server's own time if that is later.
  /// - One that is gone keeps what it has, until a document comes after all.
  public mutating func record(_ outcome: FetchOutcome, at time: Date) {
    switch outcome {
    case .changed(let feed):
      recordSuccess(at: time)
      recordMove(to: feed.movedTo, at: time)
      take(feed)
    case .notModified(let sent, let movedTo):
      recordSuccess(at: time)
      recordMove(to: movedTo, at: time)
      validators.entityTag = sent.entityTag ?? validators.entityTag
      validators.lastModified = sent.lastModified ?? validators.lastModified
      validators.contentHash = sent.contentHash ?? validators.contentHash
    case .failed(let message, let retryAfter):
      failureCount += 1
      lastError = message
      let patience = time.addingTimeInterval(Self.patience(afterFailures: failureCount))
      notBefore = retryAfter.map { max($0, patience) } ?? patience
    case .gone:
      isGone = true
    }
  }

  /// Whether no fetch ended between the two: each leaves a trace in what is compared here.
  public func hasOutcome(of other: Subscription) -> Bool {
    lastSuccess == other.lastSuccess && failureCount == other.failureCount
      && isGone == other.isGone
  }

  private mutating func recordSuccess(at time: Date) {
    lastSuccess = time
    lastError = nil
    failureCount = 0
    notBefore = nil
    isGone = false
  }

  private mutating func recordMove(to address: String?, at time: Date) {
    guard let address, address != self.address else {
      pendingMove = nil
      return
    }
    var move = pendingMove ?? PendingMove(address: address, lastDay: time)
    if move.address == address {
      move.confirm(at: time)
    } else {
      move = PendingMove(address: address, lastDay: time)
    }
    pendingMove = move
    guard move.days >= PendingMove.daysNeeded else { return }
    if title == self.address { title = address }
    self.address = address
    pendingMove = nil
  }

  private mutating func take(_ feed: FetchedFeed) {
    title = feed.title ?? title
    homePage = feed.homePage ?? homePage
    validators = feed.validators
  }

  private static func patience(afterFailures count: Int) -> TimeInterval {
    let day: TimeInterval = 24 * 60 * 60
    // Eleven doublings of a minute are more than a day.
    return min(60 * TimeInterval(1 << min(count - 1, 11)), day)
  }
}

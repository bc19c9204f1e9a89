#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a feed's permanent redirects lead, before that is believed.
///
/// The sign-in page of a hotel redirects permanently, too. A feed moves once refreshes of three days
/// found it in one place: each at least 24 hours after the one before.
public struct PendingMove: Sendable, Hashable {
  public var address: String
  /// On how many days the feed was found there.
  public var days: Int
  /// When the last of these days began.
  public var lastDay: Date

  /// How many days it takes.
  static let daysNeeded = 3

  public init(address: String, days: Int = 1, lastDay: Date) {
    self.address = address
    self.days = days
    self.lastDay = lastDay
  }

  /// Takes notice that the feed was found there again.
  mutating func confirm(at time: Date) {
    guard time.timeIntervalSince(lastDay) >= 24 * 60 * 60 else { return }
    days += 1
    lastDay = time
  }
}

public import Articles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How the refresh of one feed ended.
public enum RefreshResult: Sendable {
  case changed(SaveSummary)
  case notModified
  /// It isn't there any more, and won't be asked again.
  case gone
  /// It was left alone, and why.
  case skipped(Reason)
  /// What the feed source threw, or what a repository says of this one feed.
  case failed(any Error)

  public enum Reason: Sendable, Hashable {
    /// It needs a network and there is none.
    case offline
    /// It failed, or asked for patience, not long ago: until when.
    case notYet(Date)
    /// It answered once that it's gone.
    case gone
    /// Somebody else refreshed or removed it meanwhile, in another process or on another machine.
    case refreshedElsewhere
  }
}

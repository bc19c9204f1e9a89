#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a fetch of one subscription ended.
public enum FetchOutcome: Sendable, Hashable {
  /// It brought a document.
  case changed(FetchedFeed)
  /// The document is the one that was fetched before; the server may have sent new validators, and
  /// permanent redirects may have led there.
  case notModified(FetchValidators, movedTo: String? = nil)
  /// It failed: what to tell the reader, and when to ask again at the earliest.
  case failed(message: String, retryAfter: Date?)
  /// The feed says that it's gone for good (410).
  case gone
}

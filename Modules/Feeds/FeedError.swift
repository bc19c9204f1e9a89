#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a feed couldn't be had.
public enum FeedError: Error, Sendable, Hashable {
  /// The address is none, or a relative one.
  case badAddress(String)
  /// Only http, https and file are fetched.
  case unsupportedScheme(String, address: String)
  /// There is no such file, or it may not be read.
  case cannotReadFile(path: String, reason: String)
  /// No connection: the name wasn't found, nobody answered, or the network is gone.
  case cannotConnect(host: String, reason: String)
  /// The server isn't who it should be, or speaks no TLS that is safe.
  case untrusted(host: String, reason: String)
  /// A limit of time passed.
  case timedOut(address: String)
  /// The transfer broke off.
  case interrupted(address: String, reason: String)
  /// The redirects lead in a circle, or too far.
  case redirectLoop(address: String)
  /// The server answered with an error.
  case status(Int, address: String, retryAfter: Date?)
  /// It's more than the limit, in bytes.
  case tooLarge(limit: Int)
  /// It's no feed but something else, named as a person would: `a PNG picture`, `an HTML page`.
  case notAFeed(found: String)
  /// It would be a feed, but goes beyond what can be read safely.
  case unreadable(reason: String)
}

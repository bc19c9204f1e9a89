/// Names one article, the same in every store and after every refresh.
///
/// Sixteen characters of Crockford's base 32 (digits and lower-case letters without i, l, o, u): the
/// first 80 bits of the SHA-256 (FIPS 180-4) of the subscription's id, a NUL, and the entry's identity
/// within its feed, in UTF-8. A test pins these bytes; they never change.
public struct ArticleID: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// Takes an id that was made before.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// - Parameter identity: what tells the entry from the others of its feed.
  public init(subscription: SubscriptionID, identity: String) {
    rawValue = Fingerprint.base32(of: "\(subscription)\0\(identity)", characters: 16)
  }

  public var description: String { rawValue }

  public static func < (left: ArticleID, right: ArticleID) -> Bool {
    left.rawValue < right.rawValue
  }
}

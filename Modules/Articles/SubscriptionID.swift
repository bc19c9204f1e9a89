/// Names one subscription, the same in every store that subscribes the same address, and kept when
/// the feed moves to another.
///
/// Eight characters of Crockford's base 32: the first 40 bits of the SHA-256 of the address.
public struct SubscriptionID: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// Takes an id that was made before.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// - Parameter address: the address first subscribed, byte for byte.
  public init(address: String) {
    rawValue = Fingerprint.base32(of: address, characters: 8)
  }

  public var description: String { rawValue }

  public static func < (left: SubscriptionID, right: SubscriptionID) -> Bool {
    left.rawValue < right.rawValue
  }
}

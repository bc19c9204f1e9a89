/// The user and password that an address may carry. They are for the server alone.
struct Credentials: Sendable, Hashable {
  let user: String
  let password: String
  /// What may be told of them: `user:***`, and `***` where there is no password, for a user alone
  /// is often a key.
  let redacted: String

  /// - Parameter text: what stands before the `@`, percent-encoded.
  init(_ text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    user = PercentEncoding.decode(parts[0])
    password = parts.count > 1 ? PercentEncoding.decode(parts[1]) : ""
    redacted = parts.count > 1 ? "\(parts[0]):***" : "***"
  }

  /// The address, or whatever is meant to be one, with nothing secret in it.
  static func redacted(from address: String) -> String {
    guard let range = range(in: address) else { return address }
    let redacted = Credentials(address[range]).redacted
    return address[..<range.lowerBound] + redacted + address[range.upperBound...]
  }

  /// Where they stand in an address, even in one that is none.
  static func range(in address: String) -> Range<String.Index>? {
    guard let slashes = address.firstRange(of: "//") else { return nil }
    let authority = address[slashes.upperBound...].prefix { !"/?#".contains($0) }
    guard let end = authority.lastIndex(of: "@") else { return nil }
    return authority.startIndex..<end
  }
}

/// What to fetch, and what is known of it.
public struct FeedRequest: Sendable, Hashable {
  /// http, https or file, or an absolute path.
  public var address: String
  /// From the last answer, to get the document only if it changed; `nil` gets it whatever.
  public var validators: FeedValidators?
  public var limits: FeedLimits

  public init(
    _ address: String, validators: FeedValidators? = nil, limits: FeedLimits = FeedLimits()
  ) {
    self.address = address
    self.validators = validators
    self.limits = limits
  }
}

/// Where an answer came from.
public struct FeedSourceDetails: Sendable, Hashable {
  /// The address that answered, after redirects.
  public var address: String
  /// Where the redirects lead if all of them were permanent (301, 308); `nil` otherwise.
  public var movedTo: String?
  public var validators: FeedValidators

  public init(
    address: String, movedTo: String? = nil, validators: FeedValidators = FeedValidators()
  ) {
    self.address = address
    self.movedTo = movedTo
    self.validators = validators
  }
}

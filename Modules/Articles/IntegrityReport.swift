/// What a check of the store found.
public struct IntegrityReport: Sendable, Hashable {
  /// Damage that is still there, one line each.
  public var problems: [String]
  /// Damage that was repaired, one line each.
  public var repairs: [String]
  /// Where the damaged store was copied to before anything was touched.
  public var copy: String?

  public init(problems: [String] = [], repairs: [String] = [], copy: String? = nil) {
    self.problems = problems
    self.repairs = repairs
    self.copy = copy
  }
}

/// How one argument is explained; a string literal is its abstract.
public struct ArgumentHelp: Sendable, Hashable, ExpressibleByStringLiteral {
  /// One line that says what the argument does.
  public var abstract: String
  /// What one line can't say.
  public var discussion: String
  /// What stands between `<` and `>` for the value; `nil` takes the property's name.
  public var valueName: String?
  /// Whether help and completions show the argument.
  public var visibility: ArgumentVisibility

  public init(
    _ abstract: String = "",
    discussion: String = "",
    valueName: String? = nil,
    visibility: ArgumentVisibility = .default
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.valueName = valueName
    self.visibility = visibility
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}

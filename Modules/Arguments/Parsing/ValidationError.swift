/// What `validate()` and transforms throw to refuse what was typed.
public struct ValidationError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, as a sentence for a person.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}

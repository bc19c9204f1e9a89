/// Values that a closure reads. It throws a ``ValidationError`` to say why it refuses one.
extension Argument {
  /// A required value.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(
      slot: ValueSlot(single: nil, ValueReader(transform: transform)), help: help,
      completion: completion)
  }

  /// A value with a default.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      slot: ValueSlot(single: wrappedValue, ValueReader(transform: transform)), help: help,
      completion: completion)
  }

  /// A value that need not be given.
  public init<Element>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(
      slot: ValueSlot(optional: ValueReader(transform: transform)), help: help,
      completion: completion)
  }

  /// Any number of values, at least one.
  public init<Element>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: nil, ValueReader(transform: transform)), help: help,
      completion: completion)
  }

  /// Any number of values, which replace the default ones.
  public init<Element>(
    wrappedValue: [Element], help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: wrappedValue, ValueReader(transform: transform)), help: help,
      completion: completion)
  }
}

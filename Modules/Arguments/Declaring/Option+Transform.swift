/// Values that a closure reads. It throws a ``ValidationError`` to say why it refuses one.
extension Option {
  /// A required value.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(
      slot: ValueSlot(single: nil, ValueReader(transform: transform)), name: name, help: help,
      completion: completion)
  }

  /// A value with a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      slot: ValueSlot(single: wrappedValue, ValueReader(transform: transform)), name: name,
      help: help,
      completion: completion)
  }

  /// A value that need not be given.
  public init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(
      slot: ValueSlot(optional: ValueReader(transform: transform)), name: name, help: help,
      completion: completion)
  }

  /// Any number of values, at least one.
  public init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: nil, ValueReader(transform: transform)), name: name, help: help,
      completion: completion)
  }

  /// Any number of values, which replace the default ones.
  public init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: wrappedValue, ValueReader(transform: transform)), name: name,
      help: help,
      completion: completion)
  }
}

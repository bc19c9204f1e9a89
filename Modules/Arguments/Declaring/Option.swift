/// A value that follows its name on the command line: `--limit 5`, `--limit=5`, `-l 5`, `-l5`.
///
/// Given twice, the last one counts; an array takes them all. The property's type says whether it
/// is required: an optional, a default or an empty array make it one that may be left out.
///
///     @Option(help: "How many.") var limit = 20
///     @Option(name: .shortAndLong, help: "Only of this feed.") var feed: String?
///     @Option(help: ArgumentHelp("Only with this tag.", valueName: "name")) var tag: [String] = []
@propertyWrapper
public struct Option<Value> {
  private var slot: ValueSlot<Value>
  private let name: NameSpecification
  private let help: ArgumentHelp?
  private let completion: CompletionKind?

  init(
    slot: ValueSlot<Value>, name: NameSpecification, help: ArgumentHelp?,
    completion: CompletionKind?
  ) {
    self.slot = slot
    self.name = name
    self.help = help
    self.completion = completion
  }

  /// A required value.
  ///
  /// It stands here, and not with the others, because the compiler looks for the initializer of a
  /// bare `@Option` only among those of the type itself.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  )
  where Value: ExpressibleByArgument {
    self.init(
      slot: ValueSlot(single: nil, ValueReader()), name: name, help: help, completion: completion)
  }

  public var wrappedValue: Value {
    get {
      guard let value = slot.value else {
        preconditionFailure("a required option is read before the command line is parsed")
      }
      return value
    }
    set { slot = slot.replacing(value: newValue) }
  }
}

extension Option {
  /// A value with a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    self.init(
      slot: ValueSlot(single: wrappedValue, ValueReader()), name: name, help: help,
      completion: completion)
  }

  /// A value that need not be given.
  public init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Element? {
    self.init(
      slot: ValueSlot(optional: ValueReader()), name: name, help: help, completion: completion)
  }

  /// Any number of values, at least one.
  public init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: nil, ValueReader()), name: name, help: help, completion: completion)
  }

  /// Any number of values, which replace the default ones.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: wrappedValue, ValueReader()), name: name, help: help,
      completion: completion)
  }
}

extension Option: ArgumentDeclaring {
  func declarations(property: String) -> [ArgumentDeclaration] {
    [
      ArgumentDeclaration(
        .option, names: name.names(for: property), property: property, slot: slot, help: help,
        completion: completion)
    ]
  }
}

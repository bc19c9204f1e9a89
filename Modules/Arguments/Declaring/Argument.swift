/// A value that its place on the command line gives; options may stand before and after it.
///
/// The property's type says whether it is required: an optional, a default or an empty array make
/// it one that may be left out. An array takes all that is left, so it is declared last.
///
///     @Argument(help: "What to mark them as.") var mark: Mark
///     @Argument(help: "The feeds, or all.") var feeds: [String] = []
@propertyWrapper
public struct Argument<Value> {
  private var slot: ValueSlot<Value>
  private let help: ArgumentHelp?
  private let completion: CompletionKind?

  init(
    slot: ValueSlot<Value>, help: ArgumentHelp?, completion: CompletionKind?
  ) {
    self.slot = slot
    self.help = help
    self.completion = completion
  }

  /// A required value.
  ///
  /// It stands here, and not with the others, because the compiler looks for the initializer of a
  /// bare `@Argument` only among those of the type itself.
  public init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil)
  where Value: ExpressibleByArgument {
    self.init(
      slot: ValueSlot(single: nil, ValueReader()), help: help, completion: completion)
  }

  public var wrappedValue: Value {
    get {
      guard let value = slot.value else {
        preconditionFailure("a required argument is read before the command line is parsed")
      }
      return value
    }
    set { slot = slot.replacing(value: newValue) }
  }
}

extension Argument {
  /// A value with a default.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    self.init(
      slot: ValueSlot(single: wrappedValue, ValueReader()), help: help,
      completion: completion)
  }

  /// A value that need not be given.
  public init<Element: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Element? {
    self.init(
      slot: ValueSlot(optional: ValueReader()), help: help, completion: completion)
  }

  /// Any number of values, at least one.
  public init<Element: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: nil, ValueReader()), help: help, completion: completion)
  }

  /// Any number of values, which replace the default ones.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(
      slot: ValueSlot(array: wrappedValue, ValueReader()), help: help,
      completion: completion)
  }
}

extension Argument: ArgumentDeclaring {
  func declarations(property: String) -> [ArgumentDeclaration] {
    [
      ArgumentDeclaration(
        .positional, names: [], property: property, slot: slot, help: help,
        completion: completion)
    ]
  }
}

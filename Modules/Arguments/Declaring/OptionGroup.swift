/// Arguments that several commands share, declared in a type of their own.
///
///     struct GlobalOptions: ParsableArguments {
///       @Flag(help: "Work without the network.") var offline = false
///     }
///
///     struct ListCommand: Command {
///       @OptionGroup(title: "Global options") var global: GlobalOptions
///     }
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments> {
  private final class Storage {
    var value: Value

    init(value: Value) {
      self.value = value
    }
  }

  private var storage = Storage(value: Value())
  private let title: String?

  /// Declares the arguments of `Value`; with a title, help shows its options in a section of
  /// their own.
  public init(title: String? = nil) {
    self.title = title
  }

  public var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(value: newValue) }
  }
}

extension OptionGroup: ArgumentDeclaring {
  func declarations(property: String) -> [ArgumentDeclaration] {
    storage.value.declarations.map { declaration in
      var declaration = declaration
      declaration.section = declaration.section ?? title
      return declaration
    }
  }

  func validateParsed() throws {
    for (_, wrapper) in storage.value.declaringProperties { try wrapper.validateParsed() }
    try storage.value.validate()
  }
}

/// A switch that is on when its name stands on the command line.
///
///     @Flag(name: .shortAndLong, help: "Skip the question.") var yes = false
@propertyWrapper
public struct Flag {
  private var slot: ValueSlot<Bool>
  private let name: NameSpecification
  private let help: ArgumentHelp?

  public init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) {
    slot = ValueSlot(single: wrappedValue, ValueReader { _ in true })
    self.name = name
    self.help = help
  }

  public var wrappedValue: Bool {
    get { slot.value ?? false }
    set { slot = slot.replacing(value: newValue) }
  }
}

extension Flag: ArgumentDeclaring {
  func declarations(property: String) -> [ArgumentDeclaration] {
    [
      ArgumentDeclaration(
        kind: .flag, names: name.names(for: property), help: help ?? ArgumentHelp(),
        accept: slot.accept)
    ]
  }
}

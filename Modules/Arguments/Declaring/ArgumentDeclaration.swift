/// One argument of a command, in the one form that parsing, help and completions share.
struct ArgumentDeclaration {
  enum Kind {
    case positional
    case option
    case flag
    case help
    case version
  }

  let kind: Kind
  /// Short names first; none for a positional argument.
  var names: [ArgumentName] = []
  var valueName = ""
  var help = ArgumentHelp()
  var isRequired = false
  var isRepeating = false
  var defaultText: () -> String = { "" }
  var allValues: () -> [String] = { [] }
  /// What is completed; `nil` stands for all values.
  var customCompletion: CompletionKind?
  var takesNumbers: () -> Bool = { false }
  /// The title of the option group that the argument belongs to.
  var section: String?
  /// Reads one typed value into the property.
  var accept: (String) throws -> Void = { _ in }

  static let helpNames: [ArgumentName] = [.short("h"), .long("help")]
  static let versionNames: [ArgumentName] = [.long("version")]

  var takesValue: Bool { kind == .option }
  var completion: CompletionKind {
    if let customCompletion { return customCompletion }
    let values = allValues()
    return values.isEmpty ? .none : .list(values)
  }
  var isVisible: Bool { help.visibility == .default }

  /// The argument as errors name it: `<url>`, `--feed <feed>`.
  var title: String {
    let value = "<\(valueName)>"
    guard let name = names.first(where: { !$0.isShort }) ?? names.first else { return value }
    return takesValue ? "\(name) \(value)" : "\(name)"
  }
}

extension ArgumentDeclaration {
  /// The argument that keeps its value in `slot`.
  init<Value>(
    _ kind: Kind, names: [ArgumentName], property: String, slot: ValueSlot<Value>,
    help: ArgumentHelp?, completion: CompletionKind?
  ) {
    self.init(
      kind: kind, names: names,
      valueName: help?.valueName ?? property[...].kebabCased,
      help: help ?? ArgumentHelp(),
      isRequired: slot.isRequired,
      isRepeating: slot.isRepeating,
      defaultText: slot.defaultText,
      allValues: slot.allValues,
      customCompletion: completion,
      takesNumbers: slot.takesNumbers,
      accept: slot.accept)
  }
}

/// What is wrong with a command line.
public enum ArgumentError: Error, Hashable {
  /// No option of the command has this name.
  case unknownOption(String, nearest: String?)
  /// No subcommand has this name.
  case unknownSubcommand(String, nearest: String?)
  /// The command takes no further argument.
  case unexpectedArgument(String)
  /// A required argument or option isn't there; the text is how usage shows it.
  case missingArgument(String)
  /// Nothing, or another option, follows an option that takes a value.
  case missingValue(option: String)
  /// A value is joined to a flag.
  case unexpectedValue(String, option: String)
  /// The argument can't be read from this value.
  case invalidValue(
    String, argument: String, allowed: [String] = [], nearest: String? = nil, reason: String? = nil)
  /// The command itself refuses what was typed.
  case refused(String)
}

extension ArgumentError: CustomStringConvertible {
  /// One line for a person, with the nearest right word where there is one.
  public var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "Unknown option '\(name)'.\(suggestion(nearest))"
    case .unknownSubcommand(let name, let nearest):
      "Unknown subcommand '\(name)'.\(suggestion(nearest))"
    case .unexpectedArgument(let value):
      "Unexpected argument '\(value)'."
    case .missingArgument(let title):
      "Missing expected argument '\(title)'."
    case .missingValue(let option):
      "Missing value for '\(option)'."
    case .unexpectedValue(let value, let option):
      "The option '\(option)' takes no value, but '\(value)' was given."
    case .invalidValue(let value, let argument, let allowed, let nearest, let reason):
      "The value '\(value)' is invalid for '\(argument)'\(explanation(reason, allowed))"
        + suggestion(nearest)
    case .refused(let message):
      message
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }

  private func explanation(_ reason: String?, _ allowed: [String]) -> String {
    if let reason { return ": \(reason)" }
    guard let last = allowed.last else { return "." }
    let others = allowed.dropLast().joined(separator: ", ")
    return others.isEmpty ? ": use \(last)." : ": use \(others) or \(last)."
  }
}

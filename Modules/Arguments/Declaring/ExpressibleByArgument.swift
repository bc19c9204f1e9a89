/// A value that one argument of the command line can be read as.
///
/// An enum with string raw values that is `CaseIterable` needs no code of its own: its cases are
/// listed in help, in errors and by completions.
public protocol ExpressibleByArgument {
  /// Reads what was typed; `nil` refuses it.
  init?(argument: String)

  /// What help shows as the default.
  var defaultValueDescription: String { get }

  /// All that may be typed, when that is a short list; otherwise empty.
  static var allValueStrings: [String] { get }

  /// What may be typed, in a few words, where no list says it: `a whole number`. Errors show it;
  /// empty where anything goes.
  static var expectation: String { get }
}

extension ExpressibleByArgument {
  public var defaultValueDescription: String { String(describing: self) }
  public static var allValueStrings: [String] { [] }
  public static var expectation: String { "" }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
  public init?(argument: String) {
    guard let raw = RawValue(argument: argument) else { return nil }
    self.init(rawValue: raw)
  }

  public var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension ExpressibleByArgument
where Self: CaseIterable & RawRepresentable, RawValue: ExpressibleByArgument {
  public static var allValueStrings: [String] {
    allCases.map(\.rawValue.defaultValueDescription)
  }
}

extension String: ExpressibleByArgument {
  public init?(argument: String) {
    self = argument
  }
}

extension Int: ExpressibleByArgument {
  public static var expectation: String { "a whole number" }

  public init?(argument: String) {
    self.init(argument)
  }
}

extension Double: ExpressibleByArgument {
  public static var expectation: String { "a number" }

  public init?(argument: String) {
    self.init(argument)
  }
}

extension Bool: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }

  public static var allValueStrings: [String] { ["true", "false"] }
}

/// A set of arguments that a command line can fill: a command, or options that several commands share.
///
/// Every `@Argument`, `@Option`, `@Flag` and `@OptionGroup` among its stored properties is filled
/// before ``validate()`` is called; reading a required one earlier is a programming error.
public protocol ParsableArguments: SendableMetatype {
  /// Declares the arguments, with their defaults.
  init()

  /// Checks what no single argument can check; throws a ``ValidationError`` to refuse.
  mutating func validate() throws
}

extension ParsableArguments {
  public mutating func validate() throws {}
}

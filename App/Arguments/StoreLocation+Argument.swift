public import Arguments
public import Settings

extension StoreLocation: ExpressibleByArgument {
  /// Refuses nothing but an empty path.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }

  public var defaultValueDescription: String {
    switch self {
    case .memory: ":memory:"
    case .file(let path): path
    // There may be a password in its address.
    case .server: "postgres://..."
    }
  }
}

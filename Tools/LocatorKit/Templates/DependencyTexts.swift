/// The files of a dependency, but for its test.
struct DependencyTexts {
  let names: DependencyNames
  let needs: [Need]

  var interface: String {
    """
    /// What \(names.words) can do for whoever locates it.
    public protocol \(names.interface)\(isSendable ? ": Sendable" : "") {
      /// Whether it can be used now. This stands for an example: ask here what is really needed.
      func isReady() -> Bool
    }
    """
  }

  var locator: String {
    """
    /// Hands out \(names.words).
    public protocol \(names.locator)\(isSendable ? ": Sendable" : "") {
      func \(names.requirement)() -> any \(names.interface)
    }
    """
  }

  var serviceLocatorInterface: String {
    let locators = Set(needs.map(\.locatorName)).sorted().joined(separator: "\n  & ")
    return """
      \(imports(Set(needs.map(\.module)), isPublic: true))

      /// What \(names.words) needs, not more and not less.
      public typealias \(names.serviceLocatorInterface) = \(locators)
      """
  }

  var implementation: String { needs.isEmpty ? plainImplementation : consumer }

  private var plainImplementation: String {
    """
    public import \(names.module)

    public struct \(names.implementation): \(names.interface) {
      public init() {}

      public func isReady() -> Bool { true }
    }
    """
  }

  private var consumer: String {
    let properties = needs.map { "  private let \($0.name): \($0.type)\n" }.joined()
    let assignments = needs.map { "    \($0.name) = serviceLocator.\($0.call)\n" }.joined()
    let own = "public import \(names.module)"
    let others = Set(needs.map(\.module)).sorted().map { "import \($0)" }
    return """
      \(([own] + others).sorted { Self.key($0) < Self.key($1) }.joined(separator: "\n"))

      public struct \(names.implementation): \(names.interface) {
      \(properties)
        /// - Parameter serviceLocator: is asked here, once for each dependency.
        public init(serviceLocator: any \(names.serviceLocatorInterface)) {
      \(assignments)  }

        public func isReady() -> Bool { true }
      }
      """
  }

  var `default`: String {
    let constraint = needs.isEmpty ? "" : " where Self: \(names.serviceLocatorInterface)"
    let argument = needs.isEmpty ? "" : "serviceLocator: self"
    let why =
      needs.isEmpty
      ? "it keeps nothing that the next would miss."
      : "it gets the whole locator, so that one override\n  /// reaches everything that is built beneath it."
    return """
      public import \(names.module)
      import \(names.implementationModule)

      extension \(names.locator)\(constraint) {
        /// New each time: \(why)
        public func \(names.requirement)() -> any \(names.interface) {
          \(names.implementation)(\(argument))
        }
      }
      """
  }

  /// What `locator fake` writes of the interface.
  ///
  /// - Throws: ``LocatorError/refusedFake(reason:)`` where it writes none.
  func fake() throws -> String {
    let path = "\(names.interface).swift"
    let index = FakeIndex(texts: [(module: names.module, path: path, text: interface)])
    let fakes = try FakeGenerator(index, folder: "", jobs: 1).fakes(of: [names.interface])
    guard let text = fakes.first?.text else {
      throw LocatorError.refusedFake(reason: fakes.first?.problem ?? names.interface)
    }
    return text
  }

  private var isSendable: Bool { needs.allSatisfy(\.isSendable) }

  private func imports(_ modules: Set<String>, isPublic: Bool) -> String {
    modules.sorted().map { "\(isPublic ? "public " : "")import \($0)" }.joined(separator: "\n")
  }

  /// Imports are sorted by module, whatever stands before.
  private static func key(_ line: String) -> String {
    String(line.split(separator: " ").last ?? "")
  }
}

/// The test of a dependency: what is handed out by default, and what a test's own locator hands out.
struct DependencyTestText {
  let names: DependencyNames
  let needs: [Need]
  /// What a service locator must be besides, for the defaults to reach it.
  let others: [(name: String, module: String)]
  let defaults: String
  let fakes: String

  var text: String {
    """
    \(imports)

    @Suite("\(names.words.prefix(1).uppercased())\(names.words.dropFirst())")
    struct \(names.implementation)Tests {
      /// Has every default for free.
      private struct DefaultServiceLocator: \(conformances) {}

      /// Hands out a fake, which lives as long as it does, so that a test can turn it.
      private final class FakeServiceLocator: \(names.locator) {
        let \(fakeProperty) = \(names.fake)()

        func \(names.requirement)() -> any \(names.interface) { \(fakeProperty) }
      }

      @Test("is \(names.implementation) by default")
      func byDefault() {
        let located = DefaultServiceLocator().\(names.requirement)()

        #expect(located is \(names.implementation))
        #expect(located.isReady())
      }

      @Test("is what a test's own service locator hands out")
      func faked() {
        let serviceLocator = FakeServiceLocator()
        serviceLocator.\(fakeProperty).isReadyHandler = { true }

        #expect(serviceLocator.\(names.requirement)().isReady())
        #expect(serviceLocator.\(fakeProperty).isReadyCallCount == 1)
      }
    \(consuming)}
    """
  }

  private var fakeProperty: String { names.fake.prefix(1).lowercased() + names.fake.dropFirst() }

  private var conformances: String {
    ([names.locator] + (needs.isEmpty ? [] : [names.serviceLocatorInterface]) + others.map(\.name))
      .joined(separator: ", ")
  }

  private var imports: String {
    let modules = Set(
      [names.module, names.implementationModule, defaults, fakes, "Testing"] + needs.map(\.module)
        + others.map(\.module) + needs.compactMap(\.fake?.module))
    return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  /// How a consumer is made in a test: fakes where there are any, defaults for the rest.
  private var consuming: String {
    let faked = needs.filter { $0.fake != nil }
    guard !faked.isEmpty else { return "" }
    let properties = faked.map { need in
      "    let fake\(capitalized(need.name)) = \(need.fake?.name ?? "")()\n"
    }.joined()
    let members = faked.map { need in
      let declaration =
        need.call == need.name
        ? "var \(need.name): \(need.type)" : "func \(need.call) -> \(need.type)"
      return "    \(declaration) { fake\(capitalized(need.name)) }\n"
    }.joined()
    let types = ([names.serviceLocatorInterface] + others.map(\.name)).joined(separator: ", ")
    return """

        /// What it needs, as far as there are fakes.
        private final class NeedsServiceLocator: \(types) {
      \(properties)
      \(members)  }

        @Test("is made of what its service locator hands out")
        func made() {
          #expect(\(names.implementation)(serviceLocator: NeedsServiceLocator()).isReady())
        }

      """
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

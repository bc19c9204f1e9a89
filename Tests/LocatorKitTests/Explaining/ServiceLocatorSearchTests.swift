import LocatorKit
import Testing

@Suite("A name to explain")
struct ServiceLocatorSearchTests {
  private func error(for name: String, requirement: String? = nil, choices: [String] = []) throws
    -> String
  {
    let explainer = Explainer(try CheckCase(text: Self.package).graph)
    let error = #expect(throws: LocatorError.self) {
      try explainer.explanation(of: name, requirement: requirement, choices: choices)
    }
    return error?.description ?? ""
  }

  @Test("that is mistyped leads to the nearest")
  func mistyped() throws {
    #expect(
      try error(for: "AppServiceLocater")
        == "there is no type 'AppServiceLocater' in the package; did you mean 'AppServiceLocator'?")
    #expect(
      try error(for: "Whatever")
        == "there is no type 'Whatever' in the package; 'locator explain' lists its service locators"
    )
  }

  @Test("that two modules have is shown in both, and taken with its module")
  func ambiguous() throws {
    #expect(
      try error(for: "AppServiceLocator") == """
        'AppServiceLocator' may be 'App.AppServiceLocator' (Sources/App/main.swift:3:8) and \
        'Tool.AppServiceLocator' (Sources/Tool/main.swift:3:8); name it with its module
        """)
    let explainer = Explainer(try CheckCase(text: Self.package).graph)
    #expect(try explainer.explanation(of: "Tool.AppServiceLocator").module == "Tool")
    #expect(
      explainer.serviceLocators().map(\.name) == [
        "App.AppServiceLocator", "Tool.AppServiceLocator",
      ]
    )
  }

  @Test("that means something else is said to be what it is")
  func somethingElse() throws {
    #expect(
      try error(for: "ClockInterface") == """
        'ClockInterface' is no service locator, but an interface (Sources/Clock/Clock.swift:1:17) that \
        'ClockLocator.clock()' hands out; these have it: 'AppServiceLocator'
        """)
    #expect(
      try error(for: "ClockLocator") == """
        'ClockLocator' is no service locator, but a locator (Sources/Clock/Clock.swift:2:17) and no type; \
        these conform to it: 'AppServiceLocator'
        """)
    #expect(
      try error(for: "Watch") == """
        'Watch' is no service locator, but a struct (Sources/Clock/Clock.swift:3:15) that is given a \
        service locator, by init(serviceLocator:), and conforms to no locator itself
        """)
    #expect(
      try error(for: "SystemClock") == """
        'SystemClock' is no service locator, but a struct (Sources/Defaults/Clock+Default.swift:2:8) that \
        conforms to no locator
        """)
  }

  @Test("may be of a requirement or a trait that isn't there")
  func unknownParts() throws {
    #expect(
      try error(for: "App.AppServiceLocator", requirement: "clok")
        == "'AppServiceLocator' has no requirement 'clok'; did you mean 'clock'?")
    #expect(
      try error(for: "App.AppServiceLocator", requirement: "payments")
        == "'AppServiceLocator' has no requirement 'payments'; there is clock")
    #expect(
      try error(for: "App.AppServiceLocator", choices: ["Online"])
        == "there is neither a trait nor a Defaults module 'Online'; there is Defaults")
  }

  private static let package = """
    === Clock library
    --- Clock.swift
    public protocol ClockInterface {}
    public protocol ClockLocator { func clock() -> any ClockInterface }
    public struct Watch { public init(serviceLocator: any ClockLocator) { _ = serviceLocator.clock() } }
    === Defaults library deps=Clock
    --- Clock+Default.swift
    public import Clock
    struct SystemClock: ClockInterface {}
    extension ClockLocator { public func clock() -> any ClockInterface { SystemClock() } }
    === App executable deps=Clock,Defaults
    --- main.swift
    import Clock
    import Defaults
    struct AppServiceLocator: ClockLocator {}
    === Tool executable deps=Clock,Defaults
    --- main.swift
    import Clock
    import Defaults
    struct AppServiceLocator: ClockLocator {}
    """
}

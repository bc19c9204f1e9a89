import Testing

@Suite("The compiler refuses", .serialized)
struct TheCompilerRefuses {
  @Test("two defaults for one locator, and shows both")
  func twoDefaults() throws {
    let build = try SwiftPackage(fixture: "BothDefaultsImported").build()

    #expect(!build.isSuccess)
    #expect(
      build.diagnostics.isSuperset(of: [
        "App/main.swift:5: error: type 'AppServiceLocator' does not conform to protocol 'ReachabilityLocator'",
        "Defaults/Reachability+Default.swift:8: note: candidate exactly matches",
        "DefaultsOffline/Reachability+Default.swift:8: note: candidate exactly matches",
      ]))
  }

  @Test("a locator that nothing provides a default for, and shows the requirement")
  func noDefault() throws {
    let build = try SwiftPackage(fixture: "NoDefaults").build()

    #expect(!build.isSuccess)
    #expect(
      build.diagnostics.isSuperset(of: [
        "App/main.swift:3: error: type 'AppServiceLocator' does not conform to protocol 'ReachabilityLocator'",
        "Reachability/Reachability.swift:6: note: protocol requires function 'reachability()' with type '() -> any ReachabilityInterface'",
      ]))
  }

  @Test("a default whose own needs aren't met, and says what is missing")
  func unmetConstraint() throws {
    let build = try SwiftPackage(fixture: "UnmetConstraint").build()

    #expect(!build.isSuccess)
    #expect(
      build.diagnostics.isSuperset(of: [
        "App/main.swift:4: error: type 'AppServiceLocator' does not conform to protocol 'ReachabilityLocator'",
        "Defaults/Reachability+Default.swift:11: note: candidate would match if 'AppServiceLocator' conformed to 'SettingsLocator'",
      ]))
  }
}

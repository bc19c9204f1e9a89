import ChildProcesses
import Testing

@Suite("Another package", .serialized)
struct AnotherPackage {
  @Test("depends on Articles alone, brings its own implementation, and builds nothing else")
  func dependsOnOneInterface() throws {
    let package = try SwiftPackage(fixture: "ArticlesAlone")

    let outcome = try package.run("Bookmarks")

    #expect(outcome.output.hasSuffix("The first bookmark\n"), "\(outcome)")
    #expect(try package.builtModules() == ["Articles", "Bookmarks"])
  }

  @Test("brings its own Defaults module for all interfaces")
  func bringsItsOwnDefaults() throws {
    let package = try SwiftPackage(fixture: "OwnDefaults")

    let outcome = try package.run("Reader")

    #expect(outcome.output == "connected [\"The first bookmark\"]\n", "\(outcome)")
    #expect(
      try package.builtModules() == [
        "Articles", "DefaultsOwn", "Feeds", "Implementations", "Interactor", "Reachability",
        "Reader",
      ])
  }
}

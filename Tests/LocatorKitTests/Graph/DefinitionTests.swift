import LocatorKit
import Testing

@Suite("A name that a target's settings define")
struct DefinitionTests {
  @Test(
    "holds in the builds that its condition names",
    arguments: [
      (PackageModel.Definition(name: "FAST"), "true"),
      (.init(name: "FAST", configuration: "debug"), "DEBUG"),
      (.init(name: "FAST", configuration: "release"), "!DEBUG"),
      (
        .init(name: "FAST", platforms: ["linux", "macos"], traits: ["Offline"]),
        "(os(Linux) || os(macOS)) && Offline"
      ),
    ])
  func condition(definition: PackageModel.Definition, condition: String) {
    let files = graph(definition, "#if FAST\nimport B\n#endif").files
    #expect(files[0].facts.imports.map(\.condition.description) == [condition])
  }

  @Test("is nothing to another target")
  func other() {
    let files = graph(.init(name: "FAST"), "#if SLOW\nimport B\n#else\nimport C\n#endif").files
    #expect(files[0].facts.imports.map(\.condition.description) == ["SLOW", "!SLOW"])
  }

  private func graph(_ definition: PackageModel.Definition, _ text: String) -> PackageGraph {
    let target = PackageModel.Target(
      name: "A", kind: .library, dependencies: [], sources: ["a.swift"], definitions: [definition])
    return PackageGraph(
      PackageModel(name: "P", targets: [target]),
      files: [(target: 0, path: "a.swift", facts: FileReader.read(Array(text.utf8)))])
  }
}

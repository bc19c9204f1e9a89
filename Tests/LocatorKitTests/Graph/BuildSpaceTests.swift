import LocatorKit
import Testing

@Suite("The builds of a package")
struct BuildSpaceTests {
  @Test("are one where no condition asks for more")
  func none() {
    #expect(builds("import A") == [""])
  }

  @Test("are no trait and each trait alone")
  func traits() {
    #expect(
      builds("#if One\nimport A\n#endif", traits: [.init(name: "One"), .init(name: "Two")]) == [
        "without traits", "with the trait One", "with the trait Two",
      ])
  }

  @Test("begin with the default traits, and a trait turns on those that it enables")
  func defaults() {
    #expect(
      builds(
        "#if One\nimport A\n#endif",
        traits: [.init(name: "One"), .init(name: "Two", enables: ["One"])], defaults: ["One"]) == [
          "with the default traits", "without traits", "with the trait Two",
        ])
  }

  @Test("are each branch of a platform's condition, and no platform that none names")
  func platforms() {
    #expect(builds("#if os(macOS)\nimport A\n#endif") == ["on macOS", "on Linux"])
    #expect(
      builds("#if canImport(Darwin)\nimport A\n#elseif canImport(Glibc)\nimport B\n#endif") == [
        "on Linux", "on macOS",
      ])
    #expect(
      builds("#if os(macOS)\nimport A\n#elseif os(Linux)\nimport B\n#else\nimport C\n#endif") == [
        "on Linux", "on macOS", "on iOS",
      ])
  }

  @Test("are every answer to what is neither a trait nor a platform")
  func answers() {
    #expect(
      builds("#if DEBUG && swift(>=6)\nimport A\n#endif") == [
        "where !DEBUG, where !swift(>=6)", "where DEBUG, where !swift(>=6)",
        "where !DEBUG, where swift(>=6)", "where DEBUG, where swift(>=6)",
      ])
    #expect(builds("#if SWIFT_PACKAGE\nimport A\n#endif") == [""])
  }

  @Test("stay few enough to try, however many conditions there are")
  func limit() {
    let text = (0..<40).map { "#if FLAG\($0)\nimport A\n#endif" }.joined(separator: "\n")
    #expect(builds(text).count == 82)
  }

  private func builds(
    _ text: String, traits: [PackageModel.Trait] = [], defaults: [String] = []
  ) -> [String] {
    let facts = FileReader.read(Array(text.utf8))
    let model = PackageModel(name: "P", traits: traits, defaultTraits: defaults, targets: [])
    let space = PackageGraph(model, files: []).builds(for: facts.imports.map(\.condition))
    return space.builds.map { $0.description(naming: Set(space.dimensions)) }
  }
}

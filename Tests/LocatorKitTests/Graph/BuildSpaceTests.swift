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
      builds("#if DEBUG && hasFeature(X)\nimport A\n#endif") == [
        "where !DEBUG, where !hasFeature(X)", "where DEBUG, where !hasFeature(X)",
        "where !DEBUG, where hasFeature(X)", "where DEBUG, where hasFeature(X)",
      ])
    #expect(builds("#if SWIFT_PACKAGE\nimport A\n#endif") == [""])
  }

  @Test("are the compilers and languages that a condition tells apart, the newest of each")
  func dialects() {
    #expect(
      builds("#if compiler(>=6.2) || swift(<6)\nimport A\n#endif", tools: "5.9", modes: ["5", "6"])
        == [
          "with Swift 6.3", "with Swift 6.3 in language mode 5",
          "with Swift 6.1", "with Swift 6.1 in language mode 5",
        ])
    #expect(builds("#if compiler( <5.9 )\nimport A\n#endif", tools: "5.9") == [""])
    #expect(builds("#if swift(>=6)\nimport A\n#endif", tools: "6.0") == [""])
    #expect(
      builds("#if compiler(>=6.2.1)\nimport A\n#endif", tools: "6.2") == [
        "with Swift 6.3", "with Swift 6.2",
      ])
  }

  @Test("are for one processor, and built one way")
  func exclusive() {
    #expect(
      builds("#if arch(arm64)\nimport A\n#endif\n#if arch(x86_64)\nimport B\n#endif") == [
        "where !arch(arm64), where !arch(x86_64)", "where arch(arm64), where !arch(x86_64)",
        "where !arch(arm64), where arch(x86_64)",
      ])
    #expect(builds("#if DEBUG\nimport A\n#elseif RELEASE\nimport B\n#endif").count == 3)
    #expect(
      builds("#if os(Linux)\nimport A\n#elseif os(Plan9)\nimport B\n#endif") == [
        "on Linux", "on Plan9",
      ])
  }

  @Test("stay few enough to try, however many conditions there are")
  func limit() {
    let text = (0..<40).map { "#if FLAG\($0)\nimport A\n#endif" }.joined(separator: "\n")
    #expect(builds(text).count == 82)
  }

  private func builds(
    _ text: String, traits: [PackageModel.Trait] = [], defaults: [String] = [],
    tools: String? = nil, modes: [String]? = nil
  ) -> [String] {
    let facts = FileReader.read(Array(text.utf8))
    let model = PackageModel(
      name: "P", traits: traits, defaultTraits: defaults, targets: [], toolsVersion: tools,
      languageModes: modes)
    let space = PackageGraph(model, files: []).builds(for: facts.imports.map(\.condition))
    return space.builds.map { $0.description(naming: Set(space.dimensions)) }
  }
}

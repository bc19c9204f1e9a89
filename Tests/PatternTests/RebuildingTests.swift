import Testing

@Suite("After an edit, a build", .serialized)
struct AfterAnEditABuild {
  @Test("compiles the one module whose body changed, and links")
  func compilesOneModule() throws {
    let package = try SwiftPackage(copyOfRepository: [
      "Package.swift", "Modules", "App", "Tests", "Tools",
    ])
    let first = try package.build("--product", "articles")
    try #require(first.isSuccess, "\(first.output)")
    #expect(first.checksLocators)
    // SwiftPM links a plugin's tool anew in the build after the one that made it.
    try #require(try package.build("--product", "articles").isSuccess)

    let unchanged = try package.build("--product", "articles")
    #expect(unchanged.isSuccess)
    #expect(unchanged.compiledModules == [])
    #expect(!unchanged.checksLocators)

    try package.replace(
      "limit > 0", with: "limit >= 1", in: "Modules/ArticlesSQLite/SQLiteArticleRepository.swift")
    let implementation = try package.build("--product", "articles")
    #expect(implementation.isSuccess)
    #expect(implementation.checksLocators)
    #expect(implementation.compiledModules == ["ArticlesSQLite"])
    #expect(implementation.linkedPrograms.contains("articles"))

    try package.replace(
      "EnvironmentSettings()", with: "(EnvironmentSettings())",
      in: "Modules/Defaults/Settings+Default.swift")
    let defaults = try package.build("--product", "articles")
    #expect(defaults.isSuccess)
    #expect(defaults.compiledModules == ["Defaults"])
    #expect(defaults.linkedPrograms.contains("articles"))
  }
}

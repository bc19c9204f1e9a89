import Testing

@testable import Arguments

@Suite("a name")
struct CommandNameTests {
  @Test(
    "is in kebab case",
    arguments: [
      ("list", "list"), ("jsonLines", "json-lines"), ("feedURL", "feed-url"),
      ("URLOfFeed", "url-of-feed"), ("Feed2", "feed2"),
    ])
  func kebab(name: String, kebab: String) {
    #expect(name[...].kebabCased == kebab)
  }

  @Test("of a command is its type's, without Command") func ofType() {
    #expect(ListCommand.name == "list")
  }

  @Test("of an option puts short ones first") func shortFirst() {
    #expect(
      NameSpecification.shortAndLong.names(for: "dryRun") == [.short("d"), .long("dry-run")])
  }
}

import ChildProcesses
import Testing

@Suite("On a first run")
struct OnAFirstRun {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
  }

  @Test("articles shows five articles that teach it, with no network at all")
  func showsTheWelcomeFeed() throws {
    let outcome = try articles("--offline")

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.titles == [
        "● | Welcome to articles | Follow a feed",
        "● | Welcome to articles | Bring what is new",
        "● | Welcome to articles | Read",
        "● | Welcome to articles | Find it again",
        "● | Welcome to articles | Use it from scripts",
      ])
  }

  @Test("a second run shows the same, once")
  func secondRun() throws {
    let first = try articles()
    #expect(try articles() == first)
  }

  @Test("the welcome feed doesn't come back once it was removed")
  func removedForGood() throws {
    try articles()

    let removed = try articles("remove", "welcome", "--yes")
    #expect(removed.output == "Removed Welcome to articles and its 5 articles.\n")
    #expect(try articles().output == "")
    #expect(try articles("feeds").output == "")
  }

  @Test("the welcome feed refreshes with no network, and can be added again")
  func anOrdinaryFeed() throws {
    try articles()
    let refreshed = try articles("--offline", "refresh")
    #expect(
      refreshed.output
        == "1 feed: 0 new, 0 updated, 1 with nothing new. Offline: what is stored is as of now.\n")

    try articles("remove", "welcome", "--yes")
    let added = try articles("--offline", "add", "articles:welcome")
    #expect(added.output == "Following Welcome to articles: 5 articles.\n")
  }

  @Test("a store in memory shows it, and leaves nothing behind")
  func inMemory() throws {
    #expect(try articles("--store", ":memory:").titles.count == 5)
    #expect(!articles.store.exists)
  }

  @Test("a command that lists articles subscribes nothing by itself")
  func onlyTheBareCommand() throws {
    #expect(try articles("list").output == "")
    #expect(try articles("feeds").output == "")
  }
}

import ChildProcesses
import Foundation
import Testing

@Suite("A list of feeds")
struct AListOfFeeds {
  struct Feeds: Decodable, Equatable {
    struct Feed: Decodable, Equatable {
      var id: String
      var url: String
      var title: String
      var homePageUrl: String?
      var tags: [String]
    }
    var feeds: [Feed]
  }

  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
  }

  private func list(_ outlines: String) -> String {
    "<opml version=\"2.0\"><head/><body>\(outlines)</body></opml>"
  }

  private func write(_ text: String, to name: String = "list.opml") throws {
    try text.write(to: articles.folder.url(name), atomically: true, encoding: .utf8)
  }

  private static let outlines = """
    <outline text="Top &amp; first" xmlUrl="https://a.example/feed"/>
    <outline text="Tech"><outline text="Swift">
      <outline text="Blog" xmlUrl="https://b.example/?a=1&amp;b=2" htmlUrl="https://b.example/"/>
    </outline></outline>
    """

  @Test("is followed, its folders as tags, and nothing is fetched")
  func imports() throws {
    try write(list(Self.outlines))
    let outcome = try articles("import", "list.opml")
    #expect(
      outcome
        == .init(
          status: 0,
          output: "Following 2 feeds more. Bring their articles: articles refresh\n"))
    let feeds = try articles.json(Feeds.self, "feeds").feeds
    #expect(
      feeds == [
        Feeds.Feed(
          id: feeds[0].id, url: "https://b.example/?a=1&b=2", title: "Blog",
          homePageUrl: "https://b.example/", tags: ["Tech", "Swift"]),
        Feeds.Feed(
          id: feeds[1].id, url: "https://a.example/feed", title: "Top & first", tags: []),
      ])
  }

  @Test("is the same after a round trip, and following it again changes nothing")
  func roundTrip() throws {
    let other = try ArticlesProgram()
    try articles("import", "-", input: list(Self.outlines))
    try articles("add", "articles:welcome", "--tag", "help")

    let exported = try articles("export")
    #expect(exported.status == 0)
    #expect(try other("import", "-", input: exported.output).status == 0)

    #expect(try other("export") == exported)
    #expect(try other.json(Feeds.self, "feeds").feeds.map(\.url).count == 3)
    #expect(
      try other("import", "-", input: exported.output).output
        == "Following 0 feeds more, 3 followed already.\n")
    #expect(try other("export") == exported)
  }

  @Test("with addresses that can't be fetched: each is named, and the rest followed")
  func badAddresses() throws {
    try write(
      list(
        """
        <outline text="Good" xmlUrl="https://a.example/feed"/>
        <outline text="None" type="rss"/>
        <outline text="Path" xmlUrl="/etc/passwd"/>
        <outline text="Old" xmlUrl="gopher://b.example/"/>
        <outline text="Space" xmlUrl="https:// /"/>
        <outline text="Plain" xmlUrl="c.example/feed"/>
        <outline text="Feed" xmlUrl="feed://d.example/feed"/>
        """))
    let outcome = try articles("import", "list.opml", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.output == "{\n  \"failed\" : 4,\n  \"known\" : 0,\n  \"new\" : 3\n}\n")
    #expect(
      outcome.errors.split(separator: "\n").map { $0.prefix { $0 != "'" } } == [
        "articles: None: ", "articles: Path: ", "articles: Old: ", "articles: Space: ",
      ])
    #expect(
      try articles.json(Feeds.self, "feeds").feeds.map(\.url) == [
        "http://d.example/feed", "https://a.example/feed", "https://c.example/feed",
      ])
  }

  @Test("of 1,000 feeds is followed at once")
  func many() throws {
    let outlines = (0..<1_000).map { "<outline text='\($0)' xmlUrl='https://\($0).example/'/>" }
    try write(list(outlines.joined(separator: "\n")))
    #expect(
      try articles("import", "list.opml").output
        == "Following 1000 feeds more. Bring their articles: articles refresh\n")
    #expect(try articles.ids("feeds").count == 1_000)
  }

  @Test("of no feeds says so, and what is no list is refused by its name")
  func none() throws {
    try write(list(""))
    #expect(
      try articles("import", "list.opml") == .init(status: 0, output: "There are no feeds in it.\n")
    )
    try write(FeedText(title: "Mine", items: []).rss, to: "feed.xml")
    #expect(
      try articles("import", "feed.xml")
        == .init(
          status: 1,
          errors:
            "articles: feed.xml: that's no list of feeds in OPML but XML that begins with <rss>. To follow a feed: articles add\n"
        ))
    let missing = try articles("import", "nowhere.opml")
    #expect(missing.status == 1)
    #expect(missing.errors == "articles: can't read nowhere.opml: No such file or directory\n")
  }

  @Suite("that is written to a file")
  struct Written {
    let articles: ArticlesProgram

    init() throws {
      articles = try ArticlesProgram()
      try articles("add", "articles:welcome")
    }

    private func text(_ name: String) throws -> String {
      try String(contentsOf: articles.folder.url(name), encoding: .utf8)
    }

    @Test("is whole, and says how many feeds it has")
    func writes() throws {
      #expect(
        try articles("export", "list.opml")
          == .init(status: 0, output: "Wrote 1 feed to list.opml.\n"))
      #expect(try text("list.opml") == articles("export").output)
    }

    @Test("replaces no file, unless it's told to")
    func replaces() throws {
      try "mine".write(
        to: articles.folder.url("list.opml"), atomically: true, encoding: .utf8)
      let refused = try articles("export", "list.opml")
      #expect(refused.status == 74)
      #expect(
        refused.errors
          == "articles: can't write list.opml: it's there already. --force replaces it\n")
      #expect(try text("list.opml") == "mine")
      #expect(try articles("export", "list.opml", "--force").status == 0)
      #expect(try text("list.opml") == articles("export").output)
    }

    @Test("has no passwords, unless it's told to")
    func passwords() throws {
      try articles(
        "import", "-",
        input:
          "<opml><body><outline text='P' xmlUrl='https://ann:secret@a.example/'/></body></opml>"
      )
      let without = try articles("export")
      #expect(!without.output.contains("secret"))
      #expect(
        without.errors
          == "articles: the names and passwords of 1 addresses were left out; --with-passwords writes them.\n"
      )
      let with = try articles("export", "--with-passwords")
      #expect(with.output.contains("https://ann:secret@a.example/"))
      #expect(with.errors == "")
    }
  }
}

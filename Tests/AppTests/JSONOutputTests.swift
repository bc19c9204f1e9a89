import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("A script that asks for JSON")
struct AScriptThatAsksForJSON {
  struct List: Decodable, Equatable {
    struct Article: Decodable, Equatable {
      var id: String
      var feedId: String
      var feedTitle: String
      var title: String?
      var datePublished: Date?
      var isRead: Bool
    }
    var articles: [Article]
    var isConnected: Bool
  }

  struct Feeds: Decodable, Equatable {
    struct Feed: Decodable, Equatable {
      var id: String
      var url: String
      var title: String
      var unreadCount: Int
      var totalCount: Int
      var isGone: Bool
    }
    var feeds: [Feed]
  }

  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
    try FeedText(title: "Mine", items: ["A", "B"]).rss
      .write(to: articles.folder.url("feed.xml"), atomically: true, encoding: .utf8)
    try articles("add", "./feed.xml")
  }

  @Test("gets one object from a list, with stable ids")
  func list() throws {
    let list = try articles.json(List.self, "--offline", "list")
    let feed = try articles.json(Feeds.self, "feeds").feeds[0].id
    #expect(
      list
        == List(
          articles: [
            List.Article(
              id: list.articles[0].id, feedId: feed, feedTitle: "Mine", title: "A",
              datePublished: Date(timeIntervalSince1970: 1_793_736_000), isRead: false),
            List.Article(
              id: list.articles[1].id, feedId: feed, feedTitle: "Mine", title: "B",
              datePublished: Date(timeIntervalSince1970: 1_793_732_400), isRead: false),
          ],
          isConnected: false))
    #expect(list.articles.allSatisfy { $0.id.count == 16 })
    #expect(try articles.json(List.self, "--offline", "list") == list)
  }

  @Test("gets one object a line from --json-lines")
  func lines() throws {
    let lines = try articles("list", "--json-lines").output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["feed_title"] as? String == "Mine")
    }
  }

  @Test("gets what is followed")
  func feeds() throws {
    let feeds = try articles.json(Feeds.self, "feeds")
    #expect(
      feeds
        == Feeds(feeds: [
          Feeds.Feed(
            id: feeds.feeds[0].id, url: articles.folder.url("feed.xml").absoluteString,
            title: "Mine", unreadCount: 2, totalCount: 2, isGone: false)
        ]))
  }
}

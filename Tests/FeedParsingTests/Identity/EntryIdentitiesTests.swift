import Feeds
import Foundation
import Testing

@testable import FeedParsing

/// These bytes never change: stores hold them.
@Suite("The identity of an entry")
struct EntryIdentitiesTests {
  private func identities(_ entries: [(id: String?, entry: FeedEntry)]) -> [String] {
    let identities = EntryIdentities(ids: entries.map(\.id), entries: entries.map(\.entry))
    return entries.indices.map { identities.identity(at: $0) }
  }

  private func entry(
    _ id: String?, link: String? = nil, title: String? = nil, html: String? = nil,
    published: Date? = nil
  ) -> (id: String?, entry: FeedEntry) {
    (
      id,
      FeedEntry(identity: "", title: title, link: link, html: html, published: published)
    )
  }

  @Test("is its id, or else its link, or else a hash of title, date and content")
  func followsTheOrder() {
    let date = Date(timeIntervalSince1970: 1_793_700_243)
    #expect(
      identities([
        entry("id", link: "http://a.example/1"),
        entry(nil, link: "http://a.example/2"),
        entry(nil, title: "title", html: "<p>content</p>", published: date),
        entry(nil, title: "title"),
        entry(nil),
      ]) == [
        "id", "http://a.example/2",
        "hash:2d9549740a4aadfdf0c535f12b71aeed",
        "hash:68f382fc55659b91efb0a9dbbdf55833",
        "hash:a68bb3934c8b5822836dbc78c7423ce7",
      ])
  }

  @Test("isn't an id that all entries share")
  func ignoresOneIDForAll() {
    #expect(
      identities([
        entry("same", link: "http://a.example/1"), entry("same", link: "http://a.example/2"),
      ]) == ["http://a.example/1", "http://a.example/2"])
    #expect(identities([entry("only", link: "http://a.example/1")]) == ["only"])
  }

  @Test("takes link, title and content in where entries would share it")
  func tellsEntriesApart() {
    #expect(
      identities([
        entry("same", link: "l1"), entry("same", link: "l2", title: "a"),
        entry("same", link: "l2", title: "b"), entry("other"),
      ]) == ["same l1", "same l2 a", "same l2 b", "other"])
  }

  @Test("numbers copies, which nothing tells apart")
  func numbersCopies() {
    let copy = entry("same", title: "t")
    #expect(
      identities([copy, copy, entry("other")]) == [
        "same t hash:69d208dd26757277b806e994c19acbe9",
        "same t hash:69d208dd26757277b806e994c19acbe9 #2", "other",
      ])
  }
}

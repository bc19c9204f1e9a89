import Articles
import Feeds
import Interactor
import Testing

@testable import App

@Suite("An error is one line that says what happened, to what, and what to do next")
struct AnErrorIsOneLine {
  @Test(
    "for each thing that can happen",
    arguments: [
      (
        FeedError.status(404, address: "https://a.example/f", retryAfter: nil),
        "https://a.example/f answered 404: there's nothing at this address. Check the address."
      ),
      (
        FeedError.untrusted(host: "a.example", reason: "the certificate has expired"),
        "the connection to a.example isn't safe: the certificate has expired. Nothing was fetched; ask its owner to mend the certificate."
      ),
      (FeedError.tooLarge(limit: 64 << 20), "it's larger than 64 MiB"),
      (
        ArticleRepositoryError.newerVersion(location: "/a", found: 9, supported: 1),
        "the store /a has version 9, and this program knows 1. Use a newer program."
      ),
      (
        ArticleRepositoryError.busy(location: "/a"),
        "another program holds the store /a. Try again when it's done."
      ),
      (
        ArticleRepositoryError.damagedIndex(location: "/a.search", detail: "it ends too soon"),
        "the search index /a.search is damaged (it ends too soon). 'articles check' makes it again, of the articles."
      ),
      (
        ArticleRepositoryError.cannotReach(location: "postgres://db/news", reason: "refused"),
        "can't open the store postgres://db/news: refused. Check its address and its server."
      ),
      (
        ArticleRepositoryError.notAllowed(location: "postgres://db/news", reason: "no right"),
        "the store postgres://db/news can't be used so: no right. Check the user, the password and the rights."
      ),
      (
        ArticleInteractorError.noFeedFound(address: "https://a.example/"),
        "https://a.example/ is a page, and no feed was found there. Give the address of the feed itself."
      ),
      (
        SelectionError.ambiguousFeed("n", matches: ["a", "b", "c", "d", "e"]),
        "'n' is part of 5 feeds' titles: a, b, c, d, .... Say more of it, or its id."
      ),
    ] as [(any Error, String)])
  func eachThing(error: any Error, line: String) {
    #expect(ErrorText(error).line == line)
  }

  @Test("with nothing in it that a terminal would obey")
  func harmless() {
    let error = FeedError.notAFeed(found: "a\nb\u{1B}[31m")
    #expect(
      ErrorText(error).line == "it's no feed but a b␛[31m. Look for a link to a feed on the page.")
  }
}

import Articles
import Foundation
import Testing

@Suite("An article stands among others")
struct AnArticleStandsAmongOthers {
  let seen = Date(timeIntervalSince1970: 1000)

  func article(published: Date?) -> Article {
    Article(
      id: ArticleID(rawValue: "a"), subscription: SubscriptionID(rawValue: "s"), feedTitle: "",
      published: published, firstSeen: seen)
  }

  @Test("by the date that the feed gives it")
  func byPublished() {
    #expect(article(published: seen - 10).sortDate == seen - 10)
  }

  @Test("by when it was first seen, if it has no date or one to come")
  func byFirstSeen() {
    #expect(article(published: nil).sortDate == seen)
    #expect(article(published: seen + 10).sortDate == seen)
    #expect(article(published: seen + 10).published == seen + 10)
  }
}

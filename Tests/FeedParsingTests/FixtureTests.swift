import FeedParsing
import Feeds
import Testing

@Suite("Feeds as the world writes them")
struct FixtureTests {
  @Test("become what they were meant to be", arguments: FeedFixture.all)
  func becomesWhatWasMeant(fixture: FeedFixture) throws {
    #expect(try Self.outcome(of: fixture.document()) == fixture.expected())
  }

  @Test("are there, of every kind")
  func coversEveryKind() {
    let kinds = Dictionary(grouping: FeedFixture.all, by: \.kind).mapValues(\.count)
    #expect(
      Set(kinds.keys) == [
        "bodies", "broken", "dates", "enclosures", "encodings", "extensions", "hostile", "identity",
        "json", "links", "measured", "titles",
      ])
    #expect(FeedFixture.all.count >= 250)
  }

  /// What `articles parse` prints, or the error on a line.
  static func outcome(of document: FeedDocument) -> String {
    do {
      return JSONFeedWriter().text(of: try FeedParser().parse(document))
    } catch {
      return "\(error)\n"
    }
  }
}

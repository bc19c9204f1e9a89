import Feeds
import Testing

@Suite("The content module")
struct ContentExtensionTests {
  @Test("has the body before the description, which is the summary then")
  func comesFirst() throws {
    let entry = try Vocabulary.item(
      "<description>d &lt;b&gt;x&lt;/b&gt;</description><content:encoded>&lt;p&gt;c</content:encoded>"
    )
    #expect(entry == FeedEntry(identity: "1", html: "<p>c", summary: "d x"))
  }

  @Test("gives way where it's empty")
  func givesWay() throws {
    let entry = try Vocabulary.item(
      "<content:encoded> </content:encoded><description>d</description>")
    #expect(entry == FeedEntry(identity: "1", html: "d"))
  }

  @Test("has no summary beside it that says the same")
  func repeatsNothing() throws {
    let entry = try Vocabulary.item(
      "<description> same</description><content:encoded>same </content:encoded>")
    #expect(entry == FeedEntry(identity: "1", html: "same"))
  }

  @Test("may be XHTML")
  func readsXHTML() throws {
    for name in ["body", "div"] {
      let entry = try Vocabulary.item("<xhtml:\(name)><xhtml:p>a &amp; b</xhtml:p></xhtml:\(name)>")
      #expect(entry?.html == "<p>a &amp; b</p>")
    }
  }
}

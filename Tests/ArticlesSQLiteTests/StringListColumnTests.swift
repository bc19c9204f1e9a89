import Testing

@testable import ArticlesSQLite

@Suite("A list of strings in a column")
struct StringListColumnTests {
  @Test(
    "comes back as it was, and is JSON to others",
    arguments: [
      [], [""], ["Ann"], ["Ann", "Bé, \u{1F600}"], ["\",\"", "\\", "a\"b"], ["[", "]"],
      ["\0\n\u{1F}"],
    ])
  func roundTrip(list: [String]) {
    let text = StringListColumn.text(list)
    #expect(StringListColumn.list(text) == list)
    #expect(ListColumn.list(text) == list)
  }

  @Test("is read however others wrote it")
  func foreign() {
    #expect(StringListColumn.list(#"[ "a" , "b/c" ]"#) == ["a", "b/c"])
    #expect(StringListColumn.list(#"["a" , "b/c"]"#) == ["a", "b/c"])
    #expect(StringListColumn.list(#"["http:\/\/a"]"#) == ["http://a"])
    #expect(StringListColumn.list("[]") == [])
  }

  @Test("is empty where damage made it unreadable", arguments: ["", "[", "nonsense", "[\"a"])
  func damaged(text: String) {
    #expect(StringListColumn.list(text) == [])
  }
}

import Testing

@testable import Arguments

@Suite("the nearest word")
struct StringNearestTests {
  @Test(
    "is a few slips away",
    arguments: [
      ("--unraed", "--unread"), ("--unrad", "--unread"), ("--unreadd", "--unread"),
      ("--unrrad", "--unread"), ("lits", "list"), ("lst", "list"),
    ])
  func near(word: String, nearest: String) {
    #expect(word.nearest(among: ["list", "--starred", "--unread"]) == nearest)
  }

  @Test("is none when all are far", arguments: ["xyzzy", "l", "", "--"])
  func far(word: String) {
    #expect(word.nearest(among: ["list", "--starred", "--unread"]) == nil)
  }

  @Test("is the first of two that are as near") func tie() {
    #expect("reat".nearest(among: ["read", "real"]) == "read")
  }

  @Test("is none among none") func none() {
    #expect("list".nearest(among: []) == nil)
  }
}

import Testing

@testable import App

@Suite("An address as it's typed")
struct AnAddressAsItsTyped {
  @Test(
    "is made whole",
    arguments: [
      ("https://a.example/feed", "https://a.example/feed"),
      ("HTTP://a.example/feed", "http://a.example/feed"),
      ("a.example", "https://a.example/"),
      ("a.example/blog?x=1", "https://a.example/blog?x=1"),
      ("a.example:8080/feed", "https://a.example:8080/feed"),
      ("localhost:8080/feed", "http://localhost:8080/feed"),
      ("localhost:8080", "http://localhost:8080/"),
      ("feed://a.example/feed", "http://a.example/feed"),
      ("feed:https://a.example/feed", "https://a.example/feed"),
      ("gopher://a.example/", "gopher://a.example/"),
      ("articles:welcome", "articles:welcome"),
      ("/feeds/a.xml", "file:///feeds/a.xml"),
      ("./a.xml", "file:///home/ann/a.xml"),
      ("../a.xml", "file:///home/a.xml"),
      ("here.xml", "file:///home/ann/here.xml"),
      ("missing.XML", "file:///home/ann/missing.XML"),
      ("a.example/feed.xml", "https://a.example/feed.xml"),
      ("./a b#c?.xml", "file:///home/ann/a%20b%23c%3F.xml"),
    ])
  func isMadeWhole(typed: String, address: String) {
    let made = TypedAddress(typed, isFile: { $0 == "here.xml" }, folder: "/home/ann")
    #expect(made.address == address)
  }
}

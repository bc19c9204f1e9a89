import Feeds
import Testing

@Suite("An address")
struct FeedAddressTests {
  @Test(
    "has one spelling of those that mean the same",
    arguments: [
      ("HTTP://EXAMPLE.org:80/a?B#c", "http://example.org/a?B"),
      ("https://example.org:443", "https://example.org/"),
      ("https://example.org?q", "https://example.org/?q"),
      ("http://Ann:Secret@Example.org/", "http://Ann:Secret@example.org/"),
      ("http://[2001:DB8::1]:80/", "http://[2001:db8::1]/"),
      ("/feeds/a b.xml", "file:///feeds/a%20b.xml"), ("file:/feeds/a.xml", "file:///feeds/a.xml"),
      ("FILE://LocalHost/feeds/./x/../a.xml", "file:///feeds/a.xml"),
    ])
  func hasOneSpelling(address: String, normalized: String) {
    #expect(FeedAddress(address).normalized == normalized)
    #expect(FeedAddress(normalized).normalized == normalized)
  }

  @Test(
    "that may mean something else, or nothing, stays as it is",
    arguments: [
      "http://example.org/A", "http://example.org:8080/", "http://example.org/a/?", "https://a/%7E",
      "http://example.org:443/", "file://elsewhere/a.xml", "articles:welcome", "feed.xml", "",
      "://",
    ])
  func staysAsItIs(address: String) {
    #expect(FeedAddress(address).normalized == address)
  }

  @Test(
    "names the host that a fetch asks",
    arguments: [
      ("HTTP://Ann:Secret@Example.org/a", "example.org"),
      ("https://example.org:8443/", "example.org:8443"),
      ("https://[2001:DB8::1]/", "[2001:db8::1]"),
      ("file:///feeds/a.xml", nil), ("articles:welcome", nil), ("", nil),
    ])
  func namesItsHost(address: String, host: String?) {
    #expect(FeedAddress(address).host == host)
  }
}

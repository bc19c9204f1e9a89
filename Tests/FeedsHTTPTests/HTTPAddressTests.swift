import Feeds
import Testing

@testable import FeedsHTTP

@Suite("An address")
struct HTTPAddressTests {
  @Test(
    "is fetched as",
    arguments: [
      ("http://Example.ORG", "http://example.org/"), ("HTTPS://a:443/b", "https://a/b"),
      ("http://a:8080?q=1#part", "http://a:8080/?q=1"), ("http://[::1]:81/", "http://[::1]:81/"),
      ("http://[::1]", "http://[::1]/"), ("http://u:p@a/b", "http://a/b"),
      ("http://a/ü b?c=%20\u{9}\"", "http://a/%C3%BC%20b?c=%20%09%22"), ("http://a:/", "http://a/"),
      ("http://a/b@c:d", "http://a/b@c:d"),
    ])
  func isFetchedAs(text: String, address: String) throws {
    #expect(try HTTPAddress(text).withoutCredentials == address)
  }

  @Test(
    "is none",
    arguments: [
      "", "feed.xml", "example.org/feed", "http:", "http://", "http:///path", "http://a:port/",
      "http://a:0/", "http://a:+80/", "http://a:65536/", "http://a b/", "http://a\r\nb/",
      "http://:80/",
      "http://u@/",
    ])
  func isNone(text: String) {
    #expect(throws: FeedError.badAddress(Credentials.redacted(from: text))) {
      try HTTPAddress(text)
    }
  }

  @Test("of another scheme is refused by its name, without its password")
  func ofAnotherScheme() {
    #expect(throws: FeedError.unsupportedScheme("ftp", address: "ftp://a:***@b/")) {
      try HTTPAddress("ftp://a:c@b/")
    }
  }

  @Test(
    "names this machine",
    arguments: [
      ("http://localhost/", true), ("http://127.1.2.3/", true), ("http://[::1]:8080/", true),
      ("http://feeds.localhost/", true), ("http://localhost.example/", false),
      ("http://10.0.0.1/", false),
    ])
  func namesThisMachine(text: String, isLoopback: Bool) throws {
    #expect(try HTTPAddress(text).isLoopback == isLoopback)
  }
}

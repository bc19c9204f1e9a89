import HTMLText
import Testing

@Suite("A relative address")
struct WebAddressTests {
  /// RFC 3986, sections 5.4.1 and 5.4.2.
  @Test(
    "means what the RFC says",
    arguments: [
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
      ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
      ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"),
      ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
      ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"),
      ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"),
      ("../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
      ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."),
      ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
      ("g/../h", "http://a/b/c/h"), ("g;x=1/../y", "http://a/b/c/y"),
      ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
    ])
  func meansWhatTheRFCSays(reference: String, address: String) {
    #expect(WebAddress("http://a/b/c/d;p?q")?.resolving(reference) == address)
  }

  @Test("is relative to a site without a path, too")
  func isRelativeToSite() {
    #expect(WebAddress("http://a")?.resolving("g") == "http://a/g")
    #expect(WebAddress("http://a?q")?.resolving("g") == "http://a/g")
    #expect(WebAddress("http://a#f")?.resolving("") == "http://a")
  }

  @Test("needs an absolute one", arguments: ["", "x", "/x", "mailto:a@b", "tag:a,2026:b", "://x"])
  func needsAbsolute(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test("is none that no server would take")
  func isNoneTooLong() {
    let folder = String(repeating: "b", count: 4096 - "http://a/".utf8.count)
    #expect(WebAddress("http://a/" + folder)?.resolving("g") == "http://a/g")
    #expect(WebAddress("http://a/b" + folder) == nil)
  }

  @Test("is cleaned of what editors and attackers put in")
  func isCleaned() {
    #expect(WebAddress.trimmed(" \n http://a/x y\n/z \t") == "http://a/x%20y/z")
    #expect(WebAddress.trimmed("http://a/\"><b>") == "http://a/%22%3E%3Cb%3E")
  }
}

import Testing

@testable import HTMLText

@Suite("Links in HTML")
struct LinkResolverTests {
  private func resolved(_ html: String) -> String {
    HTMLFragment(html, base: "http://a.example/b/c").absolute
  }

  @Test(
    "become absolute, and every other byte stays",
    arguments: [
      ("<a href=\"x\">y</a>", "<a href=\"http://a.example/b/x\">y</a>"),
      ("<A HREF='/x' >y", "<A HREF='http://a.example/x' >y"),
      ("<a href=x>y", "<a href=\"http://a.example/b/x\">y"),
      ("<a\nclass=z href = \"x\"\n>", "<a\nclass=z href = \"http://a.example/b/x\"\n>"),
      ("<img src=\" x \">", "<img src=\"http://a.example/b/x\">"),
      (
        "<img srcset=\"x 1x, /y 2x\">",
        "<img srcset=\"http://a.example/b/x 1x, http://a.example/y 2x\">"
      ),
      ("<a href=\"?a=1&amp;b\">", "<a href=\"http://a.example/b/c?a=1&amp;b\">"),
      ("<a href=\"'\">", "<a href=\"http://a.example/b/&#39;\">"),
    ])
  func becomeAbsolute(html: String, expected: String) {
    #expect(resolved(html) == expected)
  }

  @Test(
    "stay as they are where they are absolute or none",
    arguments: [
      "", "text", "<a href=\"http://b.example/\">", "<a href=\"mailto:x@y\">", "<a href=\"\">",
      "<a name=x>", "href=\"x\"", "<!-- <a href=\"x\"> -->", "a < b href=\"x\"", "<a href=\"x",
      "<a href", "<", "</a href=\"x\">", "<a data-href=\"x\">",
    ])
  func stay(html: String) {
    #expect(resolved(html) == html)
  }

  @Test("stay where a long base would make too much of many")
  func stayPastLimit() {
    let links = String(repeating: "<a href=x>", count: 10_000)
    let folder = "http://a.example/" + String(repeating: "b", count: 4000) + "/"
    let absolute = HTMLFragment(links, base: folder).absolute
    let count = absolute.utf8.count - links.utf8.count
    let limit = LinkResolver.growthLimit(of: links.utf8.count)
    #expect((limit..<limit + 5000).contains(count))
    #expect(absolute.hasSuffix("<a href=x><a href=x>"))
  }

  @Test("stay without a base")
  func stayWithoutBase() {
    #expect(HTMLFragment("<a href=\"x\">").absolute == "<a href=\"x\">")
  }
}

import HTMLText
import Testing

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

  @Test("stay without a base")
  func stayWithoutBase() {
    #expect(HTMLFragment("<a href=\"x\">").absolute == "<a href=\"x\">")
  }
}

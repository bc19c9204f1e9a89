import HTMLText
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    "of HTML has no tags, and references decoded",
    arguments: [
      ("a <b>b</b> &amp; c", "a b & c"),
      ("<p>one</p><p>two</p>", "one two"),
      ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("a<br>b", "a b"),
      ("x<!-- y -->z", "xz"),
      ("<script>x()</script>a<style>y</style>", "a"),
      ("<a title='x > y'>z</a>", "z"),
      (" \n a \t b ", "a b"),
      ("a&nbsp;b", "a\u{A0}b"),
      ("&#7;a&#x1b;b\u{1}", "ab"),
      ("&copy 2026 &notit;", "© 2026 &notit;"),
      ("AT&amp;amp;T", "AT&T"), ("a &amp;&amp; b &lt; c &amp;lt", "a && b < c <"),
      ("&lt;b&gt;x&lt;/b&gt;", "x"),
      ("the &lt;b&gt; tag", "the <b> tag"),
      ("<foo>x</foo>", "x"),
      ("é日🙂", "é日🙂"),
      ("a < b", "a < b"),
      ("x <", "x <"),
      ("x &", "x &"),
      ("&lt;![CDATA[a &amp; b]]&gt;", "a & b"), ("<![CDATA[a]]>b ]]>", "ab ]]>"),
    ])
  func ofHTML(html: String, text: String) {
    #expect(PlainText(tags: .all).line(html) == text)
  }

  @Test(
    "of text that is HTML by custom keeps tags that aren't HTML's",
    arguments: [
      ("Array<Int> and <b>bold</b>", "Array<Int> and bold"), ("<T>", "<T>"), ("I <3 U", "I <3 U"),
    ])
  func ofCustomaryHTML(html: String, text: String) {
    #expect(PlainText(tags: .known).line(html) == text)
  }

  @Test("of plain text is the text, its white space folded")
  func ofPlainText() {
    #expect(PlainText(tags: .none).line(" <b> &amp;\n\n x ") == "<b> &amp; x")
  }

  @Test(
    "folds and leaves out alike wherever it stands",
    arguments: [
      ("  ", " "), ("\n", " "), (" \t ", " "), ("\r\n\r\n", " "), ("\u{1}", ""), ("\u{7F}", ""),
      ("\u{80}", ""), ("\u{9F}", ""), ("\u{A0}", "\u{A0}"), ("£", "£"), ("é", "é"),
      (" \u{85} ", " "),
    ])
  func foldsAnywhere(text: String, line: String) {
    for before in 1..<100 {
      let (start, end) = (String(repeating: "a", count: before), String(repeating: "b", count: 70))
      #expect(PlainText(tags: .none).line(start + text + end) == start + line + end)
    }
  }

  /// Were each looked at from every tag to its end, these would take hours.
  @Test(
    "looks at nothing again and again",
    arguments: [
      ("&lt;!", "<!"), ("&lt;!--", "<!--"), ("&lt;script&gt;", "<script>"),
      ("<a \"=\"", "<a \"=\""), ("<![CDATA[", ""), ("</script", "</script"), ("<!", ""),
    ])
  func looksOnce(part: String, text: String) {
    let html = "x" + String(repeating: part, count: 200_000) + ">y"
    let line = PlainText(tags: .all).line(html) ?? ""
    // What stands right before the end may be a tag.
    let expected = "x" + String(repeating: text, count: 199_998)
    #expect(line.hasPrefix(expected) && line.count < expected.count + 20)
  }

  @Test(
    "is absent where there is none",
    arguments: ["", " ", "<p></p>", "&#7;", "<!-- x -->", "&nbsp;", "\u{200B}", "\u{FEFF}"])
  func isAbsent(html: String) {
    #expect(PlainText(tags: .all).line(html) == nil)
  }
}

import HTMLText
import Testing

@Suite("HTML on a terminal")
struct ReadableTextTests {
  private func text(_ html: String, width: Int = 40) throws -> String {
    try HTMLFragment(html, base: "http://a.example/b/").readableText(width: width)
  }

  @Test(
    "has its parts on lines of their own",
    arguments: [
      ("<p>one</p><p>two</p>", "one\n\ntwo"),
      ("<div>one</div><div>two</div>", "one\ntwo"),
      ("one<br>two<br><br>three", "one\ntwo\n\nthree"),
      ("<h1>One</h1>text<h3>Two</h3>", "# One\n\ntext\n\n### Two"),
      ("<ul><li>a<li>b<ul><li>c</ul></ul>", "• a\n• b\n  • c"),
      ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
      ("<ol start=9><li>a</li><li>b</li></ol>", "9. a\n10. b"),
      ("<ul><li><p>a</p><p>b</p></li></ul>", "• a\n\n  b"),
      ("x<blockquote><p>a</p><p>b</p></blockquote>y", "x\n\n> a\n>\n> b\n\ny"),
      ("<pre>a\n  b\tc\n</pre>", "    a\n      b    c"),
      ("use <code>x()</code> now", "use `x()` now"),
      ("<p>a</p><hr><p>b</p>", "a\n\n────────────────────────────────────────\n\nb"),
      ("<dl><dt>t</dt><dd>d</dd></dl>", "t\n    d"),
      ("<img src=x alt='a cat'><img src=y>", "[a cat]"),
      ("a <b>b</b><i> c</i>", "a b c"),
      ("1 < 2 &hellip; &lt;b&gt;", "1 < 2 … <b>"),
      ("", ""),
    ])
  func hasLines(html: String, expected: String) throws {
    #expect(try text(html) == expected)
  }

  @Test("numbers its links and lists them at the end")
  func numbersLinks() throws {
    #expect(
      try text("<a href=/x>one</a>, <a href='http://b.example/'>two</a>, <a href=/x>again</a>")
        == """
        one [1], two [2], again [1]

        [1] http://a.example/x
        [2] http://b.example/
        """)
    #expect(try text("<a href='javascript:x'>a</a> <a href='#b'>b</a> <a>c</a>") == "a b c")
  }

  @Test("shows simple tables as tables, and others as text")
  func showsTables() throws {
    #expect(
      try text("<table><tr><th>Name<th>n</tr><tr><td>日本<td>1</tr></table>") == """
        Name │ n
        ─────┼──
        日本 │ 1
        """)
    #expect(try text("<table><tr><td><p>a</p></td></tr></table>") == "a")
    let wide = String(repeating: "x", count: 30)
    #expect(
      try text("<table><tr><td>\(wide)<td>\(wide)</tr></table>") == "\(wide) |\n\(wide)")
  }

  @Test(
    "hides what isn't to be seen",
    arguments: [
      "<script>x</script>", "<style>x</style>", "<p hidden>x</p>",
      "<p style='display : none'>x</p>",
      "<p aria-hidden=true>x</p>", "<iframe>x</iframe>", "<template>x</template>", "<!-- x -->",
    ])
  func hides(html: String) throws {
    #expect(try text("a" + html) == "a")
  }

  @Test("is no wider than asked for, counted in cells")
  func wraps() throws {
    #expect(try text("one two three four five six", width: 20) == "one two three four\nfive six")
    #expect(
      try text("日本語日本語日本語日本語", width: 20) == "日本語日本語日本語日\n本語")
    #expect(
      try text("see http://a.example/a/very/long/address now", width: 20)
        == "see\nhttp://a.example/a/very/long/address\nnow")
  }

  @Test("leaves room for text in what nests deep")
  func leavesRoom() throws {
    let nested = String(repeating: "<blockquote>", count: 100) + "one two three"
    #expect(
      try text(nested, width: 30) == "> > > > > > > > > > one two\n> > > > > > > > > > three")
  }

  @Test("keeps the lines of preformatted text, and folds all others")
  func foldsSpace() throws {
    #expect(
      try text("<pre>a\tb\r\n  c</pre>d\r\n\t e\u{2028}f<br> g")
        == "    a    b\n      c\n\nd e f\ng")
  }

  @Test("commands no terminal")
  func isSafe() throws {
    #expect(
      try text("a&#27;[31mb\u{202E}c<a href='http://x/&#27;'>d</a>")
        == "a[31mb\u{FFFD}cd [1]\n\n[1] http://x/")
  }

  @Test("survives what nests without end")
  func survivesDepth() throws {
    for tag in ["<div>", "<ul><li>", "<blockquote>", "<table><tr><td>", "<b>", "<a href=x>"] {
      let nested = String(repeating: tag, count: 20_000) + "x"
      #expect(try text(nested).utf8.count < 10 * nested.utf8.count)
    }
  }
}

import HTMLText
import Testing

@Suite("Safe HTML")
struct SafeHTMLTests {
  private func safe(_ html: String) throws -> String {
    try HTMLFragment(html, base: "http://a.example/b/").safeHTML
  }

  @Test(
    "keeps what can only be read",
    arguments: [
      ("<p>a <b>b</b> &amp; c</p>", "<p>a <b>b</b> &amp; c</p>"),
      ("<a href=\"/x\" title='t'>y</a>", "<a href=\"http://a.example/x\" title=\"t\">y</a>"),
      (
        "<img src=x.png alt=\"a &quot;b&quot;\">",
        "<img src=\"http://a.example/b/x.png\" alt=\"a &quot;b&quot;\">"
      ),
      ("<img src='data:image/png;base64,AA=='>", "<img src=\"data:image/png;base64,AA==\">"),
      ("<ol start=3><li>x", "<ol start=\"3\"><li>x</li></ol>"),
      ("<a href='mailto:a@b.example'>m</a>", "<a href=\"mailto:a@b.example\">m</a>"),
    ])
  func keeps(html: String, expected: String) throws {
    #expect(try safe(html) == expected)
  }

  @Test(
    "drops what does something",
    arguments: [
      ("<p onclick=\"x()\" style=\"y\" id=z class=w>a</p>", "<p>a</p>"),
      ("a<script>x()</script>b", "ab"),
      ("a<style>x</style><iframe src=y></iframe><object data=z></object>b", "ab"),
      ("<a href=\"javascript:x()\">a</a>", "<a>a</a>"),
      ("<a href=\" java\nscript:x()\">a</a>", "<a>a</a>"),
      ("<a href=\"JAVASCRIPT&colon;x()\">a</a>", "<a>a</a>"),
      ("<a href=\"&#1;javascript:x()\">a</a>", "<a>a</a>"),
      ("<a href=\"vbscript:x\">a</a><a href=\"data:text/html,x\">b</a>", "<a>a</a><a>b</a>"),
      ("<img src=\"data:image/svg+xml,x\">", "<img>"),
      ("<img src=\"javascript:x\" onerror=y>", "<img>"),
      ("<form action=x>a<input name=y><button>z</button></form>", "a"),
      ("<svg><script>x</script></svg><math>y</math>z", "z"),
      ("<blink>a</blink><custom-tag>b</custom-tag>", "ab"),
      (
        "<p title='\"><script>x</script>'>a</p>",
        "<p title=\"&quot;&gt;&lt;script&gt;x&lt;/script&gt;\">a</p>"
      ),
      ("<!-- <script>x</script> -->a", "a"),
      ("<<script>script>x</script>a", "&lt;a"),
      ("<base href=\"http://evil.example/\"><meta http-equiv=refresh content=0><link rel=x>a", "a"),
    ])
  func drops(html: String, expected: String) throws {
    #expect(try safe(html) == expected)
  }

  @Test(
    "runs nothing, however it's hidden",
    arguments: [
      "<a href=\"java&#x09;script:x\">", "<a href=\"java&Tab;script:x\">",
      "<a href='&#14;javascript:x'>",
      "<a href=\"javascript&#58;x\">",
      "<a href=\"&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;x\">",
      "<a href=\"\u{1}javascript:x\">", "<a href=javascript:x>", "<a xlink:href=\"javascript:x\">",
      "<a href=\"data:text/html;base64,PHNjcmlwdD4=\">",
      "<img src=\"data:text/html,<script>x</script>\">",
      "<img src=x onerror=x>", "<img src=\"x\"onerror=x>", "<img/src=x/onerror=x>",
      "<img srcset=\"javascript:x 1x\">",
      "<svg onload=x>", "<svg><a xlink:href=\"javascript:x\">y</a></svg>",
      "<svg><style><img src=x onerror=x></style>",
      "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=x&gt;\">",
      "<noscript><p title=\"</noscript><img src=x onerror=x>\">",
      "<textarea><img title=\"</textarea><script>x</script>\">",
      "<!--><script>x</script>-->", "<!-- --!><script>x</script> -->",
      "<![CDATA[<script>x</script>]]>",
      "<scr<script>ipt>x</script>", "<script/src=x>", "<SCRIPT>x</SCRIPT >", "<script>x",
      "<style>@import 'x'",
      "<iframe srcdoc=\"<script>x</script>\">", "<object data=\"javascript:x\">", "<embed src=x>",
      "<form action=\"javascript:x\"><button formaction=\"javascript:x\">",
      "<input onfocus=x autofocus>",
      "<meta http-equiv=refresh content=\"0;javascript:x\">", "<base href=\"javascript:x//\">",
      "<link rel=stylesheet href=\"javascript:x\">", "<p style=\"background:url(javascript:x)\">",
      "<video poster=\"javascript:x\" onplay=x><source src=\"javascript:x\">",
      "<details ontoggle=x open>",
      "<isindex action=javascript:x>", "<table background=\"javascript:x\">",
      "<a href=\"vbscript:x\">",
      "<template><script>x</script></template>", "<plaintext><script>x",
      "<xmp><script>x</script></xmp>",
      "<marquee onstart=x>", "<body onload=x>", "<frameset onload=x>",
      "<blockquote cite=\"javascript:x\">",
    ])
  func runsNothing(html: String) throws {
    let safe = try safe(html + "<b>end</b>").lowercased()
    let tags = safe.split(separator: "<").dropFirst(safe.hasPrefix("<") ? 0 : 1)
      .map { $0.prefix { $0 != ">" } }
    for tag in tags {
      #expect(!tag.contains("javascript:") && !tag.contains("vbscript:") && !tag.contains("data:"))
      #expect(!tag.split(separator: " ").dropFirst().contains { $0.hasPrefix("on") })
      let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.drop { $0 == "/" })
      #expect(
        [
          "a", "b", "p", "img", "video", "source", "details", "table", "blockquote", "tr", "td",
          "tbody",
        ].contains(name), "\(safe)")
    }
  }

  @Test("hands libxml2 no more attributes of a tag than it can compare")
  func boundsAttributes() throws {
    let many = (0..<100_000).map { " b\($0)=c" }.joined()
    for start in ["<a", "<a x='y'", "<a = \"z"] {
      #expect(try safe(start + many + ">x</a>").count < 100)
    }
  }

  @Test("hands libxml2 no more tags than a book has")
  func boundsTags() throws {
    for tag in ["<p>z", "<a href=y>z", "<td>z", "z</b>"] {
      let safe = try safe("<b>" + String(repeating: tag, count: 3 * HTMLFragment.tagLimit))
      let texts = safe.utf8.count { $0 == UInt8(ascii: "z") }
      #expect((HTMLFragment.tagLimit - 1...HTMLFragment.tagLimit).contains(texts), "\(tag)")
    }
  }

  @Test("keeps all text behind a comment that looks like many attributes")
  func comments() throws {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    #expect(try safe("<!-- a=\"b \(words) -->c \"\(words)\" d") == "c &quot;\(words)&quot; d")
  }

  @Test("of safe HTML is the same")
  func isStable() throws {
    let once = try safe("<p>a<ul><li>b<table><tr><td>c</table><img src=x>&lt;script&gt; d")
    #expect(try safe(once) == once)
  }
}

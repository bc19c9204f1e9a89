import HTMLText
import Testing

@Suite("Safe HTML")
struct SafeHTMLTests {
  private func safe(_ html: String) -> String {
    HTMLFragment(html, base: "http://a.example/b/").safeHTML
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
  func keeps(html: String, expected: String) {
    #expect(safe(html) == expected)
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
  func drops(html: String, expected: String) {
    #expect(safe(html) == expected)
  }

  @Test("of safe HTML is the same")
  func isStable() {
    let once = safe("<p>a<ul><li>b<table><tr><td>c</table><img src=x>&lt;script&gt; d")
    #expect(safe(once) == once)
  }
}

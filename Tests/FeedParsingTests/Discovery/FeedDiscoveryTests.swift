import FeedParsing
import Feeds
import Testing

@Suite("A page's feeds")
struct FeedDiscoveryTests {
  private func candidates(_ html: String, at address: String? = "http://a.example/b/p") -> [String]
  {
    FeedDiscovery().candidates(in: FeedDocument(Array(html.utf8), address: address))
  }

  @Test("are those that it declares, in its order, before those that it links")
  func declaredFirst() {
    #expect(
      candidates(
        """
        <!DOCTYPE html><html><head>
        <link rel="stylesheet" type="text/css" href="x.css">
        <LINK REL='alternate' TYPE='application/rss+xml' HREF='/rss?a=1&amp;b=2'>
        <link rel="alternate home" type="application/atom+xml; charset=utf-8" href="atom.xml">
        <link rel="alternate" hreflang="de" href="/de">
        <link rel=alternate type=application/feed+json href=feed.json>
        <!-- <link rel="alternate" type="application/rss+xml" href="/old"> -->
        </head><body><a href="http://b.example/feed/">f</a><a href="/rss?a=1&b=2">again</a>
        <a href="/feedback">no</a><a href="mailto:feed@a.example">no</a></body></html>
        """) == [
          "http://a.example/rss?a=1&b=2", "http://a.example/b/atom.xml",
          "http://a.example/b/feed.json", "http://b.example/feed/",
        ])
  }

  @Test("are relative to the base that it declares")
  func followsBase() {
    let html = """
      <html><base href="/x/"><link rel=alternate type=application/rss+xml href=y></html>
      """
    #expect(candidates(html) == ["http://a.example/x/y"])
  }

  @Test("are looked for in the usual places only if it has nothing better")
  func guessesLast() {
    #expect(
      candidates("<html><body>x</body></html>", at: "http://a.example/").prefix(3) == [
        "http://a.example/feed", "http://a.example/rss.xml", "http://a.example/atom.xml",
      ])
    #expect(candidates("<html></html>").count == 14)
    #expect(candidates("<html></html>", at: nil) == [])
  }

  @Test(
    "are none for what is no page",
    arguments: [
      "{\"a\":1}", "<rss version='2.0'><channel/></rss>", "%PDF-1.7",
    ])
  func findsNoneElsewhere(text: String) {
    #expect(candidates(text) == [])
  }

  @Test("are never addresses that run something, nor the page itself")
  func refusesOthers() {
    let html = """
      <html><link rel=alternate type=application/rss+xml href="javascript:feed()">
      <link rel=alternate type=application/rss+xml href="p">
      <link rel=alternate type=application/rss+xml href="ok"></html>
      """
    #expect(candidates(html) == ["http://a.example/b/ok"])
  }
}

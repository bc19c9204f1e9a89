import Feeds
import Foundation
import Testing

@Suite("Atom")
struct AtomReaderTests {
  @Test("is read whole")
  func isReadWhole() throws {
    let feed = try Vocabulary.feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="/b/"><title>t</title>\
      <subtitle type="html">s &lt;i&gt;x&lt;/i&gt;</subtitle><link href="home"/>\
      <link rel="self" href="self"/><link rel="hub" href="http://h.example/"/><icon>i.ico</icon>\
      <logo>l.png</logo><author><name>Ann</name><email>a@a.example</email></author>\
      <entry xml:lang="de"><id>1</id><title>one</title><link href="1"/>\
      <link rel="enclosure" href="e" length="7" type="audio/mpeg" title="f"/>\
      <link rel="via" href="http://v.example/"/><published>2026-11-03T10:04:03Z</published>\
      <updated>2026-11-03T10:04:04Z</updated><author><name>Bob</name><uri>bob</uri></author>\
      <category term="a" label="A"/><summary>s</summary>\
      <content type="html">&lt;a href="c"&gt;</content>\
      <source><title>no</title><id>no</id><link href="no"/></source></entry></feed>
      """)
    #expect(
      feed
        == Feed(
          format: .atom10, title: "t", homePage: "http://a.example/b/home",
          address: "http://a.example/b/self", summary: "s x", language: "en",
          icon: "http://a.example/b/i.ico",
          authors: [FeedAuthor(name: "Ann", address: "mailto:a@a.example")],
          hubs: ["http://h.example/"],
          entries: [
            FeedEntry(
              identity: "1", title: "one", link: "http://a.example/b/1",
              externalLink: "http://v.example/", html: "<a href=\"http://a.example/b/c\">",
              summary: "s", published: Date(timeIntervalSince1970: 1_793_700_243),
              modified: Date(timeIntervalSince1970: 1_793_700_244),
              authors: [FeedAuthor(name: "Bob", address: "http://a.example/b/bob")], tags: ["a"],
              language: "de",
              attachments: [
                FeedAttachment(
                  address: "http://a.example/b/e", mimeType: "audio/mpeg", title: "f",
                  sizeInBytes: 7)
              ])
          ]))
  }

  @Test(
    "means its titles as their type says",
    arguments: [
      ("<title>a &lt;b&gt; &amp;amp;</title>", "a <b> &amp;"),
      ("<title type=\"text\">a &lt;b&gt;</title>", "a <b>"),
      ("<title type=\"html\">a &lt;b&gt;x&lt;/b&gt; &amp;amp; y</title>", "a x & y"),
      (
        "<title type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">a <b>x</b></div></title>",
        "a x"
      ),
      ("<title type=\"text/html\">&lt;b&gt;x</title>", "x"),
      ("<title type=\"bogus\">&lt;b&gt;x</title>", "<b>x"), ("<title/>", nil),
    ])
  func followsTypes(title: String, text: String?) throws {
    #expect(try Vocabulary.entry(title) == FeedEntry(identity: "1", title: text))
  }

  @Test(
    "means its content as its type says",
    arguments: [
      ("<content>a &lt;b&gt;</content>", nil, "a <b>"),
      ("<content type=\"html\">&lt;p&gt;x</content>", "<p>x", nil),
      ("<content type=\"text/plain\">&lt;p&gt;x</content>", nil, "<p>x"),
      ("<content type=\"image/png\">AA==</content>", nil, nil),
      (
        "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"><p>a &amp; b<br/></p></div></content>",
        "<p>a &amp; b<br></p>", nil
      ),
      ("<content type=\"html\"/><summary>s</summary>", nil, "s"),
    ])
  func followsContentTypes(content: String, html: String?, text: String?) throws {
    #expect(try Vocabulary.entry(content) == FeedEntry(identity: "1", html: html, text: text))
  }

  @Test("keeps ampersands in its attributes", arguments: ["&amp;", "&#38;", "&#x26;"])
  func keepsAmpersands(reference: String) throws {
    let entry = try Vocabulary.entry("<link href=\"/?a=1\(reference)b=2\"/>")
    #expect(entry?.link == "http://a.example/?a=1&b=2")
  }

  @Test("0.3 has modes beside its types")
  func readsAtom03() throws {
    let feed = try Vocabulary.feed(
      """
      <feed version="0.3" xmlns="http://purl.org/atom/ns#">\
      <title mode="escaped" type="text/html">a &lt;b&gt;x&lt;/b&gt;</title><tagline>s</tagline>\
      <entry><id>1</id><title mode="base64">aGVsbG8=</title><issued>2026-11-03T10:04:03Z</issued>\
      <modified>2026-11-03T10:04:04Z</modified>\
      <content type="text/html" mode="escaped">&lt;p&gt;x</content></entry></feed>
      """)
    #expect(
      feed
        == Feed(
          format: .atom03, title: "a x", summary: "s",
          entries: [
            FeedEntry(
              identity: "1", title: "hello", html: "<p>x",
              published: Date(timeIntervalSince1970: 1_793_700_243),
              modified: Date(timeIntervalSince1970: 1_793_700_244))
          ]))
  }
}

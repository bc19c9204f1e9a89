/// An RSS feed that a test makes.
struct FeedText {
  var title: String
  var items: [String]

  /// Each item's title is its guid, too, and its text; the first is the newest.
  var rss: String {
    let items = items.enumerated().map { index, title in
      """
      <item><title>\(title)</title><guid isPermaLink="false">\(title)</guid>
      <pubDate>Tue, 03 Nov 2026 \(20 - index):00:00 GMT</pubDate>
      <description>&lt;p&gt;This is \(title), with a &lt;a href="https://a.example/x"&gt;link&lt;/a&gt;.&lt;/p&gt;</description></item>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0"><channel><title>\(title)</title>\(items.joined())</channel></rss>
      """
  }
}

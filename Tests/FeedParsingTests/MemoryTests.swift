import ChildProcesses
import Foundation
import Testing

@Suite("Parsing a large feed")
struct MemoryTests {
  /// The feed's own texts are nearly 48 MB of it.
  @Test("takes no more memory beyond the document than what it hands out and a little")
  func isBounded() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.feed(items: 10_000, bytes: 4_800).utf8).write(to: file)
    let outcome = try ChildProcess(Repository.program("ParseBenchmark"))
      .run(["memory", file.path])
    let words = outcome.output.split(separator: " ").compactMap { Int($0) }
    try #require(words.count == 2, "\(outcome)")
    #expect(words[0] == 10_000)
    #expect(words[1] <= 64 << 20)
  }

  private static func feed(items: Int, bytes: Int) -> String {
    let paragraph = "<p>Some words with <a href=\"/1\">a link</a>.</p>\n"
    let body = String(repeating: paragraph, count: bytes / paragraph.utf8.count)
    var feed = "<rss version=\"2.0\"><channel><title>t</title>\n"
    for number in 0..<items {
      feed += """
        <item><title>\(number)</title><link>http://a.example/\(number)</link>\
        <description><![CDATA[\(body)]]></description></item>

        """
    }
    return feed + "</channel></rss>"
  }
}

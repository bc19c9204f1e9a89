import Testing

@testable import FeedParsing

@Suite("JSON")
struct JSONScannerTests {
  private func read(_ text: String) -> (value: String, isMended: Bool) {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = JSONScanner(bytes, limits: FeedParsingLimits())
      let value = scanner.document().map(describe) ?? "nothing"
      return (value, scanner.isMended)
    }
  }

  private func describe(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{" + members.map { "\($0.key):\(describe($0.value))" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(describe).joined(separator: ",") + "]"
    case .string(let string): "'\(string)'"
    case .number(let number): number
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }

  @Test(
    "is read as it's written",
    arguments: [
      (
        "{\"a\": [1, -2.5e3, true, false, null, \"b\"], \"c\": {}}",
        "{a:[1,-2.5e3,true,false,null,'b'],c:{}}"
      ),
      ("\"\\\"\\\\\\/\\n\\t\\u00e9\\ud83d\\ude00\"", "'\"\\/\n\té😀'"), ("[]", "[]"),
      ("\"\\b\\f\\u0007\"", "''"), ("\"\\r\\n\\r\"", "'\n\n'"), ("\"\\ud800\"", "'\u{FFFD}'"),
    ])
  func isRead(text: String, value: String) {
    #expect(read(text) == (value, false))
  }

  @Test(
    "is mended where it's nearly JSON",
    arguments: [
      ("[1,2,]", "[1,2]"), ("[1 2]", "[1,2]"), ("{\"a\":1,}", "{a:1}"), ("[1,,2]", "[1,2]"),
      ("{\"a\":\"b", "{a:'b'}"), ("{\"a\":", "{}"), ("[1", "[1]"), ("\"a\tb\"", "'a\tb'"),
      ("{\"a\":NaN,\"b\":2}", "{a:null,b:2}"), ("[] junk", "[]"), ("\"\\q\"", "'q'"),
    ])
  func isMended(text: String, value: String) {
    #expect(read(text) == (value, true))
  }
}

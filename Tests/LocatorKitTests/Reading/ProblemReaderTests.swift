import LocatorKit
import Testing

@Suite("A file that isn't Swift")
struct ProblemReaderTests {
  @Test(
    "is told by what is missing, and by what stands where it can't",
    arguments: [
      ("let a = = 2", ["1:8 expected expression in variable", "1:9 unexpected code '= 2'"]),
      (
        "func broken( {",
        [
          "1:13 expected ')' to end parameter clause", "1:15 expected '}' to end function",
        ]
      ),
      ("struct A { func x() {} } }", ["1:26 unexpected code '}'"]),
      (
        "let a = [1, 2\nlet s = \"abc",
        ["1:14 expected ']' to end array", "2:13 expected '\"' to end string literal"]
      ),
      ("func f(a b c: Int) {}", ["1:12 unexpected code 'c' in parameter clause"]),
      ("protocol {}", ["1:9 expected identifier in protocol"]),
      ("@foo", ["1:5 expected declaration"]),
      ("extension {}", ["1:10 expected type in extension"]),
      ("#if A\nstruct B {}", ["2:12 expected '#endif' to end conditional compilation block"]),
    ])
  func wording(text: String, problems: [String]) {
    #expect(self.problems(text) == problems)
  }

  @Test(
    "is told by the characters that are no token",
    arguments: [
      ("let a= 1", ["1:6 '=' must have consistent whitespace on both sides"]),
      (#"let s = "a \q b""#, ["1:12 invalid escape sequence in literal"]),
      ("struct A {}\n/* no end", ["2:1 unterminated '/*' comment"]),
      ("let a = 0x", ["1:11 this isn't how Swift writes a literal or a name"]),
    ])
  func characters(text: String, problems: [String]) {
    #expect(self.problems(text) == problems)
  }

  @Test("is told once at each place, and not for code that another compiler reads")
  func places() {
    #expect(
      problems("struct A { func x() {\nextension {\n#if compiler(>=99)\nlet a = = 2\n#endif\n")
        == ["2:10 expected type in extension", "5:7 expected '}' to end extension"])
  }

  @Test(
    "is told whatever stands in it, where the parser's own messages would end the process",
    arguments: [
      "defer actor deinit==static */let defaultset is */operator -> ",
      "@/~@async .guard return for x static nonisolated(",
    ])
  func hostile(text: String) {
    #expect(!problems(text).isEmpty)
  }

  @Test("may be of few words, or long")
  func excerpt() {
    let long = "= " + String(repeating: "a.b", count: 40)
    #expect(problems("let a = \(long)").last == "1:9 unexpected code")
  }

  private func problems(_ text: String) -> [String] {
    FileReader.read(Array(text.utf8)).problems.map {
      "\($0.position.line):\($0.position.column) \($0.message)"
    }
  }
}

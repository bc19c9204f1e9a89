import Foundation
import LocatorKit
import Testing

@Suite("What the tokens tell of a file is what the parser tells")
struct OutlineTests {
  @Test("of every source of this repository")
  func repository() throws {
    for name in ["App", "Modules", "Tests", "Tools"] {
      let folder = Repository.folder.appending(path: name)
      let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(enumerator) where file.pathExtension == "swift" {
        expectSame([UInt8](try Data(contentsOf: file)), file.lastPathComponent)
      }
    }
  }

  @Test(
    "of a plain declaration",
    arguments: [
      "public protocol XLocator: Sendable {\n  func x() -> any X\n  var y: any M.Y { get async throws }\n}",
      "extension XLocator where Self: A & B, Self: C {\n  public func x() -> any X { Y(a: self) }\n}",
      "extension XLocator { var x: any X { shared } }",
      "final class A: B.C, D {\n  let a: any E & F\n  var b: G?\n  init(a e: any E, _ f: F) async throws {\n    a = e.e()\n  }\n}",
      "struct A\n{\n  func a()\n  {\n    b = self.c()\n  }\n  static func d() -> E { F() }\n}",
      "actor A {\n  var a = 1\n  mutating func b() throws -> C { return d }\n}\nlet x = 1\nstruct B {\n}",
      "private let shared = A()\npublic extension B { func a() -> any C { shared } }",
      "protocol A { func a(); var b: C { get set } }",
      "protocol B {}\nprotocol A: B {\n  func a(b: C) -> D\n}",
    ])
  func plain(text: String) { expectSame(text) }

  @Test(
    "of a declaration that is plain but for one thing",
    arguments: [
      "@MainActor\nstruct A {\n  let a: B\n}", "@A(b)\nclass C {\n}", "public\nstruct A {\n}",
      "struct A {\n}.b", "struct A {\n}\n.b", "let a = b { }\nstruct A {\n}\n.c()",
      "#if X\nstruct A {\n}\n#else\nstruct A {\n let b: C\n}\n#endif\nstruct D {\n}",
      "struct A {\n  #if X\n  let b: C\n  #endif\n}", "struct A<B> {\n  let b: B\n}",
      "struct A where B == C {\n}", "extension A where B: C {\n}",
      "class A {\n  lazy var b: C = D()\n}",
      "struct A {\n  let `b`: C\n  func `d`() -> `E` {\n  }\n}", "struct `A` {\n}",
      "struct A {\n  let a: B, c: D\n}", "struct A {\n  private(set) var a: B\n}",
      "struct A {\n  func a() -> B\n    async\n}", "struct A {\n  func a() -> any B?\n}",
      "struct A {\n  func a() -> B<C> { D() }\n}", "struct A {\n  func a() -> [B] { [] }\n}",
      "struct A {\n  var a: B { get { c } set { } }\n}", "struct A {\n  var a: B { didSet { } }\n}",
      "struct A {\n  var a: B {\n    @C get { d }\n  }\n}", "struct A {\n  init?(a: B) {}\n}",
      "struct A {\n  func a(b: C = D()) {}\n  func e(f: inout G) {}\n  func h(_: I) {}\n}",
      "struct A {\n  func a(in b: C, for: D) {}\n}",
      "struct A {\n  func + (a: A, b: A) -> A { a }\n}",
      "struct A {\n  func a() { struct B: C {} }\n}", "struct A {\n  struct B {}\n  case c\n}",
      "struct A { let a: B; let c: D }", "struct A {\n  let a: B; func c() {}\n}",
      "protocol A {\n  associatedtype B\n  func c() -> B\n}", "protocol XLocator<A> {\n}",
      "struct A {\n  let a = \"\\(B())\"\n  let c = \"d\"\n  let e = -1\n  let f = 1.5\n}",
      "class A {\n  override public class func b() -> any C { D() }\n}", "enum A {\n  case b\n}",
      "struct A {\n  func a() rethrows -> B {}\n  func b() throws(C) {}\n}", "extension [A] {\n}",
      "struct A {\n  func a<T>() -> T {}\n  func b() -> C where D: E {}\n}",
      "extension A: @unchecked B {}",
      "struct A {\n  func a() -> (any B)? { nil }\n  func c() -> B.Type { d }\n}",
      "struct A: ~Copyable {\n}",
      "struct A {\n  let a: B /* c */ // d\n  // locator:ignore x: y\n  func b() -> any C { D() }\n}",
      "struct A {\r\n  let a: B\r\n  func b() -> any C { D() }\r\n}\r\n",
      "struct A {\n  let é: B\n}",
      "import A\nimport B\nstruct C {\n}\n@_exported import D\nstruct E {\n}",
      "indirect\nstruct A {\n}",
    ])
  func unusual(text: String) { expectSame(text) }

  @Test("of pieces of declarations in any order", arguments: 0..<600)
  func random(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    func any(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    func some(_ count: ClosedRange<Int>, _ text: () -> String) -> String {
      (0..<Int.random(in: count, using: &generator)).map { _ in text() }.joined(separator: "\n")
    }
    func type() -> String {
      any(["any XInterface", "XInterface", "some A.B", "any A & B", "A?", "[A]", "B<C>", "Int"])
    }
    func signature() -> String {
      any(["()", "(a: \(type()))", "(_ a: \(type()), b c: D)", "(a: B = C())"])
        + any(["", " async", " throws", " async throws", " throws(E)"])
    }
    func value() -> String {
      any([
        "A()", "A(b: self, c)", "shared", "self", "a.b()", "self.c()", "d()", "Optional(a)",
        "try e()",
        "await", "A.b", "A.b()", "a.b", "f(g: h)", "A(b: c())", "[a]", "a\n    .b()", "A() { b }",
      ])
    }
    func body() -> String {
      any([
        "", " {}", " { \(value()) }", " { return \(value()) }", " { get }", "\n{ e }",
        " {\n    a = \(value())\n    self.b = \(value())\n  }", " { a = \(value()) }",
        " {\n    let c = \(value())\n    return c\n  }", " { struct D {} }", " { a; \(value()) }",
        " { [1].map { F($0) } }", " { .init(a: self) }",
      ])
    }
    func member() -> String {
      any(["", "", "public ", "static ", "private ", "@A ", "override ", "mutating "])
        + any([
          "func x\(signature()) -> \(type())\(body())", "func y\(signature())\(body())",
          "let a: \(type())", "var b: \(type())\(body())", "init\(signature())\(body())",
          "var c = 1", "let d = A()", "case e", "struct F {}", "// comment",
          "#if G\nlet h: I\n#endif",
        ])
    }
    func declaration() -> String {
      any(["", "", "public ", "final ", "@A ", "@B\n", "public\n"])
        + any([
          "protocol XLocator", "protocol A", "extension XLocator", "struct B", "class C", "enum D",
        ])
        + any(["", "", ": A", ": A & B, C.D", "<T>"]) + any(["", "", " where Self: E"])
        + any([" {\n", "\n{\n", " { "]) + some(0...4, member) + any(["\n}", " }"])
    }
    expectSame(
      some(1...5) { any(["", "", "import A\n", "let a = 1\n", "#if A\n"]) + declaration() })
  }

  private func expectSame(_ text: String) { expectSame(Array(text.utf8), text) }

  private func expectSame(_ bytes: [UInt8], _ comment: String) {
    let parsed = FileReader.read(bytes, outlining: false)
    #expect(FileReader.read(bytes) == parsed, "\(comment)")
  }
}

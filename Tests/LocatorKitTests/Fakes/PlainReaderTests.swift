import ChildProcesses
import Foundation
import Testing

@testable import LocatorKit

@Suite("What the tokens tell of a declaration is what the parser tells")
struct PlainReaderTests {
  @Test("of every source of this repository", arguments: ["App", "Modules", "Tests", "Tools"])
  func repository(name: String) throws {
    let folder = Repository.folder.appending(path: name)
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var shares = PlainShares()
    for case let file as URL in try #require(enumerator) where file.pathExtension == "swift" {
      shares.add([UInt8](try Data(contentsOf: file)))
    }
    #expect(shares.differences == [])
    // Nobody would gain anything by a reader that always gives up.
    #expect(shares.plain * 2 > shares.all)
  }

  @Test("of what every case of the check declares")
  func cases() throws {
    var shares = PlainShares()
    for name in CheckCase.names {
      for source in try CheckCase(named: name).sources { shares.add(Array(source.text.utf8)) }
    }
    #expect(shares.differences == [])
    #expect(shares.plain * 2 > shares.all)
  }

  @Test("of the protocols in the toolchain's own interfaces")
  func toolchain() throws {
    let library = try ChildProcesses.Repository.swift().resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift")
    let enumerator = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    var shares = PlainShares()
    for case let file as URL in try #require(enumerator)
    where file.pathExtension == "swiftinterface" && !file.path.contains(".private.") {
      shares.add([UInt8](try Data(contentsOf: file)), only: [.protocol])
    }
    #expect(shares.differences == [])
  }

  @Test(
    "of a plain protocol, which is left to no parser",
    arguments: [
      "protocol P {}", "public protocol P: Sendable, A.B<C> where Self: D & E, X.Y == [Z] {\n}",
      "@MainActor\n@available(macOS 13.0, iOS 16, *)\npackage protocol P<A, B>: AnyObject, ~Copyable {\n}",
      "/// One.\n///\n/// Two.  \nprotocol P {\n  // no\n\n  /// Three.\n  func f()  // four\n  /// Five.\n  var a: A { get }\n}",
      "protocol P {\r\n  /// One.\r\n  func f()\r\n  init?(a: A)\r\n}",
      "protocol P {\n  associatedtype A\n  associatedtype B: C & D, E = F<G> where B.H == I\n  typealias J = [K: L]\n  typealias J = M\n}",
      "protocol P {\n  func f(_ a: A, b c: D?, for: [E], in f: [G: H], _: I) async throws -> J.K<L, M?>?\n}",
      "protocol P {\n  func f(a: A...) throws(E) -> any B & C\n  func g() rethrows -> (A, b: B)\n  func h() -> Void\n  func i() -> ()\n}",
      "protocol P {\n  func f<T, each U: A & B>(_ a: inout T, b: sending C) -> some D where T: E, T.F == G\n}",
      "protocol P {\n  func f(a: @escaping @Sendable (A, _ b: B) async throws(E) -> (C) -> D, _ e: (() -> Void)?)\n  var a: [(any A)?] { get set }\n}",
      "protocol P {\n  @discardableResult\n  @MainActor static func f() -> A.Type\n  mutating func g() -> Self?\n  nonisolated(nonsending) func h() async\n  nonisolated var b: B! { get async throws(E) }\n}",
      "protocol P { subscript(a: A, b c: C, d d: D) -> E { get throws set }\n  subscript<T>(_: T) -> T? where T: F { get } }",
      "protocol P {\n  @available(*, deprecated, message: \"no\", renamed: \"g\") func f()\n  init() async throws\n  init<T>(_ a: T)\n}",
    ])
  func plainProtocol(text: String) throws {
    let origin = SourcePlace(file: "a.swift", offset: 7)
    let plain = PlainReader.protocolSignature(of: text, at: origin)
    #expect(try plain == ProtocolReader.parse(text, at: origin))
  }

  @Test(
    "of a plain type, which is left to no parser",
    arguments: [
      "public struct A: B, @unchecked Sendable {\n  public let a: Int\n  var b: String?\n}",
      "final class A<T: B>: C<T> where T: D {\n  private(set) var a: [T] = []\n  static let b: B = .init(c: 1)\n  var c: C { d }\n  lazy var e: E = F()\n  weak var g: G?\n  deinit { h() }\n}",
      "enum A: String {\n  case a, b = \"c\"\n  indirect case d(e: A, B?)\n  var f: Int {\n    switch self {\n    case .a: #line\n    default: `g`\n    }\n  }\n}",
      "public actor A {\n  public init(a: A, _ b: B = .c, d e: [E] = [], f: F...) { self.a = a }\n  init?(g: G) {}\n  init<T>(h: T) {}\n  convenience init() async throws {}\n}",
      "extension A.B where C == D {\n  func a(b: () -> Void = { }) -> C { }\n  static func == (a: A, b: A) -> Bool { true }\n  struct E {\n    let f: F\n  }\n  class func g() {}\n  class H {}\n  subscript(i: Int) -> J { get { k } set {} }\n  typealias L = M\n}",
      "private typealias A<B> = (C, D<B>) -> E", "typealias A = B & C",
      "@Observable\n@available(macOS 14, *)\nfinal class A {\n  @Wrapped var a: A\n  nonisolated(unsafe) var b: B = B()\n  @MainActor func c() {}\n}",
    ])
  func plainType(text: String) {
    #expect(PlainReader.nominalSignature(of: text) == NominalReader.parse(text))
  }

  @Test("of declarations with something else anywhere in them", arguments: 0..<40)
  func damaged(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    var shares = PlainShares()
    for _ in 0..<25 {
      let whole = Array((PlainPieces.declarations.randomElement(using: &generator) ?? "").utf8)
      var text = whole
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let end = min(text.count, place + Int.random(in: 0...3, using: &generator))
        let piece = PlainPieces.odd.randomElement(using: &generator) ?? ""
        text.replaceSubrange(place..<end, with: piece.utf8)
      }
      shares.compare(String(decoding: text, as: UTF8.self))
    }
    #expect(shares.differences == [])
    #expect(shares.plain > 0)
  }
}

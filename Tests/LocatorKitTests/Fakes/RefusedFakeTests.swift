import LocatorKit
import Testing

@Suite("No fake is written")
struct RefusedFakeTests {
  private static let start = "Shop/Shop.swift:"

  @Test(
    "of a protocol that none can meet, and the reason stands at its place",
    arguments: [
      (
        "protocol P: Elsewhere { func f() }",
        "1:13: error: no fake of P can be written: it inherits 'Elsewhere', whose source isn't in this package, and which is none of the standard library's that are known; write this fake by hand"
      ),
      (
        "private protocol P { func f() }",
        "1:18: error: no fake of P can be written: the protocol is private, so that no other file can name it"
      ),
      (
        "protocol P: DistributedActor { distributed func f() }",
        "1:13: error: no fake of P can be written: it's for distributed actors, which need an actor system; write it by hand"
      ),
      (
        "protocol A { var v: Int { get } }\nprotocol P: A { var v: String { get } }",
        "1:18: error: no fake of P can be written: it inherits 'v' both as String and as Int"
      ),
      (
        "final class C { private init() {} }\nprotocol P {\n  static func make() -> C\n}",
        "3:15: error: no fake of P can be written: 'make()' is static and answers 'C', of which no value is known until a test sets one; let it throw, or write this fake by hand"
      ),
      (
        "final class C { private init() {} }\nprotocol P {\n  init()\n  func make() -> C\n}",
        "4:8: error: no fake of P can be written: 'make()' answers 'C', of which no value is known, and 'init()' has no place for one; write this fake by hand"
      ),
      (
        "protocol P { var bytes: Span<UInt8> { get } }",
        "1:18: error: no fake of P can be written: 'bytes' answers 'Span<UInt8>', which lives no longer than what it was made of; write this fake by hand"
      ),
      (
        "final class C {}\nprotocol P: C { func f() }",
        "2:10: error: no fake of P can be written: it asks for a subclass of 'C', which can't be inherited from and made without arguments; write this fake by hand"
      ),
    ])
  func refused(source: String, expected: String) throws {
    #expect(try FakeCase(source).problem(with: "P") == Self.start + expected)
    #expect(try FakeCase(source).text(of: "P") == nil)
  }

  @Test("of a name that no protocol has, and the nearest are named")
  func unknown() throws {
    let error = #expect(throws: LocatorError.self) {
      try FakeCase("protocol PaymentsInterface {}").text(of: "PaymentInterface")
    }
    #expect(
      error?.description
        == "no protocol of the package is called 'PaymentInterface'; did you mean 'PaymentsInterface'?"
    )
  }

  @Test("of a name in two modules, unless it's said which")
  func ambiguous() throws {
    let both = FakeCase([
      "Cards/Cards.swift": "protocol PayInterface { func card() }",
      "Cash/Cash.swift": "protocol PayInterface { func cash() }",
    ])
    let error = #expect(throws: LocatorError.self) { try both.text(of: "PayInterface") }
    #expect(
      error?.description
        == "several protocols are called 'PayInterface': name one of Cards.PayInterface (Cards/Cards.swift:1:10), Cash.PayInterface (Cash/Cash.swift:1:10)"
    )
    #expect(try both.text(of: "Cash.PayInterface")?.contains("func cash()") == true)
    #expect(
      try both.generator.fakes(of: nil).map(\.fileName) == [
        "FakeCardsPay.swift", "FakeCashPay.swift",
      ])
  }
}

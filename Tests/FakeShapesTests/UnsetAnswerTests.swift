import FakeShapes
import FakeShapesBeneath
import Foundation
import Testing

@Suite("An answer that no test has set")
struct UnsetAnswerTests {
  /// Expects one failure of the test, with these words.
  private func expect(
    _ words: String, _ body: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
      try? await body()
    } matching: { issue in
      issue.error.map { "\($0)" } == words
    }
  }

  @Test("fails the test with the method's name, and is thrown")
  func thrown() async {
    let fake = FakeUnset()
    await expect("FakeUnset.load has no answer: set loadHandler") {
      await #expect(throws: (any Error).self) { try await fake.load() }
    }
    #expect(fake.calls == [.load])
  }

  @Test("fails the test, and is a value that can be made, where nothing is thrown")
  func substitute() async {
    let fake = FakeEnums()
    await expect("FakeEnums.level has no answer: set levelHandler") { _ = fake.level() }
    await expect("FakeEnums.result has no answer: set resultHandler") { _ = fake.result() }
  }

  @Test("fails the test with the property's name")
  func property() async {
    let fake = FakeDates()
    await expect("FakeDates.zone has no answer: set zone") { _ = fake.zone }
    fake.zone = .gmt
    #expect(fake.zone == .gmt)
  }

  @Test("throws an error of the type that is promised")
  func typed() async {
    let fake = FakeTypedThrowingOfAnother()
    await expect("FakeTypedThrowingOfAnother.run has no answer: set runHandler") {
      #expect(throws: BeneathError()) { try fake.run() }
    }
  }

  @Test("is the fake of what is asked for, where there is one")
  func fakes() async {
    let fake = FakeRecursiveOther()
    await expect("FakeRecursiveOther.other has no answer: set otherHandler") {
      #expect(fake.other() is FakePlain)
    }
  }

  @Test(
    "fails the test when a handler answers a generic call with another type, and is thrown or empty"
  )
  func wrongType() async {
    let fake = FakeGenericAnswering(findHandler: { _ in 1 })
    fake.loadHandler = { _ in "text" }
    await expect("FakeGenericAnswering.load has no answer: loadHandler gave String, not Int") {
      #expect(throws: (any Error).self) { try fake.load(Int.self) }
    }
    await expect("FakeGenericAnswering.find has no answer: findHandler gave Int, not String") {
      #expect(fake.find(String.self) == "")
    }
    await expect(
      "FakeGenericAnswering.find has no answer: findHandler gave Int, not Array<String>"
    ) {
      #expect(fake.find([String].self) == [])
    }
    await expect(
      "FakeGenericAnswering.find has no answer: findHandler gave Int, not Optional<String>"
    ) {
      #expect(fake.find(String?.self) == nil)
    }
  }

  @Test("fails the test when a handler throws another error than a generic call can")
  func wrongError() async {
    let fake = FakeGenericThrowing()
    fake.runHandler = { _ in throw Failure(code: 2) }
    await expect(
      "FakeGenericThrowing.run has no answer: runHandler threw Failure(code: 2), not BeneathError"
    ) {
      let answer = try fake.run { () throws(BeneathError) in 3 }
      #expect(answer == 3)
    }
  }

  @Test("is no failure where a test has set one")
  func set() async throws {
    let fake = FakeUnset()
    fake.loadHandler = { Token(text: "set") }
    #expect(try await fake.load() == Token(text: "set"))
  }
}

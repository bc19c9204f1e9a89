import FakeShapes
import FakeShapesBeneath
import Testing

@Suite("A fake answers")
struct AnsweringTests {
  @Test("what its handler does")
  func handler() async throws {
    let fake = FakeWaiting()
    fake.fetchHandler = { $0 * 2 }
    fake.countHandler = { 5 }
    #expect(try await fake.fetch(4) == 8)
    #expect(try await fake.count == 5)
  }

  @Test("nothing, empty or zero where a type has it")
  func natural() async throws {
    #expect(FakePlain().add(1) == 0)
    #expect(FakePlain().title == "")
    #expect(FakeExistentials().list([]).isEmpty)
    var events: [Int] = []
    for await event in FakeSharedStreams().changes { events.append(event) }
    #expect(events == [])
  }

  @Test("errors of the type that is promised")
  func typed() throws {
    let fake = FakeTypedThrowing()
    fake.runHandler = { number throws(Failure) in throw Failure(code: number) }
    #expect(throws: Failure(code: 3)) { try fake.run(3) }
  }

  @Test("what the closure that it's given does, until it's told otherwise")
  func closures() throws {
    let fake = FakeRethrowing()
    #expect(fake.map { 4 } == 4)
    #expect(throws: Failure(code: 1)) { try fake.map { throw Failure(code: 1) } }
    fake.mapHandler = { _ in 9 }
    #expect(fake.map { 4 } == 9)
  }

  @Test("generic calls by what the caller asks for")
  func generics() throws {
    let fake = FakeGenericAnswering(findHandler: { type in type is Int.Type ? 1 as Any : "one" })
    #expect(fake.find(Int.self) == 1)
    #expect(fake.find(String.self) == "one")
    #expect(fake.optional("key", as: Int.self) == nil)
    fake.optionalHandler = { (_: String, _: Any.Type) in 5 }
    #expect(fake.optional("key", as: Int.self) == 5)
  }

  @Test("generic errors as they are")
  func genericErrors() throws {
    let fake = FakeGenericThrowing()
    #expect(throws: Failure(code: 1)) {
      try fake.run { () throws(Failure) in throw Failure(code: 1) }
    }
    fake.runHandler = { _ in throw Failure(code: 2) }
    #expect(throws: Failure(code: 2)) { try fake.run { () throws(Failure) in 3 } }
  }

  @Test("from the beginning where no value is known")
  func required() {
    let fake = FakeEnding(endHandler: { fatalError("nobody calls it") })
    #expect(fake.endCallCount == 0)
    let numbers = FakeParameterized(
      numbersHandler: { [1, 2] }, streamHandler: { AsyncStream { $0.finish() } })
    #expect(Array(numbers.numbers()) == [1, 2])
  }

  @Test("noncopyable values")
  func noncopyable() {
    let fake = FakeOwningSendable()
    fake.makeHandler = {
      var resource = Resource()
      resource.number = 4
      return resource
    }
    #expect(fake.make().number == 4)
    #expect(fake.makeCallCount == 1)
  }

  @Test("on the main actor, and beside it")
  @MainActor
  func mainActor() async {
    let fake = FakeMainBound()
    fake.showHandler = { $0 + 1 }
    #expect(fake.show(1) == 2)
    fake.title = "main"
    #expect(fake.titleSetCallCount == 1)
    await Task.detached { [fake] in
      fake.nameHandler = { "beside" }
      #expect(fake.name() == "beside")
    }.value
    #expect(fake.calls == [.show, .name])
  }

  @Test("as an actor, whose handlers are set from outside")
  func actors() async {
    let fake = FakeActing()
    fake.addHandler = { $0 + 1 }
    #expect(await fake.add(1) == 2)
    #expect(fake.addArgValues == [1])
    fake.value = 4
    #expect(fake.value == 4)
  }

  @Test("closures that are kept, when a test calls them")
  func escaping() async throws {
    let fake = FakeClosures()
    fake.later { number in throw Failure(code: number) }
    let kept = try #require(fake.laterArgValues.first)
    await #expect(throws: Failure(code: 3)) { try await kept(3) }
    #expect(fake.now { $0 + 1 } == 0)
    fake.nowHandler = { body in body(4) }
    #expect(fake.now { $0 + 1 } == 5)
  }

  @Test("Equatable, Hashable and Comparable by what it is")
  func identity() {
    let (first, second) = (FakeAsHashable(), FakeAsHashable())
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    let (lower, higher) = (FakeAsComparable(), FakeAsComparable())
    #expect((lower < higher) != (higher < lower))
  }

  @Test("by an identity of the type that the protocol fixes")
  func identifiable() {
    let fake = FakeAsIdentifiableByText()
    fake.id = "one"
    #expect(fake.id == "one")
    let (first, second) = (FakeAsIdentifiable(), FakeAsIdentifiable())
    #expect(first.id == ObjectIdentifier(first))
    #expect(first.id != second.id)
  }

  @Test("an autoclosure to its handler, as a closure")
  func autoclosures() {
    let fake = FakeAutoclosing()
    fake.logHandler = { text in #expect(text() == "text") }
    fake.log("text")
    #expect(fake.logCallCount == 1)
  }
}

import FakeShapesBeneath
import Testing

@testable import FakeShapes

@Suite("A fake records")
struct RecordingTests {
  @Test("a call with its argument, and counts it")
  func plain() {
    let fake = FakePlain()
    _ = fake.add(3)
    _ = fake.add(4)
    #expect(fake.addCallCount == 2)
    #expect(fake.addArgValues == [3, 4])
  }

  @Test("the order of calls across its members")
  func order() throws {
    let fake = FakeSubscripts()
    fake[1] = "one"
    _ = fake[name: "two"]
    _ = fake[1, 2]
    fake[3, 4] = 5
    #expect(
      fake.calls == [.subscriptIntSet, .subscriptName, .subscriptIntInt, .subscriptIntIntSet])
  }

  @Test("several arguments under their names")
  func names() {
    let fake = FakeHiding()
    _ = fake.save(state: 1, calls: 2, handler: 3, fields: 4)
    #expect(fake.saveArgValues.map(\.state) == [1])
    #expect(fake.saveArgValues.map(\.calls) == [2])
    #expect(fake.saveArgValues.map(\.handler) == [3])
    #expect(fake.saveArgValues.map(\.fields) == [4])
  }

  @Test("overloads apart")
  func overloads() async {
    let fake = FakeOverloads()
    fake.f(1) as Void
    fake.f("two")
    fake.f(number: 3)
    #expect(fake.fStringArgValues == ["two"])
    #expect(fake.fNumberArgValues == [3])
    #expect(fake.calls.count == 3)
  }

  @Test("what a property was set to, and how often")
  func properties() {
    let fake = FakeSettable()
    fake.title = "a"
    fake.title = "b"
    fake.tags.insert("c")
    #expect(fake.title == "b")
    #expect(fake.titleSetCallCount == 2)
    #expect(fake.tagsSetCallCount == 1)
    #expect(fake.parentSetCallCount == 0)
  }

  @Test("variadic arguments as an array, and a pack's as values")
  func lists() {
    let variadic = FakeVariadic()
    _ = variadic.sum(1, 2, 3)
    _ = variadic.join("a", "b", separator: "-")
    #expect(variadic.sumArgValues == [[1, 2, 3]])
    #expect(variadic.joinArgValues.map(\.texts) == [["a", "b"]])
    let packs = FakePacks()
    _ = packs.collect(1, "two", true)
    #expect(packs.collectArgValues.map(\.count) == [3])
  }

  @Test("what is inout as it came")
  func changed() {
    let fake = FakeInOut()
    fake.changeHandler = { number, other in
      number += other
      return true
    }
    var number = 1
    #expect(fake.change(&number, by: 2))
    #expect(number == 3)
    #expect(fake.changeArgValues.map(\.number) == [1])
  }

  @Test("under another name where the protocol asks for its own")
  func ownNames() {
    let fake = FakeStateful()
    fake.state = 3
    fake.calls = ["one"]
    fake.handlerHandler = { $0 + 1 }
    #expect(fake.handler(4) == 5)
    #expect(fake.state == 3)
    #expect(fake.calls == ["one"])
    #expect(fake.fakeCalls == [.handler])
    let counted = FakeCounted()
    counted.count()
    counted.countCallCount = 7
    #expect(counted.countRequirementCallCount == 1)
    #expect(counted.countCallCount == 7)
  }

  @Test("arguments whose labels are keywords")
  func keywords() {
    let fake = FakeKeywordLabels()
    _ = fake.move(from: 1, to: 2, in: 3, for: "four", where: true, default: [5])
    #expect(fake.moveArgValues.map(\.in) == [3])
    #expect(fake.moveArgValues.map(\.default) == [[5]])
    fake[in: 1, class: "two"] = 3
    #expect(fake.calls == [.move, .subscriptSet])
  }

  @Test("generic arguments whose types are named like others")
  func shadows() {
    let fake = FakeByGenerics()
    _ = fake.keep(1)
    #expect(fake.keepArgValues.map { $0 as? Int } == [1])
    fake.listHandler = { $0 }
    #expect(fake.list(["a"]) == ["a"])
  }

  @Test("initializers")
  func initializers() throws {
    let fake = try FakeInitializers(number: 3)
    #expect(fake.initNumberCallCount == 1)
    #expect(fake.initNumberArgValues == [3])
    #expect(FakeInitializers(text: "x")?.initTextArgValues == ["x"])
  }

  @Test("static calls until it's told to forget them")
  func statics() {
    FakeStatics.resetStatics()
    defer { FakeStatics.resetStatics() }
    FakeStatics.makeHandler = { 7 }
    #expect(FakeStatics.make() == 7)
    FakeStatics.level = 3
    #expect(FakeStatics.makeCallCount == 1)
    #expect(FakeStatics.levelSetCallCount == 1)
    #expect(FakeStatics.calls == [.make])
    FakeStatics.resetStatics()
    #expect(FakeStatics.makeCallCount == 0)
    #expect(FakeStatics.level == 0)
  }

  @Test("calls of what it inherits from another module")
  func inherited() throws {
    let fake = FakeInheritsAcross<String>()
    fake.openHandler = { $0 == "door" }
    #expect(try fake.open("door"))
    try fake.close()
    fake.reset()
    #expect(fake.calls == [.open, .close, .reset])
    #expect(fake.openArgValues == ["door"])
  }

  @Test("a call of a requirement that two protocols share once")
  func shared() {
    let fake = FakeInheritsBoth()
    let first: any First = fake
    let second: any Second = fake
    _ = first.run()
    _ = second.run()
    #expect(fake.calls.count == 2)
    fake.title = "both"
    #expect(first.title == "both")
  }
}

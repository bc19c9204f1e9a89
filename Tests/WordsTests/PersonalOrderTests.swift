import Testing
import Words

@Suite("A person's order")
struct PersonalOrderTests {
  @Test("passes case and accents by, and reads numbers")
  func sorts() {
    let titles = ["", "2", "10", "007", "a", "Ä1", "ab", "B", "b 9", "b 10", "é", "Zoo"]
    let expected = ["", "2", "007", "10", "a", "Ä1", "ab", "B", "b 9", "b 10", "é", "Zoo"]
    #expect(titles.reversed().sorted(by: PersonalOrder.precedes) == expected)
  }

  @Test("has no first of two that differ in case and accents only")
  func ties() {
    #expect(!PersonalOrder.precedes("éa", "EA"))
    #expect(!PersonalOrder.precedes("EA", "éa"))
  }
}

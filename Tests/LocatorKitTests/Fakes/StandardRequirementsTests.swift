import Testing

@testable import LocatorKit

@Suite("The standard library's protocols")
struct StandardRequirementsTests {
  @Test("are each read from what is written down of them")
  func areRead() {
    #expect(StandardRequirements.names.count > 50)
    #expect(
      StandardRequirements.names.filter { StandardRequirements.signature(of: $0) == nil } == [])
  }

  @Test("are told from others by their names")
  func names() {
    #expect(StandardRequirements.signature(of: "Clock")?.inherited.map(\.type.text) == ["Sendable"])
    #expect(StandardRequirements.signature(of: "Article") == nil)
  }
}

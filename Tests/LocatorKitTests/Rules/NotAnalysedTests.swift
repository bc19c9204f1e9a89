import LocatorKit
import Testing

@Suite("What isn't analysed")
struct NotAnalysedTests {
  @Test("is named: what a macro may declare")
  func macros() throws {
    let checked = try CheckCase(
      text: """
        === Clock library
        --- Clock.swift
        public protocol ClockInterface { func now() -> Int }
        public protocol ClockLocator { func clock() -> any ClockInterface }
        #makeLocator
        @Provided struct Own: ClockLocator {
          func clock() -> Int { 0 }
        }
        """)
    #expect(checked.findings() == [])
    #expect(
      TextReport.text(NotAnalysed.notes(in: checked.graph)) == """
        Sources/Clock/Clock.swift:3:1: note: not analysed: what the macro '#makeLocator' declares
        Sources/Clock/Clock.swift:4:18: note: not analysed: a macro may declare members of 'Own'

        """)
  }
}

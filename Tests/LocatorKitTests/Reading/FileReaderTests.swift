import LocatorKit
import Testing

@Suite("Reading a file")
struct FileReaderTests {
  @Test("keeps every branch of an #if, with the condition that it and no branch before it meets")
  func branches() {
    let facts = read(
      """
      #if Offline && os(Linux)
      import First
      #elseif !DEBUG || canImport(Darwin)
      import Second
      #else
      import Third
      #endif
      """)
    #expect(
      facts.imports.map { "\($0.module): \($0.condition)" } == [
        "First: Offline && os(Linux)",
        "Second: !(Offline && os(Linux)) && (!DEBUG || canImport(Darwin))",
        "Third: !(Offline && os(Linux)) && !(!DEBUG || canImport(Darwin))",
      ])
  }

  @Test("knows an import in every form")
  func imports() {
    let facts = read(
      """
      public import Articles
      @preconcurrency @_exported import Defaults
      import struct Foundation.URL
      @testable import `Reachability`
      // import Nothing
      """)
    #expect(facts.imports.map(\.module) == ["Articles", "Defaults", "Foundation", "Reachability"])
    #expect(facts.imports.map(\.declaration) == [nil, nil, "URL", nil])
    #expect(facts.imports.map(\.isExported) == [false, true, false, false])
    #expect(facts.imports.map(\.position.column) == [15, 35, 15, 18])
  }

  @Test("keeps the access of what stands behind code that no rule asks about")
  func accessBehindRemoved() {
    let facts = read(
      """
      public import Articles
      fileprivate protocol First { func first() }
      private protocol Second { func second() }
      public struct Third {
        private func third(_ x: Int) { print(x) }
        public func fourth() -> any First { fatalError() }
        public func fifth(_ x: Int) { print(x) }
        func sixth() -> any First { fatalError() }
      }
      """)
    #expect(
      facts.declarations.map { "\($0.name[0]) \($0.access)" }
        == ["First fileprivate", "Second private", "Third public"])
    #expect(
      facts.declarations[2].members.filter { $0.parameters == .none }
        .map { "\($0.name) \($0.access)" } == ["fourth public", "sixth internal"])
  }

  @Test("gives a declaration the access that those around it leave")
  func access() {
    let facts = read(
      """
      public struct Outer {
        struct Inner { public class Innermost {} }
        public enum Open {}
      }
      public extension Outer { final class Nested {} }
      extension Outer { class Hidden {} }
      public protocol Wide { func required() }
      """)
    let access = facts.declarations.map {
      "\(($0.scope + $0.name).joined(separator: ".")) \($0.access)"
    }
    #expect(
      access == [
        "Outer public", "Outer.Inner internal", "Outer.Inner.Innermost internal",
        "Outer.Open public",
        "Outer public", "Outer.Nested public", "Outer internal", "Outer.Hidden internal",
        "Wide public",
      ])
  }

  @Test("reads types as they are written")
  func types() {
    let types = [
      "any P", "some P", "(any P)?", "P & Q", "Module.P", "[P]", "(P)", "P!", "any Module.P & Q",
      "() -> P",
    ]
    let facts = read(
      types.enumerated().map { "let v\($0): Int = 0; func f\($0)() -> \($1)" }
        .joined(separator: "\n").replacingProtocol())
    #expect(
      facts.declarations[0].members.compactMap { $0.type?.description } == [
        "any P", "some P", "(any P)?", "P & Q", "Module.P", "[P]", "P", "P?", "any Module.P & Q",
        "() -> P",
      ])
  }

  @Test("tells what a body does at once from what it does in a branch or later")
  func steps() {
    let facts = read(
      """
      extension XLocator {
        func x() -> any X {
          let made = Made(locator: self, name: "n")
          if made.isGood { self.first() }
          defer { second() }
          let late = { third() }
          keep { fourth() }
          return made.isBad ? fifth() : sixth ?? seventh()
        }
      }
      """)
    let steps = facts.declarations[0].members[0].steps.compactMap { step -> String? in
      switch step.kind {
      case .member(.itself, let name, let arguments):
        "\(name)\(arguments == nil ? "" : "()") \(step.timing)"
      case .construct(let type, let arguments):
        "\(type[0])(\(arguments.map { $0.label ?? "_" }.joined(separator: ","))) \(step.timing)"
      case .define(let name, _, let steps): "\(name) runs \(steps.count)"
      default: nil
      }
    }
    #expect(
      steps == [
        "Made(locator,name) always", "first() sometimes", "second() always", "late runs 1",
        "keep() always", "fourth() later", "fifth() sometimes", "seventh() sometimes",
      ])
  }

  @Test("counts columns in bytes, whatever the line's letters and ends")
  func positions() {
    let facts = read("/* é 😀 */ import Articles\r\nimport Feeds\rimport Reachability")
    #expect(
      facts.imports.map(\.position) == [
        Position(line: 1, column: 22), Position(line: 2, column: 8), Position(line: 3, column: 8),
      ])
  }

  @Test("finds types in bodies, and members in every branch")
  func localTypes() {
    let facts = read(
      """
      func test(_ a: Int) {
        struct Local: XLocator { func x() -> any X { Y() } }
      }
      struct Kept {
        #if DEBUG
        func first() -> any X { Y() }
        #else
        var second: any X { Y() }
        #endif
        func third(_ a: Int) { #sourceLocation() }
      }
      """)
    #expect(facts.declarations.map(\.name) == [["Local"], ["Kept"]])
    #expect(facts.declarations[1].members.map(\.name) == ["first", "second", "third"])
  }

  @Test("reads a scanner's trap as the parser does")
  func traps() {
    let facts = read(
      ##"""
      let brace = "{"
      let raw = #"\("# + "\("a" + "}")"
      let long = """
        struct Not { \(name { "}" })
        """
      let pattern = /[{"]/
      let other = #/ { " /#
      struct Real { func one(_ a: Int) -> String { "{" } }
      """##)
    #expect(facts.declarations.map(\.name) == [["Real"]])
    #expect(facts.declarations[0].members.map(\.name) == ["one"])
    #expect(facts.problems == [])
  }

  private func read(_ text: String) -> FileFacts { FileReader.read(Array(text.utf8)) }
}

extension String {
  /// A protocol whose requirements are the functions of the text.
  fileprivate func replacingProtocol() -> String {
    let requirements = split(separator: "\n").compactMap { $0.split(separator: "; ").last }
    return "protocol TypesLocator {\n\(requirements.joined(separator: "\n"))\n}"
  }
}

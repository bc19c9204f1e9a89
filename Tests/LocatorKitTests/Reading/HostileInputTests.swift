import Foundation
import LocatorKit
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  @Test("of random bytes is read to an end, the same each time", arguments: 0..<40)
  func randomBytes(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let bytes = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(FileReader.read(bytes) == FileReader.read(bytes))
  }

  @Test("of pieces of Swift in any order is read to an end, the same each time", arguments: 0..<60)
  func randomTokens(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let pieces = [
      "protocol ", "XLocator ", "{", "}", "(", ")", "func ", "x", "() -> any X", "\"", "\"\"\"",
      "\\(",
      "#if ", "#endif\n", "#\"", "\n", "extension ", "struct ", ": ", "/*", "*/", "//", "`", "@",
      "=",
      "init", "self.", "/", "where Self: ", "import ", "public ", "case ", "\u{0}", "é",
    ]
    let text = (0..<400).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let facts = FileReader.read(Array(text.utf8))
    #expect(facts == FileReader.read(Array(text.utf8)))
    let model = PackageModel(
      name: "P",
      targets: [.init(name: "P", kind: .executable, dependencies: [], sources: ["a.swift"])])
    let graph = PackageGraph(model, files: [(target: 0, path: "a.swift", facts: facts)])
    #expect(Check.findings(in: graph) == Check.findings(in: graph))
  }

  @Test(
    "of ten thousand levels is refused by the parser, and not by the stack",
    arguments: [
      "(", "[", "{", "struct A {", "#if A\n", "{ {", "-", "a.b(", "any ", "A<", "\"\\(", "try ",
      "await\n", ".b", "!", "() -> ", "x ? ", "if a {} else ", "\n#elseif A", "[[(", "a as ",
    ])
  func nesting(piece: String) throws {
    let text = "let a = " + String(repeating: piece, count: 10_000)
    let folder = try TemporaryPackage(["Sources/P/a.swift": text])
    let files = try folder.load()
    #expect(files.count == 1)
  }

  @Test(
    "of array literals in one another is read at once, whatever stands inside",
    .timeLimit(.minutes(1)))
  func literals() {
    let text = """
      let a = \(String(repeating: "[", count: 40))1\(String(repeating: "]", count: 40))
      let b: [[[[[Int]]]]] = [[[[[1]]]]]
      struct A: B {}
      """
    let facts = FileReader.read(Array(text.utf8))
    #expect(facts.problems == [])
    #expect(facts.globals.map(\.name) == ["a", "b"])
    #expect(facts.declarations.map(\.name) == [["A"]])
  }

  @Test("of more levels than are read is named, and where")
  func refused() {
    let levels = String(repeating: "\"\\(", count: 100)
    let facts = FileReader.read(Array("struct A {}\nlet a = \(levels)".utf8))
    #expect(facts.declarations == [])
    #expect(facts.problems.map(\.message) == ["parsing has exceeded the maximum nesting level"])
    #expect(facts.problems.map(\.position.line) == [2])
  }

  @Test("that a fuzzer found is read to an end, the same each time")
  func corpus() throws {
    let folder = Repository.folder.appending(path: "Tests/Fixtures/Corpus/Source")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(FileReader.read(bytes) == FileReader.read(bytes), "\(file.lastPathComponent)")
    }
  }

  @Test("of ten megabytes is read", .timeLimit(.minutes(2)))
  func largeFile() {
    let line = "  public func operation(identifier: String) -> [String] { [identifier, \"}\"] }\n"
    let words = String(repeating: "struct { func (identifier) }\n", count: 340_000)
    let members = "struct Large {\n" + String(repeating: line, count: 5_000) + "}\n"
    let text = members + "let text = \"\"\"\n\(words)\"\"\"\n"
    let facts = FileReader.read(Array(text.utf8))
    #expect(text.utf8.count > 10_000_000)
    #expect(facts.declarations.map(\.members.count) == [5_000])
  }

  @Test("of a file with a mark at its start, or Windows line ends, is read as any other")
  func marks() {
    let text = "\u{FEFF}import Articles\r\nstruct A {\r\n  func a() -> any B { C() }\r\n}\r\n"
    let facts = FileReader.read(Array(text.utf8))
    #expect(facts.imports.map(\.module) == ["Articles"])
    #expect(facts.declarations.map(\.position) == [Position(line: 2, column: 8)])
    #expect(facts.problems == [])
  }

  @Test("of a folder that links to itself ends")
  func linkLoop() throws {
    let folder = try TemporaryPackage(["Sources/P/a.swift": "struct A {}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/P/loop"), withDestinationPath: "../P")
    #expect(try folder.sources() == ["Sources/P/a.swift"])
  }

  @Test("of a folder with a Swift file's name, and of an empty file, is read")
  func oddFiles() throws {
    let folder = try TemporaryPackage([
      "Sources/P/folder.swift/a.swift": "struct A {}", "Sources/P/empty.swift": "",
    ])
    #expect(
      try folder.sources() == ["Sources/P/empty.swift", "Sources/P/folder.swift/a.swift"])
    #expect(try folder.load().map(\.declarations.count) == [0, 1])
  }

  #if os(Linux)
    @Test("of a file whose name isn't UTF-8 is named, as far as it can be")
    func nameOfOtherBytes() throws {
      let folder = try TemporaryPackage(["Sources/P/a.swift": "struct A {}"])
      let name = Array("\(folder.path("Sources/P"))/".utf8) + [0xFF] + Array(".swift".utf8) + [0]
      let file = fopen(name.map { CChar(bitPattern: $0) }, "w")
      try #require(file != nil)
      file.map { _ = fclose($0) }
      #expect(
        throws: LocatorError.unreadableFile(
          path: folder.path("Sources/P/\u{FFFD}.swift"), reason: "No such file or directory")
      ) { try folder.load() }
    }
  #endif

  @Test("of a file that can't be read, a link to nothing and a folder with a file's name are named")
  func unreadable() throws {
    let folder = try TemporaryPackage(["Sources/P/a.swift": "struct A {}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/P/gone.swift"), withDestinationPath: "nowhere")
    #expect(
      throws: LocatorError.unreadableFile(
        path: folder.path("Sources/P/gone.swift"), reason: "No such file or directory")
    ) { try folder.load() }
  }
}

import Foundation
import LocatorKit
import Testing

/// A small package in one file, with the findings it expects.
///
///     # title: one line
///     # base: another case, of which the targets below change some files
///     === NAME KIND [deps=A,B] [traits=T:A] [defines=N]
///     --- relative/path.swift
///     code                                    // expect: rule-id [rule-id ...]
struct CheckCase: CustomTestStringConvertible {
  struct Expectation: Hashable {
    var path: String
    var line: Int
    var rule: String
  }

  struct Target {
    var name: String
    var words: [String]
    var files: [(name: String, text: String)]
  }

  let name: String
  private(set) var title = ""
  private(set) var targets: [Target] = []

  var testDescription: String { "\(name): \(title)" }

  /// Reads a case by its name: its path in `Tests/Fixtures/Checks` without the ending.
  init(named name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.url(name), encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(String(line))
    }
  }

  /// Reads a case from its text.
  init(text: String) throws {
    name = "inline"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(String(line))
    }
  }

  private mutating func read(_ line: String) throws {
    if line.hasPrefix("# title: ") { title = String(line.dropFirst(9)) }
    if line.hasPrefix("# base: ") {
      targets = try CheckCase(named: String(line.dropFirst(8))).targets
    }
    if line.hasPrefix("=== ") {
      let words = line.dropFirst(4).split(separator: " ").map(String.init)
      begin(words[0], Array(words.dropFirst()))
    } else if line.hasPrefix("--- ") {
      beginFile(String(line.dropFirst(4)))
    } else if !targets.isEmpty, !targets[targets.count - 1].files.isEmpty, isInFile {
      targets[targets.count - 1].files[fileIndex].text += line + "\n"
    }
  }

  private var isInFile = false
  private var fileIndex = 0

  /// Makes the target the last one, whose files follow; a known one is changed.
  private mutating func begin(_ name: String, _ words: [String]) {
    isInFile = false
    if let known = targets.firstIndex(where: { $0.name == name }) {
      var target = targets.remove(at: known)
      if !words.isEmpty { target.words = words }
      targets.append(target)
    } else {
      targets.append(Target(name: name, words: words, files: []))
    }
  }

  private mutating func beginFile(_ name: String) {
    let last = targets.count - 1
    isInFile = true
    if let known = targets[last].files.firstIndex(where: { $0.name == name }) {
      targets[last].files[known].text = ""
      fileIndex = known
    } else {
      targets[last].files.append((name, ""))
      fileIndex = targets[last].files.count - 1
    }
  }
}

// MARK: - What the check makes of it

extension CheckCase {
  /// Every finding of the check.
  func findings(only: Set<String>? = nil) -> [Finding] {
    Check.findings(in: graph, only: only)
  }

  /// The findings that the case's comments expect.
  var expected: Set<Expectation> {
    var expected: Set<Expectation> = []
    for target in targets {
      for file in target.files {
        for (number, line) in file.text.components(separatedBy: "\n").enumerated() {
          guard let mark = line.range(of: "// expect: ") else { continue }
          for rule in line[mark.upperBound...].split(separator: " ") {
            expected.insert(
              Expectation(path: path(target, file.name), line: number + 1, rule: String(rule)))
          }
        }
      }
    }
    return expected
  }

  var graph: PackageGraph {
    let files = package.targets.indices.flatMap { index in
      let target = ordered[index]
      return target.files.sorted { $0.name < $1.name }.map { file in
        (
          target: index, path: path(target, file.name),
          facts: FileReader.read(Array(withoutExpectations(file.text).utf8))
        )
      }
    }
    return PackageGraph(package, files: files)
  }

  /// Every file, by its path in the package, as the tool sees it.
  var sources: [(path: String, text: String)] {
    ordered.flatMap { target in
      target.files.map { (path(target, $0.name), withoutExpectations($0.text)) }
    }
  }

  /// The package as SwiftPM would describe it.
  var package: PackageModel {
    PackageModel(
      name: "Case",
      traits: Set(ordered.flatMap { traits(of: $0).map(\.trait) }).sorted()
        .map { PackageModel.Trait(name: $0) },
      targets: ordered.map { target in
        let plain = option("deps", of: target).map { PackageModel.Dependency(name: $0) }
        let conditional = traits(of: target).map {
          PackageModel.Dependency(name: $0.target, traits: [$0.trait])
        }
        return PackageModel.Target(
          name: target.name, kind: .init(rawValue: target.words[0]) ?? .library,
          dependencies: plain + conditional,
          sources: target.files.map { path(target, $0.name) }.sorted(),
          definitions: option("defines", of: target).map { PackageModel.Definition(name: $0) })
      }, toolsVersion: "6.2")
  }

  private var ordered: [Target] { targets.sorted { $0.name < $1.name } }

  private func option(_ key: String, of target: Target) -> [String] {
    target.words.filter { $0.hasPrefix(key + "=") }
      .flatMap { $0.dropFirst(key.count + 1).split(separator: ",").map(String.init) }
  }

  private func traits(of target: Target) -> [(trait: String, target: String)] {
    option("traits", of: target).map { item in
      let parts = item.split(separator: ":").map(String.init)
      return (parts[0], parts[1])
    }
  }

  private func path(_ target: Target, _ file: String) -> String {
    "\(target.words[0] == "test" ? "Tests" : "Sources")/\(target.name)/\(file)"
  }

  /// The code as the tool sees it: the expectations tell it nothing.
  private func withoutExpectations(_ text: String) -> String {
    text.components(separatedBy: "\n").map { line in
      guard let mark = line.range(of: "// expect: ") else { return line }
      var code = String(line[..<mark.lowerBound])
      while code.last == " " { code.removeLast() }
      return code
    }.joined(separator: "\n")
  }
}

// MARK: - Where they stand

extension CheckCase {
  /// The names of all cases, sorted.
  static let names: [String] = {
    let enumerator = FileManager.default.enumerator(atPath: folder.path)
    return (enumerator?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".case") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static let folder = Repository.folder.appending(path: "Tests/Fixtures/Checks")

  static func url(_ name: String, _ ending: String = "case") -> URL {
    folder.appending(path: "\(name).\(ending)")
  }
}

import Foundation
import LocatorKit

/// Sources, and the fakes that are written of them.
struct FakeCase {
  let generator: FakeGenerator

  /// - Parameter sources: texts by module and file, as `Articles/Article.swift`.
  init(_ sources: [String: String]) {
    let texts = sources.sorted { $0.key < $1.key }.map { path, text in
      (module: String(path.prefix { $0 != "/" }), path: path, text: text)
    }
    generator = FakeGenerator(FakeIndex(texts: texts), folder: "/nowhere", jobs: 2)
  }

  /// One module, `Shop`, with one file.
  init(_ text: String) {
    self.init(["Shop/Shop.swift": text])
  }

  /// The one fake's text.
  func text(of name: String) throws -> String? { try generator.fakes(of: [name]).first?.text }

  /// Why there's no fake.
  func problem(with name: String) throws -> String? {
    try generator.fakes(of: [name]).first?.problem
  }

  /// The fakes of all shapes that the tests' own build compiles, too.
  static func shapes() throws -> [FakeGenerator.Fake] {
    var sources: [String: String] = [:]
    for module in ["FakeShapes", "FakeShapesBeneath"] {
      let folder = Repository.folder.appending(path: "Tests/\(module)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        sources["\(module)/\(file)"] = try String(
          contentsOf: folder.appending(path: file), encoding: .utf8)
      }
    }
    return try FakeCase(sources).generator.fakes(of: nil)
  }
}

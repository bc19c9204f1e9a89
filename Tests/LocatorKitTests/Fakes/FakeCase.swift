import Foundation
import LocatorKit

/// Sources, and the fakes that are written of them.
struct FakeCase {
  let generator: FakeGenerator

  /// - Parameters:
  ///   - sources: texts by module and file, as `Articles/Article.swift`.
  ///   - targets: the modules' settings, where they matter.
  init(_ sources: [String: String], targets: [PackageModel.Target] = []) {
    let texts = sources.sorted { $0.key < $1.key }.map { path, text in
      (module: String(path.prefix { $0 != "/" }), path: path, text: text)
    }
    generator = FakeGenerator(
      FakeIndex(texts: texts, targets: targets), folder: "/nowhere", jobs: 2)
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
  ///
  /// - Parameters:
  ///   - features: the upcoming features of the shapes' modules.
  ///   - others: those of the fakes' module.
  static func shapes(features: [String] = [], besides others: [String] = []) throws
    -> [FakeGenerator.Fake]
  {
    var sources: [String: String] = [:]
    let modules = ["FakeShapes", "FakeShapesBeneath"]
    for module in modules {
      let folder = Repository.folder.appending(path: "Tests/\(module)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        sources["\(module)/\(file)"] = try String(
          contentsOf: folder.appending(path: file), encoding: .utf8)
      }
    }
    let targets = (modules.map { ($0, features) } + [("Fakes", others)]).map { name, features in
      PackageModel.Target(
        name: name, kind: .library, dependencies: [], sources: [], upcomingFeatures: features)
    }
    return try FakeCase(sources, targets: targets).generator.fakes(of: nil)
  }
}

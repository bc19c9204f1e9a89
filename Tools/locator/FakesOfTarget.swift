import Foundation
import LocatorKit

/// What the build plugin asks for: the fakes of a target's dependencies, in one file whose name is known
/// before anything is read.
struct FakesOfTarget {
  private let input: PackageInput
  private let modules: Set<String>
  private let own: String

  init(_ name: String, in input: PackageInput) {
    self.input = input
    let targets = input.package.targets
    let target = targets.first { $0.name == name }
    let names = Set(target?.dependencies.map(\.name) ?? [])
    modules = Set(targets.filter { names.contains($0.name) }.map(\.moduleName))
    own = target?.moduleName ?? name
  }

  func write(to path: String, jobs: Int, cacheFolder: String) throws {
    let loader = OutlineLoader(folder: input.folder, jobs: jobs, cacheFolder: cacheFolder)
    let generator = FakeGenerator(
      try loader.index(of: input.package), folder: input.folder, jobs: jobs)
    let file = generator.file(ofModules: modules, handWrittenIn: modules.union([own]))
    let url = URL(fileURLWithPath: path)
    let outcome = try FakeFolder(url.deletingLastPathComponent().path)
      .put(file.text, as: url.lastPathComponent, checks: false)
    if outcome == .foreign { throw LocatorError.fileExists(path: path) }
    for problem in file.problems { Console.complain(problem) }
    if !file.problems.isEmpty { throw ExitCode.findings }
  }
}

import ChildProcesses
import Foundation

/// A package in a folder of its own, that a test builds.
final class SwiftPackage {
  /// A build's end, and what the compiler said.
  struct Build {
    var isSuccess: Bool
    var output: String

    /// What the compiler says, each once: `FILE:LINE: error: TEXT`, the file's last two folders kept.
    var diagnostics: Set<String> {
      let lines = output.matches(
        of: /(?m)^\/.*?([^\/\n]+\/[^\/\n]+):(\d+):\d+: (error|note): (.*)$/)
      return Set(lines.map { "\($0.1):\($0.2): \($0.3): \($0.4)" })
    }

    /// The modules that were compiled.
    var compiledModules: Set<String> {
      Set(output.matches(of: /\] (?:Compiling|Emitting module) (\w+)/).map { String($0.1) })
    }

    /// Whether the locators were checked.
    var checksLocators: Bool { output.contains("Checking the locators of") }

    /// The programs that were linked.
    var linkedPrograms: Set<String> {
      Set(output.matches(of: /\] Linking (\S+)/).map { String($0.1) })
    }
  }

  private let folder: TemporaryFolder
  let source: URL

  /// A fixture, built where it stands: its path to this repository is relative.
  init(fixture name: String) throws {
    folder = try TemporaryFolder()
    source = Repository.fixture("Packages/\(name)")
  }

  /// A copy of this repository, to change.
  init(copyOfRepository paths: [String]) throws {
    folder = try TemporaryFolder()
    source = folder.url("repository")
    try Self.copy(paths, from: Repository.root, to: source)
  }

  /// A copy of a fixture, to change, with one of this repository, which it depends on, at a place in its folder.
  init(copyOfFixture name: String, withRepositoryAt place: String) throws {
    folder = try TemporaryFolder()
    source = folder.url("package")
    try Self.copy(
      ["Package.swift", "Sources"], from: Repository.fixture("Packages/\(name)"), to: source)
    try Self.copy(
      ["Package.swift", "Modules", "App", "Tests", "Tools"], from: Repository.root,
      to: source.appending(path: place))
  }

  func build(_ arguments: String...) throws -> Build {
    let outcome = try swift(["build"] + arguments)
    return Build(isSuccess: outcome.status == 0, output: outcome.output + outcome.errors)
  }

  /// What a program of the package prints.
  func run(_ program: String) throws -> ChildProcess.Outcome {
    try swift(["run", program])
  }

  /// What a plugin's command says.
  func command(_ verb: String) throws -> Build {
    let outcome = try swift(["package", verb])
    return Build(isSuccess: outcome.status == 0, output: outcome.output + outcome.errors)
  }

  /// Makes a folder of the package a repository, whose only commit has a tag.
  func publish(_ place: String, as tag: String) throws {
    let author = ["-c", "user.name=Tests", "-c", "user.email=tests@localhost"]
    for arguments in [
      ["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", tag], ["tag", tag],
    ] {
      let outcome = try ChildProcess(try Repository.program(onPath: "git"))
        .run(["-C", source.appending(path: place).path] + author + arguments)
      guard outcome.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
  }

  /// The modules that were compiled into the folder of the build's results.
  func builtModules() throws -> Set<String> {
    let folder = folder.url("build/debug/Modules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let suffix = ".swiftmodule"
    return Set(names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  /// Puts other text in a file's place.
  func replace(_ old: String, with new: String, in path: String) throws {
    let file = source.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try text.replacingOccurrences(of: old, with: new)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private func swift(_ arguments: [String]) throws -> ChildProcess.Outcome {
    guard let verb = arguments.first else { throw CocoaError(.featureUnsupported) }
    let places = ["--package-path", source.path, "--scratch-path", folder.url("build").path]
    return try ChildProcess(try Repository.swift()).run([verb] + places + arguments.dropFirst())
  }

  private static func copy(_ paths: [String], from source: URL, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in paths {
      try FileManager.default.copyItem(
        at: source.appending(path: path), to: folder.appending(path: path))
    }
  }
}

import Arguments
import Foundation
import LocatorKit

/// `locator fake`
struct FakeCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "fake",
    abstract:
      "Writes a fake of each interface: it records the calls, and answers what a test sets.",
    discussion: """
      Ends with 1 when a fake can't be written, or with --check when one is stale; the others are written. \
      A file that the tool didn't write is never written over.
      """,
    examples: [
      CommandExample("locator fake ReachabilityInterface", "Print a fake."),
      CommandExample("locator fake --all -o Tests/Fakes", "Write one of every interface."),
      CommandExample("locator fake --all -o Tests/Fakes --check", "Fail when one is stale."),
    ])

  @OptionGroup var options: PackageOptions

  @Flag(help: "Write a fake of every interface of the package.") var all = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The folder to write to; by default the fakes are printed.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Write nothing, and fail when a file isn't what would be written.") var check = false

  @Option(
    help: ArgumentHelp(
      "The target whose dependencies' interfaces are faked, all in the file --output.",
      valueName: "target", visibility: .hidden))
  var target: String?

  @Argument(help: "The interfaces, by name, or by module and name.") var interfaces: [String] = []

  mutating func validate() throws {
    guard target == nil else { return }
    if interfaces.isEmpty != all { throw ValidationError("name interfaces, or take --all") }
    if check, output == nil { throw ValidationError("--check takes a folder: -o FOLDER") }
  }

  mutating func run() async throws {
    let input = try options.input()
    guard input.package.targets.contains(where: { !$0.sources.isEmpty }) else {
      throw LocatorError.noTargets(path: input.folder)
    }
    let jobs = options.threads
    let cacheFolder = options.cacheFolder(for: input.folder)
    if let target {
      return try FakesOfTarget(target, in: input).write(
        to: output ?? "Fakes.swift", jobs: jobs, cacheFolder: cacheFolder)
    }
    guard let output else { return try printFakes(of: input, jobs, cacheFolder) }
    let update = FakeUpdate(
      input, names: all ? nil : interfaces,
      folder: URL(fileURLWithPath: output).standardizedFileURL.path, checks: check, jobs: jobs,
      cacheFolder: cacheFolder)
    var isComplete = true
    for (file, outcome) in try update.run() { isComplete = tell(outcome, of: file) && isComplete }
    if !isComplete { throw ExitCode.findings }
  }

  private func printFakes(of input: PackageInput, _ jobs: Int, _ cacheFolder: String) throws {
    let loader = OutlineLoader(folder: input.folder, jobs: jobs, cacheFolder: cacheFolder)
    let generator = FakeGenerator(
      try loader.index(of: input.package), folder: input.folder, jobs: jobs)
    let fakes = try generator.fakes(of: all ? nil : interfaces)
    for fake in fakes {
      if let text = fake.text { Console.print(text) }
      if let problem = fake.problem { Console.complain(problem) }
    }
    if fakes.contains(where: { $0.text == nil }) { throw ExitCode.findings }
  }

  /// Says what became of a file.
  /// - Returns: whether all is well with it.
  private func tell(_ outcome: FakeUpdate.Outcome, of file: String) -> Bool {
    switch outcome {
    case .unchanged: return true
    case .written:
      Console.complain("wrote \(file)")
      return true
    case .orphaned where !check:
      Console.complain("removed \(file): its interface is gone")
      return true
    case .orphaned:
      Console.complain("\(file): error: its interface is gone; run 'locator fake' without --check")
    case .stale: Console.complain("\(file): error: it's stale; run 'locator fake' without --check")
    case .foreign:
      Console.complain(
        "\(file): error: 'locator fake' didn't write this file, and leaves it alone; move it first")
    case .refused(let problem): Console.complain(problem)
    }
    return false
  }
}

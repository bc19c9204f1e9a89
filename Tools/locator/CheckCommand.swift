import Arguments
import Foundation
import LocatorKit

/// `locator check`
struct CheckCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports whatever makes a service locator hand out something else than it seems to.",
    discussion: """
      Ends with 0 when no error was found, with 1 when one was, and with 2 when it can't run.
      A comment '// locator:ignore rule-id: reason' on the line, or above it, silences a finding.
      """,
    examples: [
      CommandExample("locator check --strict", "Let warnings fail, too."),
      CommandExample("locator check --only cycle,dead-override", "Run two rules."),
      CommandExample("locator check --format sarif > locator.sarif", "Report to a code scanner."),
    ])

  @OptionGroup var options: PackageOptions

  @Flag(help: "End with 1 for warnings, too.") var strict = false

  @Option(help: "How to print the findings.") var format = ReportFormat.text

  @Option(help: ArgumentHelp("The rules to run, separated by commas.", valueName: "rules"))
  var only: [String] = []

  @Option(help: "Whether to write in colors.") var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "A file to write when nothing fails.", valueName: "file", visibility: .hidden))
  var stamp: String?

  mutating func run() async throws {
    let rules = try chosenRules()
    let read = try options.read()
    let graph = PackageGraph(read.package, files: read.files)
    let findings = Check.findings(in: graph, only: rules)
    let report = try format.report(
      findings, of: read.package, folder: options.isPlugin ? read.folder : "", isColored: color.isOn
    )
    if !report.isEmpty { Console.print(report) }
    let errors = findings.count { $0.severity == .error }
    if format == .text, !options.isPlugin {
      let unseen = TextReport.text(NotAnalysed.notes(in: graph))
      if !unseen.isEmpty { Console.complain(unseen) }
      Console.complain(summary(of: read, errors: errors, warnings: findings.count - errors))
    }
    if errors > 0 || (strict && !findings.isEmpty) { throw ExitCode.findings }
    try leaveStamp()
  }

  /// Writes the stamp once: a file that doesn't change has nothing built anew.
  private func leaveStamp() throws {
    guard let stamp, !FileManager.default.fileExists(atPath: stamp) else { return }
    try Data("// The locators were checked in this build.\n".utf8)
      .write(to: URL(fileURLWithPath: stamp))
  }

  private func chosenRules() throws -> Set<String>? {
    let names = only.flatMap { $0.split(separator: ",").map(String.init) }
    return names.isEmpty ? nil : Set(try names.map { try RuleBook.known($0).id })
  }

  private func summary(of read: ReadPackage, errors: Int, warnings: Int) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let modules = Set(read.files.map(\.target)).count
    let scope = "\(count(modules, "module")), \(count(read.files.count, "file"))"
    guard errors + warnings > 0 else { return "\(scope): nothing to report" }
    return "\(scope): \(count(errors, "error")), \(count(warnings, "warning"))"
  }
}

extension ReportFormat: ExpressibleByArgument {}

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
    let surveyed = try options.survey()
    let cache = OutcomeCache(
      folder: surveyed.cacheFolder, options: asked(rules, in: surveyed.folder),
      package: surveyed.package, sources: surveyed.sources)
    let outcome: CheckOutcome
    if let kept = cache.outcome() {
      outcome = kept
    } else {
      outcome = try check(surveyed, rules)
      cache.keep(outcome)
    }
    if !outcome.report.isEmpty { Console.print(outcome.report) }
    if !outcome.remarks.isEmpty { Console.complain(outcome.remarks) }
    if outcome.errors > 0 || (strict && outcome.warnings > 0) { throw ExitCode.findings }
    try leaveStamp()
  }

  /// Whatever the person asked for that shows in the outcome.
  private func asked(_ rules: Set<String>?, in folder: String) -> String {
    let rules = rules.map { $0.sorted().joined(separator: ",") } ?? "all"
    return "\(format) \(rules) \(color.isOn) \(options.isPlugin) \(folder)"
  }

  private func check(_ surveyed: SurveyedPackage, _ rules: Set<String>?) throws -> CheckOutcome {
    let files = try surveyed.read()
    let graph = PackageGraph(surveyed.package, files: files)
    let findings = Check.findings(in: graph, only: rules)
    let report = try format.report(
      findings, of: surveyed.package, folder: options.isPlugin ? surveyed.folder : "",
      isColored: color.isOn)
    let errors = findings.count { $0.severity == .error }
    var outcome = CheckOutcome(
      report: report, remarks: "", errors: errors, warnings: findings.count - errors)
    if format == .text, !options.isPlugin {
      let modules = Set(files.map(\.target)).count
      outcome.remarks =
        TextReport.text(NotAnalysed.notes(in: graph))
        + summary(modules: modules, files: files.count, outcome)
    }
    return outcome
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

  private func summary(modules: Int, files: Int, _ outcome: CheckOutcome) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let scope = "\(count(modules, "module")), \(count(files, "file"))"
    guard outcome.errors + outcome.warnings > 0 else { return "\(scope): nothing to report" }
    return "\(scope): \(count(outcome.errors, "error")), \(count(outcome.warnings, "warning"))"
  }
}

extension ReportFormat: ExpressibleByArgument {}

import Arguments
import Foundation
import LocatorKit

/// `locator graph`
struct GraphCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the package: programs, defaults, implementations and interfaces, as layers.",
    discussion: """
      Defaults are solid lines, overrides carry a diamond, alternates are dashed, and what the check reports is marked. \
      'svg' and 'html' need no other program; 'html' is one file to search, zoom and click.
      """,
    examples: [
      CommandExample("locator graph -o graph.svg", "Draw the modules."),
      CommandExample("locator graph --format html -o graph.html", "Make a page to look around in."),
      CommandExample(
        "locator graph --level locators --around AppServiceLocator -o app.svg",
        "Draw what one service locator hands out."),
      CommandExample("locator graph --format dot | dot -Tpdf > graph.pdf", "Let Graphviz draw it."),
    ])

  @OptionGroup var options: PackageOptions

  @Option(help: "What to write; by default what the file's ending says, or svg.")
  var format: DiagramFormat?

  @Option(help: "What to draw.") var level = Diagram.Level.modules

  @Option(help: ArgumentHelp("Only this box, with its neighbors.", valueName: "name"))
  var around: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write, instead of printing.", valueName: "file"),
    completion: .file)
  var output: String?

  mutating func run() async throws {
    let surveyed = try options.survey()
    let graph = PackageGraph(surveyed.package, files: try surveyed.read())
    var diagram = Diagram(graph, level: level, findings: Check.findings(in: graph))
    if let around { diagram = try diagram.around(around) }
    let text = try (format ?? ending ?? .svg).text(diagram)
    guard let output else { return Console.print(text) }
    do {
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw LocatorError.unwritable(path: output, reason: error.localizedDescription)
    }
  }

  /// The format that the file's name asks for.
  private var ending: DiagramFormat? {
    switch output?.split(separator: ".").last {
    case "html": .html
    case "dot", "gv": .dot
    case "mmd", "mermaid": .mermaid
    case "json": .json
    default: nil
    }
  }
}

extension DiagramFormat: ExpressibleByArgument {}
extension Diagram.Level: ExpressibleByArgument {}

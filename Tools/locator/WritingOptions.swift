import Arguments
import LocatorKit

/// How a scaffold is written.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Print a diff of what would change, and change nothing.") var dryRun = false

  /// Writes the scaffold, or prints its diff; then says what is left to do.
  func finish(_ scaffold: Scaffold, in folder: String) throws {
    let scaffold = try SwiftFormatter(folder: folder).format(scaffold)
    let writer = ScaffoldWriter(folder: folder)
    if dryRun {
      try writer.check(scaffold)
      Console.print(scaffold.diff)
    } else {
      try writer.write(scaffold)
      let lines = scaffold.files.map { "\($0.old == nil ? "new" : "changed")  \($0.path)" }
      Console.print(lines.sorted().joined(separator: "\n"))
    }
    for line in scaffold.unplaced {
      Console.complain("No place was found in the files; add by hand, \(line)")
    }
    if !dryRun { for line in scaffold.advice { Console.complain(line) } }
  }
}

import Arguments
import Foundation
import LocatorKit

/// Starts the command that the arguments name, and ends with its exit code.
@main
struct Main {
  static func main() async {
    // Whoever reads the output may stop before its end: 'locator facts | head'.
    signal(SIGPIPE, SIG_IGN)
    switch LocatorCommand.parse(Array(CommandLine.arguments.dropFirst())) {
    case .message(let text): Console.print(text)
    case .failure(let error):
      Console.complain(error.description)
      exit(ExitCode.cannotRun.rawValue)
    case .command(var command): await run(&command)
    }
  }

  private static func run(_ command: inout any Command) async {
    do {
      try await command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      Console.complain("error: \(error)")
      exit(ExitCode.cannotRun.rawValue)
    }
  }
}

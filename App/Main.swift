import Arguments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct Main {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the command line says; answers the exit code.
  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      try StartingConditions.mend()
      switch ArticlesCommand.parse(arguments) {
      case .command(var command):
        try await Interruption.ending { try await command.run() }
      case .message(let text):
        try StandardStream.output.write(text + "\n")
      case .failure(let error):
        let lines = "\(error)".split(separator: "\n").map { ErrorText(line: $0).line }
        try StandardStream.error.write(lines.joined(separator: "\n") + "\n")
        return UsageError.exitCode
      }
      return 0
    } catch let exit as Exit {
      return exit.rawValue
    } catch {
      let exit = Exit(for: error)
      let text = exit == .interrupted ? "interrupted" : ErrorText(error).line
      // With standard error gone too, there is nobody left to tell.
      try? StandardStream.error.write("articles: \(text)\n")
      return exit.rawValue
    }
  }
}

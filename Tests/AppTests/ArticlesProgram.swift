import ChildProcesses
import Foundation

/// The built program with a store of its own, as a person runs it.
struct ArticlesProgram {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var store: URL { folder.url("articles/articles.sqlite") }

  /// Runs it, in UTC, where nothing is a terminal.
  @discardableResult
  func callAsFunction(_ arguments: String..., input: String = "") throws -> ChildProcess.Outcome {
    try process.run(arguments, input: Data(input.utf8))
  }

  /// What it prints as JSON.
  func json<Value: Decodable>(_ type: Value.Type, _ arguments: String...) throws -> Value {
    let outcome = try process.run(arguments + ["--json"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: Data(outcome.output.utf8))
  }

  /// The ids of the articles that a command lists, in its order.
  func ids(_ arguments: String...) throws -> [String] {
    let outcome = try process.run(arguments)
    return outcome.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map(String.init)
    }
  }

  /// Runs a script of `sh`, in which it is `"$0"` and its arguments are `"$@"`.
  func shell(_ script: String, _ arguments: [String]) throws -> ChildProcess.Outcome {
    try process("/bin/sh").run(["-c", script, Repository.program("articles").path] + arguments)
  }

  var process: ChildProcess { process(Repository.program("articles").path) }

  private func process(_ path: String) -> ChildProcess {
    ChildProcess(
      URL(filePath: path),
      environment: [
        "XDG_DATA_HOME": folder.url.path, "TZ": "UTC", "NO_COLOR": nil, "PAGER": nil,
        "COLUMNS": "100",
      ],
      directory: folder.url)
  }

  static var isOnLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}

extension ChildProcess.Outcome {
  /// The columns of what it printed, without the ids and dates that begin a line of articles.
  var titles: [String] {
    output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(2)
        .joined(separator: " | ")
    }
  }
}

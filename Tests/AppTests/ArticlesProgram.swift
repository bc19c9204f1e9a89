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

  var process: ChildProcess {
    ChildProcess(
      Repository.program("articles"),
      environment: [
        "XDG_DATA_HOME": folder.url.path, "TZ": "UTC", "NO_COLOR": nil, "PAGER": nil,
        "COLUMNS": "100",
      ],
      directory: folder.url)
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

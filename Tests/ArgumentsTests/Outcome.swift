import Arguments
import Testing

/// The command of type `C` that the line asks for, words split at spaces.
func command<C: Command>(_ line: String, as type: C.Type = C.self) throws -> C {
  try command(words(line), as: type)
}

func command<C: Command>(_ arguments: [String], as type: C.Type = C.self) throws -> C {
  switch ReaderCommand.parse(arguments, columns: 80) {
  case .command(let command): return try #require(command as? C)
  case .message(let text): throw Unexpected(text: text)
  case .failure(let error): throw error
  }
}

/// The help or version that the line asks for.
func message(_ line: String, columns: Int = 80) throws -> String {
  guard case .message(let text) = ReaderCommand.parse(words(line), columns: columns) else {
    throw Unexpected(text: line)
  }
  return text
}

/// What is wrong with the line.
func failure(_ line: String) throws -> UsageError {
  guard case .failure(let error) = ReaderCommand.parse(words(line), columns: 80) else {
    throw Unexpected(text: line)
  }
  return error
}

private func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

struct Unexpected: Error {
  let text: String
}

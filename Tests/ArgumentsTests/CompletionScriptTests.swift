import Arguments
import Foundation
import Testing

@Suite("a completion script")
struct CompletionScriptTests {
  @Suite("of bash, run by bash")
  struct Bash {
    @Test(
      "offers what fits",
      arguments: [
        ("reader a", "add"),
        ("reader feed ", "rename"),
        ("reader mark ", "read unread starred unstarred"),
        ("reader mark un", "unread unstarred"),
        ("reader list --or", "--order"),
        ("reader ls --order ", "newest oldest"),
        ("reader list --order = o", "oldest"),
        ("reader --color a", "auto always"),
        ("reader --store add f", "feed"),
        ("reader --unr", "--unread"),
        ("reader feed rename --s", "--since"),
        ("reader list --debug", ""),
        ("reader list --feed ", ""),
      ])
    func offers(line: String, words: String) throws {
      #expect(try complete(line) == words.split(separator: " ").map(String.init))
    }

    @Test("offers files, spaces and all, for a path") func files() throws {
      let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      try Data().write(to: directory.appending(path: "my store"))
      #expect(
        try complete("reader --store \(directory.path)/m") == ["\(directory.path)/my store"])
    }

    private func complete(_ line: String) throws -> [String] {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
      let script = """
        \(ReaderCommand.completionScript(for: .bash))
        COMP_WORDS=(\(words.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _reader
        for word in "${COMPREPLY[@]}"; do echo "$word"; done
        """
      return try run(["bash", "--norc", "-c", script])
        .split(separator: "\n").map(String.init)
    }
  }

  @Suite("of fish, run by fish", .enabled { try isInstalled("fish") })
  struct Fish {
    @Test(
      "offers what fits",
      arguments: [
        ("reader a", "add"),
        ("reader feed ", "rename"),
        ("reader mark un", "unread unstarred"),
        ("reader list --or", "--order"),
        ("reader ls --order ", "newest oldest"),
        ("reader list --order=o", "--order=oldest"),
        ("reader --store add f", "feed"),
        ("reader list --debug", ""),
      ])
    func offers(line: String, words: String) throws {
      let script = """
        \(ReaderCommand.completionScript(for: .fish))
        complete -C '\(line)'
        """
      let offers = try run(["fish", "--no-config", "-c", script])
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      #expect(offers == words.split(separator: " ").map(String.init))
    }
  }

  @Test("of zsh is valid to zsh", .enabled { try isInstalled("zsh") }) func zsh() throws {
    let script = ReaderCommand.completionScript(for: .zsh)
    #expect(try run(["zsh", "-n", "-c", script]) == "")
  }
}

private func isInstalled(_ program: String) throws -> Bool {
  try run(["sh", "-c", "command -v \(program) || true"]) != ""
}

/// What the program prints, errors among it.
private func run(_ arguments: [String]) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}

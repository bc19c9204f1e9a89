/// Finds the command that a command line names, and fills it.
struct CommandParser {
  private let root: CommandNode
  private let columns: Int?

  init(root: any ParsableCommand.Type, columns: Int?) {
    self.root = CommandNode(root: root)
    self.columns = columns
  }

  func outcome(of arguments: [String]) -> ParseOutcome {
    var node = root
    var words = arguments
    let asked = Self.requests(in: arguments)
    while let step = Self.step(from: node, words, staysForHelp: asked.help) {
      switch step {
      case .descend(let child, let rest): (node, words) = (child, rest)
      case .help(let names): return help(along: names, from: node)
      case .fail(let error): return asked.help ? help(for: node) : failure(error, at: node)
      }
    }
    if asked.help { return help(for: node) }
    if asked.version, !root.configuration.version.isEmpty { return version }
    return fill(node, from: words)
  }

  private func fill(_ node: CommandNode, from words: [String]) -> ParseOutcome {
    var node = node
    do {
      var scanner = ArgumentScanner(node: node, words: words)
      try scanner.scan()
      for (_, wrapper) in node.command.declaringProperties { try wrapper.validateParsed() }
      try node.command.validate()
    } catch let interruption as ArgumentScanner.Interruption {
      return interruption == .help ? help(for: node) : version
    } catch let error as ArgumentError {
      return failure(error, at: node)
    } catch {
      return failure(.refused(String(describing: error)), at: node)
    }
    guard let command = node.command as? any Command else { return help(for: node) }
    return .command(command)
  }
}

/// Which command is meant.
extension CommandParser {
  private enum Step {
    case descend(CommandNode, words: [String])
    case help(names: [String])
    case fail(ArgumentError)
  }

  /// One subcommand further down, or `nil` where the words belong to `node` itself.
  private static func step(
    from node: CommandNode, _ words: [String], staysForHelp: Bool
  ) -> Step? {
    guard !node.configuration.subcommands.isEmpty else { return nil }
    if let child = words.first.flatMap(node.child(named:)) {
      // Most lines begin with a name, and need no look at what the default subcommand takes.
      return .descend(child, words: Array(words.dropFirst()))
    }
    let fallback = node.defaultChild
    let nodes = [node, fallback].compactMap(\.self)
    if let index = firstWord(in: words, after: nodes) {
      let word = words[index]
      if let child = node.child(named: word) {
        // Options before the name are read as if they stood after it.
        return .descend(child, words: Array(words[..<index] + words[(index + 1)...]))
      }
      if word == "help" {
        return .help(names: words[(index + 1)...].filter { !$0.hasPrefix("-") })
      }
      // The word may well be the value of a mistyped option, which then is what is wrong.
      let isValue = words[..<index].contains { isUnknownOption($0, to: nodes) }
      if !isValue, (fallback ?? node).positionals.isEmpty {
        return .fail(.unknownSubcommand(word, nearest: node.nearestChild(to: word)))
      }
    }
    return staysForHelp ? nil : fallback.map { .descend($0, words: words) }
  }

  /// Where the first word stands that is neither an option nor the value of one.
  private static func firstWord(in words: [String], after nodes: [CommandNode]) -> Int? {
    func takesNext(_ name: ArgumentName) -> Bool {
      nodes.lazy.compactMap { $0.option(named: name) }.first?.takesValue == true
    }
    var index = 0
    while index < words.count {
      switch Token(words[index]) {
      case .terminator: return nil
      case .word: return index
      case .long(let name, value: nil) where takesNext(.long(name)): index += 1
      case .short(let letters):
        // Of `-vn value` the last letter takes the value, of `-nvalue` the first one has it.
        let taker = letters.firstIndex { takesNext(.short($0)) }
        if let taker, letters.index(after: taker) == letters.endIndex { index += 1 }
      case .long: break
      }
      index += 1
    }
    return nil
  }

  private static func isUnknownOption(_ word: String, to nodes: [CommandNode]) -> Bool {
    let name: ArgumentName? =
      switch Token(word) {
      case .long(let name, _): .long(name)
      case .short(let letters): letters.first.map(ArgumentName.short)
      case .terminator, .word: nil
      }
    return name.map { name in nodes.allSatisfy { $0.option(named: name) == nil } } ?? false
  }

  private static func requests(in words: [String]) -> (help: Bool, version: Bool) {
    let options = words.prefix { $0 != "--" }
    return (
      help: options.contains { ArgumentDeclaration.helpNames.map(\.description).contains($0) },
      version: options.contains { ArgumentDeclaration.versionNames.map(\.description).contains($0) }
    )
  }
}

/// What is answered when no command runs.
extension CommandParser {
  private var version: ParseOutcome { .message(root.configuration.version) }

  /// The answer to `articles help list`.
  private func help(along names: [String], from start: CommandNode) -> ParseOutcome {
    var node = start
    for name in names {
      guard let child = node.child(named: name) else {
        return failure(.unknownSubcommand(name, nearest: node.nearestChild(to: name)), at: node)
      }
      node = child
    }
    return help(for: node)
  }

  private func help(for node: CommandNode) -> ParseOutcome {
    .message(HelpPage(node: node, columns: columns ?? Terminal.columns).text)
  }

  private func failure(_ error: ArgumentError, at node: CommandNode) -> ParseOutcome {
    .failure(
      UsageError(
        error: error,
        usage: UsageLine(node: node).wrapped(
          columns: columns ?? Terminal.columns, indent: "Usage: ".count),
        helpCommandLine: (node.path + ["--help"]).joined(separator: " ")))
  }
}

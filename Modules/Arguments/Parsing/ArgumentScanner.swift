/// Fills one command from the words that follow its name, from left to right.
struct ArgumentScanner {
  private let node: CommandNode
  private let words: [String]
  private var position = 0
  private var positionals: ArraySlice<ArgumentDeclaration>
  private var givenNames: Set<ArgumentName> = []
  private var filledPositionals: Set<String> = []

  /// A request that ends parsing, though nothing is wrong.
  enum Interruption: Error {
    case help
    case version
  }

  init(node: CommandNode, words: [String]) {
    self.node = node
    self.words = words
    positionals = node.positionals[...]
  }

  /// Throws an ``ArgumentError``, or an ``Interruption`` for help and version.
  mutating func scan() throws {
    var onlyWords = false
    while let word = next() {
      if onlyWords || isNumberForPositional(word) {
        try fillPositional(word)
        continue
      }
      switch Token(word) {
      case .terminator: onlyWords = true
      case .word(let text): try fillPositional(text)
      case .long(let name, let value): try fillLong(name, value)
      case .short(let letters): try fillShort(letters)
      }
    }
    try requireAll()
  }

  private mutating func next() -> String? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  private func isNumberForPositional(_ word: String) -> Bool {
    guard Token.isNegativeNumber(word), let digit = word.dropFirst().first else { return false }
    return positionals.first?.takesNumbers() == true && node.option(named: .short(digit)) == nil
  }

  private mutating func fillPositional(_ text: String) throws {
    guard let declaration = positionals.first else {
      throw ArgumentError.unexpectedArgument(text)
    }
    if !declaration.isRepeating { positionals.removeFirst() }
    filledPositionals.insert(declaration.title)
    try fill(declaration, text)
  }

  private mutating func fillLong(_ word: String, _ joined: String?) throws {
    let name = ArgumentName.long(word)
    guard let declaration = node.option(named: name) else { throw unknown(name) }
    guard declaration.takesValue else {
      if let joined { throw ArgumentError.unexpectedValue(joined, option: name.description) }
      return try switchOn(declaration)
    }
    try fillOption(declaration, joined ?? nextValue(of: declaration))
  }

  private mutating func fillShort(_ letters: Substring) throws {
    var rest = letters
    while let letter = rest.popFirst() {
      let name = ArgumentName.short(letter)
      guard let declaration = node.option(named: name) else { throw unknown(name) }
      guard declaration.takesValue else {
        try switchOn(declaration)
        continue
      }
      if rest.isEmpty { return try fillOption(declaration, nextValue(of: declaration)) }
      return try fillOption(declaration, String(rest.first == "=" ? rest.dropFirst() : rest))
    }
  }

  private func unknown(_ name: ArgumentName) -> ArgumentError {
    .unknownOption(
      name.description, nearest: name.isShort ? nil : node.nearestOption(to: name.description))
  }

  private func switchOn(_ declaration: ArgumentDeclaration) throws {
    switch declaration.kind {
    case .help: throw Interruption.help
    case .version: throw Interruption.version
    case .positional, .option, .flag: try declaration.accept("")
    }
  }

  /// The next word, unless it is an option: `--store --json` rather lacks a value than takes one.
  private mutating func nextValue(of declaration: ArgumentDeclaration) throws -> String {
    guard position < words.count, isValue(words[position], for: declaration) else {
      throw ArgumentError.missingValue(option: declaration.title)
    }
    defer { position += 1 }
    return words[position]
  }

  private func isValue(_ word: String, for declaration: ArgumentDeclaration) -> Bool {
    if case .word = Token(word) { return true }
    return Token.isNegativeNumber(word) && declaration.takesNumbers()
  }

  private mutating func fillOption(_ declaration: ArgumentDeclaration, _ text: String) throws {
    givenNames.formUnion(declaration.names)
    try fill(declaration, text)
  }

  private func fill(_ declaration: ArgumentDeclaration, _ text: String) throws {
    do {
      try declaration.accept(text)
    } catch let refusal as ValueRefusal {
      let values = declaration.allValues()
      let allowed = values.isEmpty && !refusal.expectation.isEmpty ? [refusal.expectation] : values
      throw ArgumentError.invalidValue(
        text, argument: declaration.title, allowed: allowed, nearest: text.nearest(among: values))
    } catch {
      throw ArgumentError.invalidValue(
        text, argument: declaration.title, reason: String(describing: error))
    }
  }

  private func requireAll() throws {
    let missing = node.declarations.first { declaration in
      declaration.isRequired
        && givenNames.isDisjoint(with: declaration.names)
        && !filledPositionals.contains(declaration.title)
    }
    if let missing { throw ArgumentError.missingArgument(missing.title) }
  }
}

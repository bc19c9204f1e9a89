/// A label and what it means, in two columns.
struct HelpRow {
  let label: String
  let text: String

  /// The row's lines; a label too long for its column has a line to itself.
  func lines(columns: Int) -> [String] {
    // In a narrow window two columns leave no room for words.
    let labelColumns = columns < 60 ? 6 : 26
    let label = "  \(label)"
    let margin = String(repeating: " ", count: labelColumns)
    let texts = text.wrapped(columns: max(columns - labelColumns, 20)).map { margin + $0 }
    guard !text.isEmpty, let first = texts.first else { return [label] }
    guard label.count + 2 <= labelColumns else { return [label] + texts }
    return [label + first.dropFirst(label.count)] + texts.dropFirst()
  }
}

extension HelpRow {
  init(_ declaration: ArgumentDeclaration) {
    let value = declaration.takesValue ? " <\(declaration.valueName)>" : ""
    let names = declaration.names.map(\.description).joined(separator: ", ")
    label = names.isEmpty ? "<\(declaration.valueName)>" : names + value
    let allowed = declaration.allValues().joined(separator: ", ")
    let defaultText = declaration.defaultText()
    let notes = [
      allowed.isEmpty ? nil : "values: \(allowed)",
      defaultText.isEmpty ? nil : "default: \(defaultText)",
    ].compactMap(\.self).joined(separator: "; ")
    let parts = [declaration.help.abstract, notes.isEmpty ? "" : "(\(notes))"]
    let line = parts.filter { !$0.isEmpty }.joined(separator: " ")
    text = [line, declaration.help.discussion].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  init(_ example: CommandExample) {
    self.init(label: example.commandLine, text: example.purpose)
  }

  /// The row of a subcommand.
  init(_ node: CommandNode, isDefault: Bool) {
    let names = (node.path.suffix(1) + node.configuration.aliases).joined(separator: ", ")
    self.init(label: isDefault ? "\(names) (default)" : names, text: node.configuration.abstract)
  }
}

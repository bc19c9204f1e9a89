/// The help of one command.
struct HelpPage {
  let node: CommandNode
  let columns: Int

  /// The page, its last line without a line break.
  var text: String {
    ([overview, usage, examples, arguments] + options + [subcommands])
      .compactMap(\.self).joined(separator: "\n\n")
  }

  private var overview: String? {
    let abstract = node.configuration.abstract
    let discussion = node.configuration.discussion
    let parts = [abstract.isEmpty ? "" : "OVERVIEW: \(abstract)", discussion]
    let text = parts.filter { !$0.isEmpty }
      .map { $0.wrapped(columns: columns).joined(separator: "\n") }
      .joined(separator: "\n\n")
    return text.isEmpty ? nil : text
  }

  private var usage: String {
    let title = "USAGE: "
    return title + UsageLine(node: node).wrapped(columns: columns, indent: title.count)
  }

  private var examples: String? {
    section("EXAMPLES", node.configuration.examples.map { HelpRow($0) })
  }

  private var arguments: String? {
    section("ARGUMENTS", node.positionals.filter(\.isVisible).map { HelpRow($0) })
  }

  /// The command's own options, and after them a section for each titled group.
  private var options: [String?] {
    let options = node.declarations.filter { $0.kind != .positional && $0.isVisible }
    var titles: [String] = []
    for case .some(let title) in options.map(\.section) where !titles.contains(title) {
      titles.append(title)
    }
    return ([nil] + titles).map { title in
      section(
        title?.uppercased() ?? "OPTIONS",
        options.filter { $0.section == title }.map { HelpRow($0) })
    }
  }

  private var subcommands: String? {
    let isDefault = { (node: CommandNode) in
      self.node.configuration.defaultSubcommand.map { $0 == type(of: node.command) } ?? false
    }
    let rows = node.children.map { HelpRow($0, isDefault: isDefault($0)) }
    let hint = "\n\n  See '\(node.path[0]) help \(hintPath)<subcommand>' for detailed help."
    return section("SUBCOMMANDS", rows).map { $0 + hint }
  }

  private var hintPath: String {
    node.path.dropFirst().map { "\($0) " }.joined()
  }

  private func section(_ title: String, _ rows: [HelpRow]) -> String? {
    guard !rows.isEmpty else { return nil }
    return (["\(title):"] + rows.flatMap { $0.lines(columns: columns) }).joined(separator: "\n")
  }
}

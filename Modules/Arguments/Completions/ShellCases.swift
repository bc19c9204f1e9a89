/// The branches of `case "$route $word"` that walk over the words before the cursor, alike in bash
/// and zsh.
struct ShellCases {
  let table: CompletionTable

  /// Steps into subcommands, over the values of options, and counts arguments.
  var walk: String {
    let steps = table.routes.flatMap { route in
      route.steps.map { step in
        let patterns = step.words.map { "\(route.path) \($0)".quoted }.joined(separator: "|")
        return "      \(patterns)) route=\(step.path.quoted); position=0 ;;"
      }
    }
    let skips = table.routes.filter { !$0.valueOptions.isEmpty }.map { route in
      let names = route.valueOptions.flatMap(\.names)
      let patterns = names.map { "\(route.path) \($0)".quoted }.joined(separator: "|")
      return "      \(patterns)) index=$((index + 1)) ;;"
    }
    return (steps + skips + ["      *' -'*) ;;", "      *) position=$((position + 1)) ;;"])
      .joined(separator: "\n")
  }
}

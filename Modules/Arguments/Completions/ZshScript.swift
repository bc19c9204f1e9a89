/// Completions for zsh.
struct ZshScript {
  let table: CompletionTable

  var text: String {
    """
    #compdef \(table.program)

    \(function)() {
      local route=\(table.program.quoted) position=0 index previous="${words[CURRENT-1]}"
      local -a offers
      for ((index = 2; index < CURRENT; index++)); do
        case "$route ${words[index]}" in
    \(ShellCases(table: table).walk)
        esac
      done
      if [[ "${words[CURRENT]}" == --*=* ]]; then
        previous="${words[CURRENT]%%=*}"
        compset -P '*='
      fi
      case "$route $previous" in
    \(values)
      esac
      if [[ "${words[CURRENT]}" == -* ]]; then
        case "$route" in
    \(options)
        esac
        _describe option offers
        return
      fi
      case "$route:$position" in
    \(arguments)
      esac
    }

    # Read from a directory of $fpath, this file is the body of the function; otherwise it was sourced.
    if [[ "${funcstack[1]}" == \(function.quoted) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(table.program)
    fi

    """
  }

  private var function: String { table.program.functionName }

  private var values: String {
    table.routes.flatMap { route in
      route.valueOptions.map { option in
        let patterns = option.names.map { "\(route.path) \($0)".quoted }.joined(separator: "|")
        return "    \(patterns)) \(offer(option.completion)); return ;;"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    table.routes.map { route in
      let offers = route.options.flatMap { option in
        option.names.map { described("\($0)", option.help.abstract) }
      }
      return "      \(route.path.quoted)) offers=(\(offers.joined(separator: " "))) ;;"
    }.joined(separator: "\n")
  }

  private var arguments: String {
    table.routes.flatMap { route in
      let offers = route.subcommands.map {
        described($0.path.last ?? "", $0.configuration.abstract)
      }
      let steps =
        offers.isEmpty
        ? []
        : [
          """
              \(route.path.quoted):0)
                offers=(\(offers.joined(separator: " ")))
                _describe command offers ;;
          """
        ]
      return steps
        + route.positions.map { position in
          "    \(route.path.quoted):\(position.pattern)) \(offer(position.completion)) ;;"
        }
    }.joined(separator: "\n")
  }

  /// A word and its meaning, as `_describe` takes them.
  private func described(_ word: String, _ meaning: String) -> String {
    meaning.isEmpty ? word.quoted : "\(word):\(meaning)".quoted
  }

  private func offer(_ completion: CompletionKind) -> String {
    switch completion {
    case .none: ":"
    case .file: "_files"
    case .directory: "_files -/"
    case .list(let words): "compadd -- \(words.map(\.quoted).joined(separator: " "))"
    }
  }
}

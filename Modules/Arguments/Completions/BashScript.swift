/// Completions for bash 3.2, which macOS still has, and later ones.
struct BashScript {
  let table: CompletionTable

  var text: String {
    """
    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local route=\(table.program.quoted) position=0 index
      COMPREPLY=()
      # Bash makes a word of its own of the "=" in --name=value.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index+1]} == "=" ]]; then
          index=$((index + 2))
          continue
        fi
        case "$route ${COMP_WORDS[index]}" in
    \(ShellCases(table: table).walk)
        esac
      done
      case "$route $previous" in
    \(values)
      esac
      if [[ $current == -* ]]; then
        case "$route" in
    \(options)
        esac
        return
      fi
      case "$route:$position" in
    \(arguments)
      esac
    }

    \(function)_paths() {
      local IFS=$'\\n'
      # There is nothing to set outside a real completion, and nothing to set it with in bash 3.2.
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen "$1" -- "$current"))
    }

    complete -F \(function) \(table.program.quoted)

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
      let names = route.options.flatMap(\.names).map(\.description)
      return "      \(route.path.quoted)) \(offer(.list(names))) ;;"
    }.joined(separator: "\n")
  }

  private var arguments: String {
    table.routes.flatMap { route in
      let words = route.subcommands.flatMap { $0.path.suffix(1) }
      let steps = words.isEmpty ? [] : ["    \(route.path.quoted):0) \(offer(.list(words))) ;;"]
      return steps
        + route.positions.map { position in
          "    \(route.path.quoted):\(position.pattern)) \(offer(position.completion)) ;;"
        }
    }.joined(separator: "\n")
  }

  private func offer(_ completion: CompletionKind) -> String {
    switch completion {
    case .none: ":"
    case .file: "\(function)_paths -f"
    case .directory: "\(function)_paths -d"
    case .list(let words):
      "COMPREPLY=($(compgen -W \(words.joined(separator: " ").quoted) -- \"$current\"))"
    }
  }
}

/// Completions for fish.
struct FishScript {
  let table: CompletionTable

  var text: String {
    """
    # Whether the words before the cursor lead to this command, and to this argument of it.
    function \(function)_at
      set -l route \(table.program.quotedForFish)
      set -l position 0
      set -l skip 0
      for word in (commandline -opc)[2..-1]
        if test $skip = 1
          set skip 0
          continue
        end
        switch "$route $word"
    \(walk)
        end
      end
      test "$route" = "$argv[1]"; or return 1
      test (count $argv) = 1; or test "$position" = "$argv[2]"
    end

    complete -c \(table.program) -f
    \(table.routes.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var function: String { "_" + table.program.functionName }

  private var walk: String {
    let steps = table.routes.flatMap { route in
      route.steps.map { step in
        let patterns = step.words.map { "\(route.path) \($0)".quotedForFish }
        return """
                case \(patterns.joined(separator: " "))
                  set route \(step.path.quotedForFish)
                  set position 0
          """
      }
    }
    let skips = table.routes.filter { !$0.valueOptions.isEmpty }.map { route in
      let patterns = route.valueOptions.flatMap(\.names)
        .map { "\(route.path) \($0)".quotedForFish }
      return "      case \(patterns.joined(separator: " "))\n        set skip 1"
    }
    let rest = """
            case '* -*'
            case '*'
              set position (math $position + 1)
      """
    return (steps + skips + [rest]).joined(separator: "\n")
  }

  private func lines(of route: CompletionTable.Route) -> [String] {
    let steps = route.subcommands.map { node in
      line(route, 0, "-a \(node.path.suffix(1).joined())", node.configuration.abstract)
    }
    let options = route.options.map { option in
      let names = option.names.map { name in
        switch name {
        case .long(let word): "-l \(word)"
        case .short(let letter): "-s \(letter)"
        }
      }
      let value = option.takesValue ? [value(option.completion)] : []
      return line(route, nil, (names + value).joined(separator: " "), option.help.abstract)
    }
    let arguments = route.positions.filter { $0.completion != .none }.map { position in
      line(
        route, position.pattern == "*" ? nil : Int(position.pattern),
        offer(position.completion), "")
    }
    return steps + options + arguments
  }

  private func line(
    _ route: CompletionTable.Route, _ position: Int?, _ offer: String, _ meaning: String
  ) -> String {
    let place = position.map { " \($0)" } ?? ""
    let condition = "\(function)_at \(route.path.quotedForFish)\(place)".quotedForFish
    let description = meaning.isEmpty ? "" : " -d \(meaning.quotedForFish)"
    return "complete -c \(table.program) -n \(condition) \(offer)\(description)"
  }

  /// How an option requires its value; `-x` does it without offering files.
  private func value(_ completion: CompletionKind) -> String {
    let offer = offer(completion)
    return completion == .file
      ? "-r \(offer)" : ["-x", offer].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func offer(_ completion: CompletionKind) -> String {
    switch completion {
    case .none: ""
    case .file: "-F"
    case .directory: "-a '(__fish_complete_directories)'"
    case .list(let words): "-a \(words.joined(separator: " ").quotedForFish)"
    }
  }
}

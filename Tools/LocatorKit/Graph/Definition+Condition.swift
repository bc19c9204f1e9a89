extension PackageModel.Target {
  /// For each name that the settings define, when they do.
  var definedNames: [Condition.Atom: Condition] {
    Dictionary(definitions.map { ($0.atom, $0.condition) }) { .any([$0, $1]) }
  }
}

extension PackageModel.Definition {
  fileprivate var atom: Condition.Atom { Condition.Atom(question: nil, argument: name) }

  /// When the name is defined, as an `#if` would ask for it.
  fileprivate var condition: Condition {
    var condition = Condition.always
    if let configuration {
      let debug = Condition.atom(Condition.Atom(question: nil, argument: "DEBUG"))
      condition = configuration == "debug" ? debug : debug.negated
    }
    if !platforms.isEmpty {
      condition = condition.and(Self.any("os", platforms.map(Platform.system)))
    }
    return traits.isEmpty ? condition : condition.and(Self.any(nil, traits))
  }

  private static func any(_ question: String?, _ arguments: [String]) -> Condition {
    let parts = arguments.map {
      Condition.atom(Condition.Atom(question: question, argument: $0))
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }
}

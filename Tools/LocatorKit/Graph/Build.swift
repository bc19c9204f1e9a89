/// One choice of everything that `#if` can ask for.
package struct Build: Hashable, Sendable {
  /// The traits that are on.
  package var traits: Set<String>
  /// What the person chose: no trait, the default traits, or one by name.
  package var traitChoice: String?
  package var platform: Platform?
  package var dialect: Dialect?
  /// Every other atom's answer.
  package var answers: [Condition.Atom: Bool]

  /// What tells this build from the others, in words that complete "in the build …".
  ///
  /// - Parameter parts: the dimensions that matter; the rest goes without saying.
  package func description(naming parts: Set<Dimension>) -> String {
    var words: [String] = []
    if parts.contains(.traits), let traitChoice { words.append(traitChoice) }
    if parts.contains(.platform), let platform { words.append("on \(platform.name)") }
    if parts.contains(.dialect), let dialect { words.append("with \(dialect)") }
    for (atom, value) in answers.sorted(by: { $0.key < $1.key }) where parts.contains(.atom(atom)) {
      words.append("where \(value ? "" : "!")\(atom)")
    }
    return words.joined(separator: ", ")
  }

  package enum Dimension: Hashable, Sendable {
    case traits
    case platform
    case dialect
    case atom(Condition.Atom)
  }

  /// Whether both builds choose alike but for one dimension.
  func differs(from other: Build, onlyIn dimension: Dimension) -> Bool {
    var changed = other
    switch dimension {
    case .traits:
      changed.traits = traits
      changed.traitChoice = traitChoice
    case .platform: changed.platform = platform
    case .dialect: changed.dialect = dialect
    case .atom(let atom): changed.answers[atom] = answers[atom]
    }
    return changed == self
  }
}

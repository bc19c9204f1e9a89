/// The condition of an `#if` branch, with those of the branches around and before it.
package indirect enum Condition: Codable, Hashable, Sendable {
  case always
  case never
  case atom(Atom)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// What a condition asks the build: a name (`DEBUG`, a trait), or a question (`os(Linux)`, `swift(>=6)`).
  package struct Atom: Codable, Hashable, Comparable, Sendable {
    package var question: String?
    package var argument: String

    package static func < (left: Atom, right: Atom) -> Bool {
      (left.question ?? "", left.argument) < (right.question ?? "", right.argument)
    }
  }

  /// Both conditions at once.
  package func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.always, _): other
    case (_, .always): self
    case (.never, _), (_, .never): .never
    case (.all(let left), .all(let right)): .all(left + right)
    case (.all(let left), _): .all(left + [other])
    case (_, .all(let right)): .all([self] + right)
    default: .all([self, other])
    }
  }

  /// Where this condition doesn't hold.
  package var negated: Condition {
    switch self {
    case .always: .never
    case .never: .always
    case .not(let inner): inner
    default: .not(self)
    }
  }

  /// Whether the condition holds when each of its atoms is answered.
  package func holds(_ answer: (Atom) -> Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .atom(let atom): answer(atom)
    case .not(let inner): !inner.holds(answer)
    case .all(let parts): parts.allSatisfy { $0.holds(answer) }
    case .any(let parts): parts.contains { $0.holds(answer) }
    }
  }

  /// Every atom of the condition.
  package var atoms: Set<Atom> {
    switch self {
    case .always, .never: []
    case .atom(let atom): [atom]
    case .not(let inner): inner.atoms
    case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.atoms) }
    }
  }
}

extension Condition.Atom: CustomStringConvertible {
  /// The atom as Swift writes it.
  package var description: String { question.map { "\($0)(\(argument))" } ?? argument }
}

extension Condition: CustomStringConvertible {
  /// The condition as Swift writes it.
  package var description: String {
    switch self {
    case .always: "true"
    case .never: "false"
    case .atom(let atom): atom.description
    case .not(.atom(let atom)): "!\(atom)"
    case .not(let inner): "!(\(inner))"
    case .all(let parts): parts.map(\.operand).joined(separator: " && ")
    case .any(let parts): parts.map(\.operand).joined(separator: " || ")
    }
  }

  private var operand: String {
    switch self {
    case .all, .any: "(\(self))"
    default: description
    }
  }
}

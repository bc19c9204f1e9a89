extension FileFacts {
  /// The facts without what stands in a branch that no build has, once some atoms are answered alike in all.
  func settled(by answer: (Condition.Atom) -> Bool?) -> FileFacts {
    guard hasOpenConditions(answer) else { return self }
    var settled = self
    settled.imports = imports.filter { $0.condition.settled(by: answer) != .never }
    settled.typealiases = typealiases.filter { $0.condition.settled(by: answer) != .never }
    settled.globals = globals.filter { $0.condition.settled(by: answer) != .never }
    settled.declarations = declarations.filter { $0.condition.settled(by: answer) != .never }
      .map { declaration in
        var declaration = declaration
        declaration.members = declaration.members.filter {
          $0.condition.settled(by: answer) != .never
        }
        declaration.initializers = declaration.initializers.filter {
          $0.condition.settled(by: answer) != .never
        }
        return declaration
      }
    return settled
  }

  /// Whether any condition asks for something that is answered.
  private func hasOpenConditions(_ answer: (Condition.Atom) -> Bool?) -> Bool {
    func isOpen(_ condition: Condition) -> Bool {
      condition != .always && condition.atoms.contains { answer($0) != nil }
    }
    return imports.contains { isOpen($0.condition) } || globals.contains { isOpen($0.condition) }
      || typealiases.contains { isOpen($0.condition) }
      || declarations.contains { declaration in
        isOpen(declaration.condition) || declaration.members.contains { isOpen($0.condition) }
          || declaration.initializers.contains { isOpen($0.condition) }
      }
  }
}

extension Condition {
  /// The condition once some of its atoms are answered.
  func settled(by answer: (Atom) -> Bool?) -> Condition {
    switch self {
    case .always, .never: return self
    case .atom(let atom): return answer(atom).map { $0 ? .always : .never } ?? self
    case .not(let inner): return inner.settled(by: answer).negated
    case .all(let parts):
      return parts.map { $0.settled(by: answer) }.reduce(.always) { $0.and($1) }
    case .any(let parts):
      let left = parts.map { $0.settled(by: answer) }.filter { $0 != .never }
      if left.contains(.always) { return .always }
      return left.isEmpty ? .never : .any(left)
    }
  }
}

extension FileFacts {
  /// The facts with some atoms replaced by what they come to, and without what stands in a branch that no build
  /// has then.
  func settled(by answer: (Condition.Atom) -> Condition?) -> FileFacts {
    guard hasOpenConditions(answer) else { return self }
    func settle<Fact>(_ facts: [Fact], _ path: WritableKeyPath<Fact, Condition>) -> [Fact] {
      facts.compactMap { fact in
        var fact = fact
        fact[keyPath: path] = fact[keyPath: path].settled(by: answer)
        return fact[keyPath: path] == .never ? nil : fact
      }
    }
    var settled = self
    settled.imports = settle(imports, \.condition)
    settled.typealiases = settle(typealiases, \.condition)
    settled.globals = settle(globals, \.condition)
    settled.declarations = settle(declarations, \.condition).map { declaration in
      var declaration = declaration
      declaration.members = settle(declaration.members, \.condition)
      declaration.initializers = settle(declaration.initializers, \.condition)
      return declaration
    }
    return settled
  }

  /// Whether any condition asks for something that is answered.
  private func hasOpenConditions(_ answer: (Condition.Atom) -> Condition?) -> Bool {
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
  /// The condition once some of its atoms are replaced by what they come to.
  func settled(by answer: (Atom) -> Condition?) -> Condition {
    switch self {
    case .always, .never: return self
    case .atom(let atom): return answer(atom) ?? self
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

/// Refuses what no fake can meet, before half of it is written.
struct Refusals {
  let plan: FakePlan
  let copies: CopyProof

  /// - Throws: what can't be faked first, and why.
  func check() throws(FakeProblem) {
    for stub in plan.stubs { try check(stub) }
    for member in plan.members {
      guard case .conditional(let branches) = member else { continue }
      for stub in FakePlan.stubs(in: branches.flatMap(\.members)) where stub.fallback == .required {
        throw problem(
          "'\(stub.requirement.written)' stands behind an #if, and answers '\(answer(of: stub))', of which no value "
            + "is known", stub)
      }
    }
  }

  private func check(_ stub: Stub) throws(FakeProblem) {
    let requirement = stub.requirement
    if requirement.modifiers.contains("distributed") {
      throw problem(
        "'\(requirement.written)' is distributed, and needs an actor system; write this fake by hand",
        stub)
    }
    if let result = requirement.result, copies.isBorrowed(result) {
      throw problem(
        "'\(requirement.written)' answers '\(result.text)', which lives no longer than what it was made of; "
          + "write this fake by hand", stub)
    }
    if case .expansion? = requirement.result?.bare, stub.echo == nil {
      throw problem(
        "'\(requirement.written)' answers a parameter pack that it isn't given; write this fake by hand",
        stub)
    }
    guard stub.fallback == .required else { return }
    if requirement.isStatic {
      throw problem(
        "'\(requirement.written)' is static and answers '\(answer(of: stub))', of which no value is known "
          + "until a test sets one; let it throw, or write this fake by hand", stub)
    }
    let initializers = plan.stubs.map(\.requirement).filter { $0.kind.isInitializer }
    if let initializer = initializers.first {
      throw problem(
        "'\(requirement.written)' answers '\(answer(of: stub))', of which no value is known, and "
          + "'\(initializer.written)' has no place for one; write this fake by hand", stub)
    }
  }

  private func answer(of stub: Stub) -> String { (stub.requirement.result ?? .void).text }

  private func problem(_ what: String, _ stub: Stub) -> FakeProblem {
    FakeProblem(.unsupported(what), at: stub.requirement.source)
  }
}

extension ProtocolRequirement {
  /// `name(label:)`
  fileprivate var written: String {
    let labels = parameters.map { "\($0.label):" }.joined()
    return isProperty ? name : "\(name)(\(labels))"
  }
}

extension ProtocolRequirement.Kind {
  fileprivate var isInitializer: Bool { if case .initializer = self { true } else { false } }
}

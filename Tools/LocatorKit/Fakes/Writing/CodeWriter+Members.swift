extension CodeWriter {
  /// Goes through the members of a fake, their `#if`s kept, but for those without a line.
  mutating func members(
    _ members: [FakePlan.Member], where holds: (Stub) -> Bool = { _ in true },
    _ body: (inout CodeWriter, Stub) -> Void
  ) {
    for member in members {
      switch member {
      case .stub(let stub): if holds(stub) { body(&self, stub) }
      case .conditional(let branches):
        conditional(
          branches.map { branch in
            var part = deeper
            part.members(branch.members, where: holds, body)
            return (branch.directive, part.lines.drop { $0.isEmpty })
          })
      }
    }
  }

  private mutating func conditional(_ branches: [(directive: String, lines: ArraySlice<String>)]) {
    guard let last = branches.lastIndex(where: { !$0.lines.isEmpty }) else { return }
    if branches.contains(where: { $0.lines.count > 2 }) { blank() }
    for (directive, lines) in branches[...last] {
      line(directive)
      add(lines)
    }
    line("#endif")
  }
}

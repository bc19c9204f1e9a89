/// The branches of an explanation's tree, a line for each hop.
struct ExplanationBranches {
  let style: ExplanationText.Style

  /// A line with what hangs beneath it.
  private struct Branch {
    var line: String
    var children: [Branch] = []
  }

  /// The lines of some requirements, with the strokes that join them.
  func lines(of requirements: [Explanation.Requirement]) -> [String] {
    lines(requirements.map(branch), margin: "")
  }

  private func lines(_ branches: [Branch], margin: String) -> [String] {
    branches.enumerated().flatMap { index, branch in
      let isLast = index == branches.count - 1
      return [margin + (isLast ? "└─ " : "├─ ") + branch.line]
        + lines(branch.children, margin: margin + (isLast ? "   " : "│  "))
    }
  }

  private func branch(_ requirement: Explanation.Requirement) -> Branch {
    let verb = requirement.place == nil ? "" : self.verb(requirement)
    let owner = requirement.from.map { "\($0)." } ?? ""
    let name = verb + style.bold(owner + requirement.name)
    let place = requirement.place.map { "  " + style.dim($0.description) } ?? ""
    if requirement.cut == .cycle {
      return Branch(line: "\(name): \(cycle(requirement))\(place)")
    }
    if let missing = requirement.missing {
      let line = "\(name): \(style.warned("missing"))\(place)"
      // Its own requirement has the rest.
      return Branch(
        line: line,
        children: place.isEmpty ? children(missing) : [Branch(line: missing.message)])
    }
    guard let answer = requirement.answers.first, requirement.answers.count == 1 else {
      return Branch(
        line: "\(name): \(style.warned("\(requirement.answers.count) answers"))\(place)",
        children: requirement.answers.map { Branch(line: head($0), children: children($0)) })
    }
    return Branch(line: "\(name): \(head(answer, requirement.cut))", children: children(answer))
  }

  private func verb(_ requirement: Explanation.Requirement) -> String {
    switch requirement.timing {
    case .sometimes: "may locate "
    case .later: "locates later "
    case .always, nil: "locates "
    }
  }

  private func cycle(_ requirement: Explanation.Requirement) -> String {
    requirement.timing == .always
      ? style.warned("comes back to itself: a cycle, and locating it never ends")
      : "comes back to itself, but late"
  }

  private func children(_ missing: Explanation.Missing) -> [Branch] {
    let chains = missing.chains.map {
      Branch(line: "asked for by " + $0.joined(separator: " → "))
    }
    let notes = missing.notes.map {
      Branch(line: "\($0.message)  \(style.dim($0.place.description))")
    }
    return [Branch(line: missing.message)] + chains + notes
  }

  private func head(_ answer: Explanation.Answer, _ cut: Explanation.Cut? = nil) -> String {
    let above = cut == .above ? ", as above" : ""
    let place = "\(above)  " + style.dim(answer.place.description)
    switch answer.kind {
    case .default: return "default in \(answer.module)\(place)"
    case .override:
      let owner = answer.owner.map { " in \($0)" } ?? ""
      return "\(style.marked("override"))\(owner)\(place)"
    }
  }

  private func children(_ answer: Explanation.Answer) -> [Branch] {
    answer.constraints.map(branch) + answer.locates.map(branch) + answer.makes.map(branch)
  }

  private func branch(_ constraint: Explanation.Answer.Constraint) -> Branch {
    let isMet = constraint.isMet.map { $0 ? "met" : "not met" } ?? "not known from the sources"
    return Branch(line: "where \(constraint.text): \(isMet)")
  }

  private func branch(_ making: Explanation.Making) -> Branch {
    let verb =
      switch making.timing {
      case .always: "makes"
      case .sometimes: "may make"
      case .later: "makes later"
      }
    let initializer = making.initializer.map { " by \($0)" } ?? ""
    return Branch(
      line:
        "\(verb) \(style.bold(making.type))\(initializer)  \(style.dim(making.place.description))",
      children: making.locates.map(branch) + making.makes.map(branch))
  }
}

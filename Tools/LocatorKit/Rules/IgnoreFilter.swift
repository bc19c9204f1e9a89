/// Takes out the findings that a comment silences, and reports the comments that silence nothing.
struct IgnoreFilter {
  let graph: PackageGraph
  /// The rules that ran: a comment for another one may still be of use.
  let ran: Set<String>

  private struct Key: Hashable {
    var path: String
    var line: Int
    var rule: String
  }

  /// The findings that stay, and a finding for each comment without effect.
  func filter(_ findings: [Finding]) -> (kept: [Finding], unused: [Finding]) {
    let byPlace = Set(
      findings.compactMap { finding in
        finding.rule.map { Key(path: finding.path, line: finding.position.line, rule: $0) }
      })
    var silenced: Set<Key> = []
    var unused: [Finding] = []
    for file in graph.files {
      for ignore in file.facts.ignores {
        let keys = ignore.lines.map { Key(path: file.path, line: $0, rule: ignore.rule) }
        // A comment speaks of its own line first, and of the next one when that has nothing.
        let target = ignore.reason.isEmpty ? nil : keys.first(where: byPlace.contains)
        if let target {
          silenced.insert(target)
        } else if let message = complaint(ignore) {
          unused.append(
            Finding(
              rule: UnusedIgnoreRule.id, severity: UnusedIgnoreRule.severity, path: file.path,
              position: ignore.position, message: message))
        }
      }
    }
    let kept = findings.filter { finding in
      guard let rule = finding.rule else { return true }
      return !silenced.contains(
        Key(path: finding.path, line: finding.position.line, rule: rule))
    }
    return (kept, ran.contains(UnusedIgnoreRule.id) ? unused : [])
  }

  private func complaint(_ ignore: IgnoreFact) -> String? {
    guard RuleBook.rule(ignore.rule) != nil else {
      let names = RuleBook.all.map { $0.id }
      let nearest = Spelling.nearest(to: ignore.rule, among: names).first
      let what =
        ignore.rule.isEmpty ? "this comment names no rule" : "there is no rule '\(ignore.rule)'"
      return what
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; write 'locator:ignore rule-id: reason'")
    }
    if ignore.reason.isEmpty {
      return "this comment silences nothing without a reason; write "
        + "'locator:ignore \(ignore.rule): why'"
    }
    guard ran.contains(ignore.rule) else { return nil }
    return "nothing here breaks '\(ignore.rule)': this comment silences nothing; remove it"
  }
}

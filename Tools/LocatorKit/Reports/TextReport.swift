/// Findings as a compiler prints them.
package enum TextReport {
  /// A line for each finding and each of its notes.
  ///
  /// - Parameter folder: what stands before each path; empty for paths relative to the package.
  package static func text(
    _ findings: [Finding], folder: String = "", isColored: Bool = false
  ) -> String {
    findings.map { finding in
      let rule = finding.rule.map { " [\($0)]" } ?? ""
      let notes = finding.notes.map {
        line($0.path, $0.position, .note, $0.message, folder, isColored)
      }
      let kind: Kind = finding.severity == .error ? .error : .warning
      return line(
        finding.path, finding.position, kind, finding.message + rule, folder, isColored)
        + notes.joined()
    }.joined()
  }

  /// A line for each note that stands alone.
  package static func text(
    _ notes: [Finding.Note], folder: String = "", isColored: Bool = false
  ) -> String {
    notes.map { line($0.path, $0.position, .note, $0.message, folder, isColored) }.joined()
  }

  private enum Kind: String {
    case error
    case warning
    case note

    var color: String {
      switch self {
      case .error: "31"
      case .warning: "33"
      case .note: "2"
      }
    }
  }

  private static func line(
    _ path: String, _ position: Position, _ kind: Kind, _ message: String, _ folder: String,
    _ isColored: Bool
  ) -> String {
    let place = folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let word = isColored ? "\u{1B}[1;\(kind.color)m\(kind.rawValue):\u{1B}[0m" : "\(kind.rawValue):"
    return
      "\(place.printable()):\(position.line):\(position.column): \(word) \(message.printable(keeping: ["\n"]))\n"
  }
}

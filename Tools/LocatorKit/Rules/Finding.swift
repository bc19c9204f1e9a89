/// What a rule has to say of one place.
package struct Finding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error
    case warning
  }

  package struct Note: Codable, Hashable, Sendable {
    package var path: String
    package var position: Position
    package var message: String

    package init(path: String, position: Position, message: String) {
      self.path = path
      self.position = position
      self.message = message
    }
  }

  /// The rule's name, or nil for what the parser says.
  package var rule: String?
  package var severity: Severity
  /// Relative to the package's folder.
  package var path: String
  package var position: Position
  package var message: String
  package var notes: [Note]

  package init(
    rule: String?, severity: Severity, path: String, position: Position, message: String,
    notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.position = position
    self.message = message
    self.notes = notes
  }
}

extension Finding: Comparable {
  /// By place, then by rule and message, so that the order never depends on how a rule searched.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.position, left.rule ?? "", left.message)
      < (right.path, right.position, right.rule ?? "", right.message)
  }
}

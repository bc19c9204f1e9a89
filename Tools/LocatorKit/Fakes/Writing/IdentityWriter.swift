/// Writes how a fake meets `Equatable`, `Comparable` and `Hashable`: by what it is.
struct IdentityWriter {
  private let plan: FakePlan

  init(_ plan: FakePlan) {
    self.plan = plan
  }

  func write(to writer: inout CodeWriter) {
    let name = plan.typeName
    if plan.identity.contains("Equatable") {
      writer.blank()
      writer.line(
        "\(modifiers)static func == (left: \(name), right: \(name)) -> Bool { left === right }")
    }
    if plan.identity.contains("Comparable") {
      writer.blank()
      writer.line("\(modifiers)static func < (left: \(name), right: \(name)) -> Bool {")
      writer.indented { $0.line("ObjectIdentifier(left) < ObjectIdentifier(right)") }
      writer.line("}")
    }
    if plan.identity.contains("Hashable") {
      writer.blank()
      let isolation = plan.isolation == .actor ? "nonisolated " : ""
      writer.line("\(modifiers)\(isolation)func hash(into hasher: inout Hasher) {")
      writer.indented { $0.line("hasher.combine(ObjectIdentifier(self))") }
      writer.line("}")
    }
  }

  /// Nobody isolates what compares.
  private var modifiers: String {
    if case .global = plan.isolation {
      plan.accessModifier + "nonisolated "
    } else {
      plan.accessModifier
    }
  }
}

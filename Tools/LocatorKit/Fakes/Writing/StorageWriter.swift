/// Writes what a fake's members share: the list of calls, the locked state, and what is kept of static
/// members.
struct StorageWriter {
  private let plan: FakePlan

  init(_ plan: FakePlan) {
    self.plan = plan
  }

  private var hasCalls: Bool { plan.stubs.contains { $0.handler != nil } }
  private var statics: [Stub] { plan.stubs.filter { $0.requirement.isStatic } }
  private var names: FakeNames { plan.names }
  private var staticState: String { "Static\(names.stateType)" }
  private var registry: String { OverloadNames.lowercased(plan.typeName) + "Statics" }

  /// The types that are nested in the fake.
  func writeTypes(to writer: inout CodeWriter) {
    if hasCalls { writeCallType(to: &writer) }
    if plan.isLocked { writeState(names.stateType, ofStatics: false, to: &writer) }
    if !statics.isEmpty { writeState(staticState, ofStatics: true, to: &writer) }
  }

  /// The state, and what is kept of static members.
  func writeProperties(to writer: inout CodeWriter) {
    if plan.isLocked {
      let isMade = plan.required.isEmpty
      writer.line(
        "private let \(names.state)"
          + (isMade ? " = Mutex(\(names.stateType)())" : ": Mutex<\(names.stateType)>"))
    }
    guard !statics.isEmpty else { return }
    plan.isGeneric
      ? writeRegistryAccess(to: &writer)
      : writer.line("private static let \(names.statics) = Mutex(\(staticState)())")
    writer.blank()
    writer.line("/// Forgets what static members were told and asked, which all tests share.")
    writer.line("\(plan.accessModifier)static func \(names.resetStatics)() {")
    writer.indented { $0.line("\(plan.lock(static: true)) { $0 = \(staticState)() }") }
    writer.line("}")
  }

  /// The lists of calls.
  func writeCalls(to writer: inout CodeWriter) {
    guard hasCalls else { return }
    let type = "[\(names.callType)]"
    writer.blank()
    writer.line("/// The calls, in their order.")
    if plan.isLocked {
      let isolation = plan.isolation == .actor ? "nonisolated " : ""
      writer.line(
        "\(plan.accessModifier)\(isolation)var \(names.calls): \(type) "
          + "{ \(plan.lock(static: false)) { $0.\(names.calls) } }")
    } else {
      writer.line("\(plan.accessModifier)private(set) var \(names.calls): \(type) = []")
    }
    guard statics.contains(where: { $0.handler != nil }) else { return }
    writer.blank()
    writer.line("/// The calls of static members, in their order.")
    writer.line(
      "\(plan.accessModifier)static var \(names.calls): \(type) "
        + "{ \(plan.lock(static: true)) { $0.\(names.calls) } }")
  }

  /// A generic type has no static storage: it's kept beside it, by the type's arguments.
  func writeRegistry(to writer: inout CodeWriter) {
    guard plan.isGeneric, !statics.isEmpty else { return }
    writer.blank()
    writer.line("private let \(registry) = Mutex<[ObjectIdentifier: any Sendable]>([:])")
  }

  private func writeCallType(to writer: inout CodeWriter) {
    writer.blank()
    writer.line("/// A call, by what it called.")
    writer.line("\(plan.accessModifier)enum \(names.callType): Hashable, Sendable {")
    var seen: Set<String> = []
    writer.indented { writer in
      writer.members(plan.members, where: { $0.handler != nil }) { writer, stub in
        for part in [stub] + stub.setter where seen.insert(part.name).inserted {
          writer.line("case \(part.name.escaped)")
        }
      }
    }
    writer.line("}")
  }

  private func writeState(_ name: String, ofStatics isStatic: Bool, to writer: inout CodeWriter) {
    writer.blank()
    writer.line("private struct \(name): Sendable {")
    writer.indented { writer in
      if hasCalls { writer.line("var \(names.calls): [\(names.callType)] = []") }
      writer.members(plan.members, where: { $0.requirement.isStatic == isStatic }) { writer, stub in
        for part in [stub] + stub.setter { FieldWriter(FakeMember(plan, part)).write(to: &writer) }
      }
    }
    writer.line("}")
    writer.blank()
  }

  private func writeRegistryAccess(to writer: inout CodeWriter) {
    writer.blank()
    writer.line("private static func \(names.withStatics)<FakeResult>(")
    writer.indented { $0.line("_ body: (inout \(staticState)) -> FakeResult") }
    writer.line(") -> FakeResult {")
    writer.indented { writer in
      writer.line("\(registry).withLock { all in")
      writer.indented { writer in
        writer.line(
          "var statics = all[ObjectIdentifier(self)] as? \(staticState) ?? \(staticState)()")
        writer.line("defer { all[ObjectIdentifier(self)] = statics }")
        writer.line("return body(&statics)")
      }
      writer.line("}")
    }
    writer.line("}")
  }
}

/// Writes one fake.
struct FakeWriter {
  private let plan: FakePlan

  /// The lines of the fake.
  static func lines(of plan: FakePlan) -> [String] {
    var writer = CodeWriter()
    FakeWriter(plan: plan).write(plan.conditions[...], to: &writer)
    return writer.lines
  }

  private init(plan: FakePlan) {
    self.plan = plan
  }

  private var storage: StorageWriter { StorageWriter(plan) }

  /// Writes the fake between these conditions and those that they stand in.
  private func write(_ conditions: ArraySlice<String>, to writer: inout CodeWriter) {
    guard let condition = conditions.first else { return writeType(to: &writer) }
    writer.line("#if \(condition)")
    writer.indented { write(conditions.dropFirst(), to: &$0) }
    writer.line("#endif")
  }

  private func writeType(to writer: inout CodeWriter) {
    for text in plan.documentation { writer.line(text) }
    for attribute in plan.attributes { writer.line(attribute) }
    writeHeader(to: &writer)
    writer.indented(writeBody)
    writer.line("}")
    storage.writeRegistry(to: &writer)
  }

  private func writeHeader(to writer: inout CodeWriter) {
    let kind = plan.isolation == .actor ? "actor" : "final class"
    let conformances = ([plan.superclass].compactMap { $0 } + [plan.interface])
      .joined(separator: ", ")
    let start = "\(plan.accessModifier)\(kind) \(plan.typeName)"
    let requirements = plan.constraints.map(\.text).joined(separator: ", ")
    let brace = requirements.isEmpty ? " {" : ""
    if plan.generics.isEmpty {
      writer.line("\(start): \(conformances)\(brace)")
    } else {
      writer.list("\(start)<", plan.generics.map(\.text), ">: \(conformances)\(brace)")
    }
    if !requirements.isEmpty { writer.line("where \(requirements) {") }
  }

  private func writeBody(to writer: inout CodeWriter) {
    for alias in plan.aliases {
      writer.line("\(plan.accessModifier)typealias \(alias.name) = \(alias.type.text)")
    }
    storage.writeTypes(to: &writer)
    storage.writeProperties(to: &writer)
    InitializerWriter(plan).write(to: &writer)
    storage.writeCalls(to: &writer)
    writer.members(plan.members) { writer, stub in
      for part in [stub] + stub.setter {
        HelperWriter(FakeMember(plan, part)).write(to: &writer)
      }
      MemberWriter(FakeMember(plan, stub)).write(to: &writer)
    }
    IdentityWriter(plan).write(to: &writer)
  }
}

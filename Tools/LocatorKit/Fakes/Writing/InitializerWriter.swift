/// Writes the initializer that a fake has where its protocol asks for none without arguments.
struct InitializerWriter {
  private let plan: FakePlan

  init(_ plan: FakePlan) {
    self.plan = plan
  }

  func write(to writer: inout CodeWriter) {
    let isAskedFor = plan.stubs.contains { stub in
      if case .initializer = stub.requirement.kind { stub.inputs.isEmpty } else { false }
    }
    guard !isAskedFor else { return }
    writer.blank()
    if !plan.required.isEmpty { return writeTakingAnswers(to: &writer) }
    if plan.superclass != nil {
      writer.line("\(plan.accessModifier)override init() {")
      writer.indented { $0.line("super.init()") }
      writer.line("}")
    } else {
      writer.line("\(start)() {}")
    }
  }

  private var start: String {
    if case .global = plan.isolation {
      "\(plan.accessModifier)nonisolated init"
    } else {
      "\(plan.accessModifier)init"
    }
  }

  /// Takes the answers of members that have no other from the beginning.
  private func writeTakingAnswers(to writer: inout CodeWriter) {
    let members = plan.required.map { FakeMember(plan, $0) }
    let parameters = members.map(\.initialParameter)
    writer.line("/// - Parameters: what is answered until a test sets something else.")
    writer.list("\(start)(", parameters.map { "\($0.name): \($0.type.text)" }, ") {")
    writer.indented { writer in
      if plan.isLocked {
        let fields = zip(members, parameters).map { member, parameter in
          let isSafe = member.stub.handler != nil || member.stub.isSendable
          return "\(parameter.name): \(member.keeping(parameter.name, isSafe: isSafe))"
        }
        writer.line("\(plan.names.state) = Mutex(")
        writer.indented { $0.list("\(plan.names.stateType)(", fields, "))") }
      } else {
        for (name, _) in parameters { writer.line("self.\(name) = \(name)") }
      }
      if plan.superclass != nil { writer.line("super.init()") }
    }
    writer.line("}")
  }
}

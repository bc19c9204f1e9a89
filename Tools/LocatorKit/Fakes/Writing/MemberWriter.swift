/// Writes the member that meets a requirement.
struct MemberWriter {
  private let member: FakeMember

  init(_ member: FakeMember) {
    self.member = member
  }

  private var stub: Stub { member.stub }
  private var requirement: ProtocolRequirement { member.requirement }
  private var effects: String { (requirement.isAsync ? " async" : "") + requirement.throwing.text }
  private var generics: String {
    let list = requirement.generics.map(\.text).joined(separator: ", ")
    return list.isEmpty ? "" : "<\(list)>"
  }

  func write(to writer: inout CodeWriter) {
    writer.blank()
    for text in requirement.documentation { writer.line(text) }
    for attribute in stub.attributes { writer.line(attribute) }
    switch requirement.kind {
    case .property: member.isStored ? writeStored(to: &writer) : writeComputed(to: &writer)
    case .subscript: writeSubscript(to: &writer)
    case .function:
      writeFunction("func \(requirement.name)\(requirement.isOperator ? " " : "")", to: &writer)
    case .initializer(let mark): writeFunction("init\(mark)", to: &writer)
    }
  }

  private var modifiers: String {
    let fix = ["prefix ", "postfix "].filter {
      requirement.modifiers.contains($0.dropLast().description)
    }
    let isFree = stub.isNonisolated || (member.plan.isolation == .actor && member.isStored)
    let isolation =
      requirement.modifiers.contains("nonisolated(nonsending)")
      ? "nonisolated(nonsending) " : isFree ? "nonisolated " : ""
    return member.access + (member.isStatic ? "static " : isolation) + fix.joined()
  }

  private func writeFunction(_ start: String, to writer: inout CodeWriter) {
    let result = requirement.result.map { " -> \($0.text)" } ?? ""
    writer.list(
      "\(modifiers)\(start)\(generics)(", requirement.parameters.map(Self.written),
      ")\(effects)\(start.hasSuffix("?") ? "" : result)\(opening)")
    writeConstraints(to: &writer)
    writer.indented { BodyWriter(member).write(to: &$0) }
    writer.line("}")
  }

  /// The brace stands behind the where clause, if there is one.
  private var opening: String { requirement.constraints.isEmpty ? " {" : "" }

  private func writeConstraints(to writer: inout CodeWriter) {
    guard !requirement.constraints.isEmpty else { return }
    writer.line("where \(requirement.constraints.map(\.text).joined(separator: ", ")) {")
  }

  private static func written(_ parameter: ProtocolRequirement.Parameter) -> String {
    let names =
      parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
    return "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
  }

  /// A property that is answered by a handler.
  private func writeComputed(to writer: inout CodeWriter) {
    writer.block("\(modifiers)var \(requirement.name)", member.value) { writer in
      writeAccessors(to: &writer)
    }
  }

  private func writeAccessors(to writer: inout CodeWriter) {
    let body = BodyWriter(member)
    if stub.setter.isEmpty, effects.isEmpty { return body.write(to: &writer) }
    writer.line("get\(effects) {")
    writer.indented { body.write(to: &$0) }
    writer.line("}")
    for setter in stub.setter {
      writer.line("set {")
      writer.indented { BodyWriter(FakeMember(member.plan, setter)).write(to: &$0) }
      writer.line("}")
    }
  }

  private func writeSubscript(to writer: inout CodeWriter) {
    writer.list(
      "\(modifiers)subscript\(generics)(", requirement.parameters.map(Self.writtenInSubscript),
      ") -> \(member.value.text)\(opening)")
    writeConstraints(to: &writer)
    writer.indented(writeAccessors)
    writer.line("}")
  }

  private static func writtenInSubscript(_ parameter: ProtocolRequirement.Parameter) -> String {
    let names =
      parameter.label == "_" ? "_ \(parameter.name)" : "\(parameter.label) \(parameter.name)"
    return "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
  }

  private func writeStored(to writer: inout CodeWriter) {
    let start = "\(modifiers)var \(requirement.name)"
    switch stub.fallback {
    case .natural(let natural) where !member.isLocked:
      writePlain(start, initial: natural == "nil" ? nil : natural, to: &writer)
    case .required where !member.isLocked: writePlain(start, initial: nil, to: &writer)
    default:
      if !member.isLocked {
        writer.property("private var \(stub.name)Answer", .optional(member.value))
      }
      writer.block(start, member.value) { writer in
        writeGetter(to: &writer)
        writeSetter(to: &writer)
      }
    }
  }

  private func writePlain(_ start: String, initial: String?, to writer: inout CodeWriter) {
    guard requirement.isSettable else {
      return writer.property(start, member.value, initial: initial)
    }
    writer.block(start, member.value, initial: initial) {
      $0.line("didSet { \(stub.name)SetCallCount += 1 }")
    }
  }

  private func writeGetter(to writer: inout CodeWriter) {
    let unwrap = member.isLocked && !stub.isSendable ? ".value" : ""
    let name = stub.name.escaped
    switch stub.fallback {
    case .natural, .required: writer.line("get { \(member.lock) { $0.\(name) }\(unwrap) }")
    case .thrown, .substitute:
      let asked = member.isLocked ? "\(member.lock)({ $0.\(name) })" : "\(stub.name)Answer"
      writer.line("get {")
      writer.indented { writer in
        writer.line("if let value = \(asked) { return value\(unwrap) }")
        BodyWriter(member).writeFailure("set \(stub.name)", to: &writer)
      }
      writer.line("}")
    }
  }

  private func writeSetter(to writer: inout CodeWriter) {
    let new = member.keeping("newValue", isSafe: stub.isSendable)
    let field = member.isLocked ? "$0.\(stub.name.escaped)" : "\(stub.name)Answer"
    guard requirement.isSettable else {
      let body = member.isLocked ? "\(member.lock) { \(field) = \(new) }" : "\(field) = \(new)"
      return writer.line("set { \(body) }")
    }
    writer.line("set {")
    writer.indented { writer in
      guard member.isLocked else {
        writer.line("\(field) = \(new)")
        return writer.line("\(stub.name)SetCallCount += 1")
      }
      writer.line("\(member.lock) { state in")
      writer.indented { writer in
        writer.line("state.\(stub.name.escaped) = \(new)")
        writer.line("state.\(stub.name)SetCallCount += 1")
      }
      writer.line("}")
    }
    writer.line("}")
  }
}

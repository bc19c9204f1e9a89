/// Writes what happens in a call: it's recorded, and answered by the handler or by what stands for it.
struct BodyWriter {
  private let member: FakeMember

  init(_ member: FakeMember) {
    self.member = member
  }

  private var stub: Stub { member.stub }
  private var requirement: ProtocolRequirement { member.requirement }
  private var handler: String { member.local("handler") }

  func write(to writer: inout CodeWriter) {
    for input in stub.inputs where input.isPack { collect(input, in: &writer) }
    member.isLocked ? writeLockedRecord(to: &writer) : writeRecord(to: &writer)
    if !member.isInitializer {
      writeAnswer(to: &writer)
    } else if member.plan.superclass != nil {
      writer.line("super.init()")
    }
  }

  /// Fails the test whose call has no answer, and goes on with what there is.
  ///
  /// - Parameter reason: what to do about it, or what was answered instead.
  func writeFailure(_ reason: String, to writer: inout CodeWriter) {
    let arguments = [call, "\"\(reason)\""]
    let end: String
    switch stub.fallback {
    case .natural(let value), .substitute(let value): end = Self.returning(value)
    case .thrown(let error?): end = "throw \(error)"
    case .thrown(nil): return writer.list("throw UnsetAnswer.fail(", arguments, ")")
    case .required: end = "return UnsetAnswer.empty(\(call))"
    }
    writer.list("UnsetAnswer.fail(", arguments, ")")
    writer.line(end)
  }

  private static func returning(_ value: String) -> String {
    value.isEmpty ? "return" : "return \(value)"
  }

  private var call: String { "\"\(member.plan.typeName).\(stub.name)\"" }

  private func collect(_ input: Stub.Input, in writer: inout CodeWriter) {
    let name = input.parameter.name
    let collected = "collected\(OverloadNames.capitalized(name))"
    let type = input.recorded ?? .array(SignatureType("Any"))
    writer.property("var \(collected)", type, initial: "[]")
    writer.line("repeat \(collected).append(each \(input.parameter.reference))")
    writer.line("let \(name)Values = \(collected)")
  }

  private func writeLockedRecord(to writer: inout CodeWriter) {
    let fields = member.local("fields")
    writer.line((member.isInitializer ? "" : "let \(handler) = ") + "\(member.lock) { \(fields) in")
    writer.indented { writer in
      if !member.isInitializer {
        writer.line("\(fields).\(member.plan.names.calls).append(.\(stub.name.escaped))")
      }
      writer.line("\(fields).\(stub.name)CallCount += 1")
      if member.recordedType != nil {
        let value = member.keeping(member.recordedValue, isSafe: member.isRecordSafe)
        writer.list("\(fields).\(stub.name)ArgValues.append(", [value], ")")
      }
      if !member.isInitializer { writer.line("return \(fields).\(stub.name)Handler") }
    }
    writer.line("}")
  }

  private func writeRecord(to writer: inout CodeWriter) {
    let me = member.me
    if !member.isInitializer {
      writer.line("\(me)\(member.plan.names.calls).append(.\(stub.name.escaped))")
    }
    writer.line("\(me)\(stub.name)CallCount += 1")
    if member.recordedType != nil {
      writer.list("\(me)\(stub.name)ArgValues.append(", [member.recordedValue], ")")
    }
    if !member.isInitializer { writer.line("let \(handler) = \(me)\(stub.name)Handler") }
  }

  private func writeAnswer(to writer: inout CodeWriter) {
    switch stub.fallback {
    case .natural(let natural):
      writer.line("guard let \(handler) else { \(Self.returning(natural)) }")
    case .required: break
    case .thrown, .substitute:
      writer.line("guard let \(handler) else {")
      writer.indented { writeFailure("set \(stub.name)Handler", to: &$0) }
      writer.line("}")
    }
    guard let function = stub.handler else { return }
    member.isConverting
      ? writeConversion(of: function, to: &writer) : writeCall(of: function, to: &writer)
  }

  private func writeCall(of function: SignatureType.Function, to writer: inout CodeWriter) {
    let effects = (function.throwing == .nothing ? "" : "try ") + (function.isAsync ? "await " : "")
    let arguments = stub.inputs.compactMap(argument)
    if let echo = stub.echo {
      writer.list("\(effects)\(handler)(", arguments, ")")
      return writer.line("return \(echo)")
    }
    guard stub.isCast else {
      let start = requirement.result == nil ? "" : "return "
      return writer.list("\(start)\(effects)\(handler)(", arguments, ")")
    }
    let (given, answer) = (member.local("given"), member.local("answer"))
    let type = member.value.operandText
    writer.list("let \(given) = \(effects)\(handler)(", arguments, ") as Any")
    writer.line("guard let \(answer) = \(given) as? \(type) else {")
    writer.indented { writer in
      writeFailure(
        "\(stub.name)Handler gave \\(Swift.type(of: \(given))), not \\(\(type).self)", to: &writer)
    }
    writer.line("}")
    writer.line("return \(answer)")
  }

  private func argument(_ input: Stub.Input) -> String? {
    guard let handed = input.handed else { return nil }
    if input.isPack { return "\(input.parameter.name)Values" }
    return (handed.modifiers.contains("inout") ? "&" : "") + input.parameter.reference
  }

  /// An error of a generic type is thrown on where it's one; another one fails the test.
  private func writeConversion(of function: SignatureType.Function, to writer: inout CodeWriter) {
    guard case .typed(let error) = requirement.throwing else { return }
    writer.line("do {")
    writer.indented { writeCall(of: function, to: &$0) }
    writer.line("} catch let error as \(error.text) {")
    writer.indented { $0.line("throw error") }
    writer.line("} catch {")
    writer.indented { writer in
      writeFailure(
        "\(stub.name)Handler threw \\(error), not \\(\(error.operandText).self)", to: &writer)
    }
    writer.line("}")
  }
}

extension SignatureType {
  /// The type where an operator stands before it.
  fileprivate var operandText: String {
    switch bare {
    case .function, .existential, .opaque, .composition: "(\(text))"
    default: text
    }
  }
}

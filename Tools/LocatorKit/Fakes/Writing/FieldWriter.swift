/// Writes what a member keeps in the fake's locked state.
struct FieldWriter {
  private let member: FakeMember

  init(_ member: FakeMember) {
    self.member = member
  }

  private var stub: Stub { member.stub }

  func write(to writer: inout CodeWriter) {
    if member.isStored {
      writeValue(to: &writer)
      if member.requirement.isSettable { writer.line("var \(stub.name)SetCallCount = 0") }
      return
    }
    writer.line("var \(stub.name)CallCount = 0")
    if let type = member.recordedType {
      let kept = member.kept(type, isSafe: member.isRecordSafe)
      writer.property("var \(stub.name)ArgValues", .array(kept), initial: "[]")
    }
    guard let handler = stub.handler.map(SignatureType.function) else { return }
    writer.property("var \(stub.name)Handler", member.isRequired ? handler : .optional(handler))
  }

  private func writeValue(to writer: inout CodeWriter) {
    let type = member.kept(member.value, isSafe: stub.isSendable)
    let start = "var \(stub.name.escaped)"
    switch stub.fallback {
    case .natural(let natural) where !stub.isSendable:
      writer.line("\(start) = \(type.text)(value: \(natural))")
    case .natural("nil"): writer.property(start, type)
    case .natural(let natural): writer.property(start, type, initial: natural)
    case .required: writer.property(start, type)
    case .thrown, .substitute: writer.property(start, .optional(type))
    }
  }
}

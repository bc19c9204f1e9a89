/// Writes what a test turns and reads of a member: its count, its record and its handler.
struct HelperWriter {
  private let member: FakeMember

  init(_ member: FakeMember) {
    self.member = member
  }

  private var name: String { member.name }

  func write(to writer: inout CodeWriter) {
    if member.isStored {
      guard member.requirement.isSettable else { return }
      writer.blank()
      writeCount("\(name)SetCallCount", to: &writer)
      return
    }
    writer.blank()
    writeCount("\(name)CallCount", to: &writer)
    if let type = member.recordedType { writeRecord(.array(type), to: &writer) }
    guard let handler = member.stub.handler.map(SignatureType.function) else { return }
    writeHandler(member.isRequired ? handler : .optional(handler), to: &writer)
  }

  private func writeCount(_ name: String, to writer: inout CodeWriter) {
    if !member.isLocked { return writer.line("\(member.access)private(set) var \(name) = 0") }
    writer.computed(
      "\(member.helperModifiers)var \(name)", SignatureType("Int"), "\(member.lock) { $0.\(name) }")
  }

  private func writeRecord(_ type: SignatureType, to writer: inout CodeWriter) {
    let name = "\(name)ArgValues"
    if !member.isLocked {
      return writer.property("\(member.access)private(set) var \(name)", type, initial: "[]")
    }
    let body = "\(member.lock) { $0.\(name) }" + (member.isRecordSafe ? "" : ".map(\\.value)")
    writer.computed("\(member.helperModifiers)var \(name)", type, body)
  }

  private func writeHandler(_ type: SignatureType, to writer: inout CodeWriter) {
    let name = "\(name)Handler"
    if !member.isLocked { return writer.property("\(member.access)var \(name)", type) }
    writer.block("\(member.helperModifiers)var \(name)", type) { writer in
      writer.line("get { \(member.lock) { $0.\(name) } }")
      writer.line("set { \(member.lock) { $0.\(name) = newValue } }")
    }
  }
}

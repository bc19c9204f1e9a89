/// Writes one fake.
struct FakeWriter {
  private let plan: FakePlan
  private var writer = CodeWriter()

  /// The lines of the fake.
  static func lines(of plan: FakePlan) -> [String] {
    var writer = FakeWriter(plan: plan)
    writer.write()
    return writer.writer.lines
  }

  private init(plan: FakePlan) {
    self.plan = plan
  }

  private var access: String { plan.access == .internal ? "" : "\(plan.access) " }
  private var helper: String { access + (plan.isolation == .actor ? "nonisolated " : "") }
  private var hasCalls: Bool { plan.stubs.contains { $0.handler != nil } }
  private var statics: [Stub] { plan.stubs.filter { $0.requirement.isStatic } }

  private mutating func write() {
    for condition in plan.conditions { writer.line("#if \(condition)") }
    writeConditionally(plan.conditions.count)
    for _ in plan.conditions { writer.line("#endif") }
  }

  private mutating func indented(_ body: (inout FakeWriter) -> Void) {
    writer.indent(by: 1)
    body(&self)
    writer.indent(by: -1)
  }

  private mutating func writeConditionally(_ depth: Int) {
    var inner = self
    inner.writer = CodeWriter(depth: depth)
    inner.writeType()
    for text in inner.writer.lines { writer.line(text) }
  }

  private mutating func writeType() {
    for text in plan.documentation { writer.line(text) }
    for attribute in plan.attributes { writer.line(attribute) }
    writeHeader()
    indented { inner in
      inner.writeBody()
    }
    writer.line("}")
    if plan.isGeneric, !statics.isEmpty {
      writer.blank()
      writer.line("private let \(registry) = Mutex<[ObjectIdentifier: any Sendable]>([:])")
    }
  }

  private var registry: String { OverloadNames.lowercased(plan.typeName) + "Statics" }

  private mutating func writeHeader() {
    let kind = plan.isolation == .actor ? "actor" : "final class"
    let conformances = ([plan.superclass].compactMap { $0 } + [plan.interface])
      .joined(separator: ", ")
    let start = "\(access)\(kind) \(plan.typeName)"
    let requirements = plan.constraints.map(\.text).joined(separator: ", ")
    let brace = requirements.isEmpty ? " {" : ""
    if plan.generics.isEmpty {
      writer.line("\(start): \(conformances)\(brace)")
    } else {
      writer.list("\(start)<", plan.generics.map(\.text), ">: \(conformances)\(brace)")
    }
    if !requirements.isEmpty { writer.line("where \(requirements) {") }
  }

  private mutating func writeBody() {
    for alias in plan.aliases {
      writer.line("\(access)typealias \(alias.name) = \(alias.type.text)")
    }
    writeCalls()
    writeState(static: false)
    if !statics.isEmpty { writeState(static: true) }
    if plan.isLocked {
      let isMade = plan.required.isEmpty
      writer.line(
        "private let state"
          + (isMade ? " = Mutex(\(plan.stateType)())" : ": Mutex<\(plan.stateType)>"))
    }
    writeStatics()
    writeInitializer()
    if hasCalls {
      let type = SignatureType.array(SignatureType(plan.callType))
      writer.blank()
      writer.line("/// The calls, in their order.")
      if plan.isLocked {
        writer.line("\(helper)var calls: \(type.text) { state.withLock { $0.calls } }")
      } else {
        writer.line("\(access)private(set) var calls: \(type.text) = []")
      }
      if statics.contains(where: { $0.handler != nil }) {
        writer.blank()
        writer.line("/// The calls of static members, in their order.")
        writer.line("\(access)static var calls: \(type.text) { \(lock(true)) { $0.calls } }")
      }
    }
    eachStub(plan.members) { writer, stub in
      for part in [stub] + stub.setter {
        HelperWriter(FakeMember(writer.plan, part)).write(to: &writer.writer)
      }
      MemberWriter(FakeMember(writer.plan, stub)).write(to: &writer.writer)
    }
    writeIdentity()
  }

  /// Goes through the members, their `#if`s kept.
  private mutating func eachStub(
    _ members: [FakePlan.Member], where holds: (Stub) -> Bool = { _ in true },
    _ body: (inout FakeWriter, Stub) -> Void
  ) {
    for member in members {
      switch member {
      case .stub(let stub): if holds(stub) { body(&self, stub) }
      case .conditional(let branches):
        var inner = branches.map { branch in
          var part = self
          part.writer = CodeWriter(depth: 1)
          part.eachStub(branch.members, where: holds, body)
          return (branch.directive, part.writer.lines.drop { $0.isEmpty })
        }
        guard inner.contains(where: { !$0.1.isEmpty }) else { continue }
        if inner.contains(where: { $0.1.count > 2 }) { writer.blank() }
        while let last = inner.last, last.1.isEmpty { inner.removeLast() }
        for (directive, lines) in inner {
          writer.line(directive)
          for text in lines { writer.line(text) }
        }
        writer.line("#endif")
      }
    }
  }

  private mutating func writeCalls() {
    guard hasCalls else { return }
    writer.blank()
    writer.line("/// A call, by what it called.")
    writer.line("\(access)enum \(plan.callType): Hashable, Sendable {")
    var seen: Set<String> = []
    indented { inner in
      inner.eachStub(inner.plan.members, where: { $0.handler != nil }) { writer, stub in
        for part in [stub] + stub.setter where seen.insert(part.name).inserted {
          writer.writer.line("case \(part.name.escaped)")
        }
      }
    }
    writer.line("}")
  }

  private mutating func writeState(static isStatic: Bool) {
    guard plan.isLocked || isStatic else { return }
    writer.blank()
    writer.line("private struct \(isStatic ? "Static" : "")\(plan.stateType): Sendable {")
    indented { inner in
      if inner.hasCalls { inner.writer.line("var calls: [\(inner.plan.callType)] = []") }
      inner.eachStub(inner.plan.members, where: { $0.requirement.isStatic == isStatic }) {
        writer, stub in
        for part in [stub] + stub.setter {
          FieldWriter(FakeMember(writer.plan, part)).write(to: &writer.writer)
        }
      }
    }
    writer.line("}")
    writer.blank()
  }

  private func lock(_ isStatic: Bool) -> String {
    isStatic ? (plan.isGeneric ? "withStatics" : "statics.withLock") : "state.withLock"
  }

  private mutating func writeStatics() {
    guard !statics.isEmpty else { return }
    let type = "Static\(plan.stateType)"
    if !plan.isGeneric {
      writer.line("private static let statics = Mutex(\(type)())")
    } else {
      writer.blank()
      let name = registry
      writer.line("private static func withStatics<Result>(")
      writer.indented { $0.line("_ body: (inout \(type)) -> Result") }
      writer.line(") -> Result {")
      writer.indented { writer in
        writer.line("\(name).withLock { all in")
        writer.indented { writer in
          writer.line("var statics = all[ObjectIdentifier(self)] as? \(type) ?? \(type)()")
          writer.line("defer { all[ObjectIdentifier(self)] = statics }")
          writer.line("return body(&statics)")
        }
        writer.line("}")
      }
      writer.line("}")
    }
    writer.blank()
    writer.line("/// Forgets what static members were told and asked, which all tests share.")
    writer.line("\(access)static func resetStatics() {")
    indented { $0.writer.line("\($0.lock(true)) { $0 = \(type)() }") }
    writer.line("}")
  }

  private mutating func writeInitializer() {
    let isRequired = plan.stubs.contains { stub in
      if case .initializer = stub.requirement.kind { stub.inputs.isEmpty } else { false }
    }
    guard !isRequired else { return }
    writer.blank()
    if !plan.required.isEmpty { return writeInitializerOfAnswers() }
    if plan.superclass != nil {
      writer.line("\(access)override init() {")
      writer.indented { $0.line("super.init()") }
      writer.line("}")
    } else {
      writer.line("\(initializer)() {}")
    }
  }

  private var initializer: String {
    if case .global = plan.isolation { "\(access)nonisolated init" } else { "\(access)init" }
  }

  /// Takes the answers of members that have no other from the beginning.
  private mutating func writeInitializerOfAnswers() {
    let members = plan.required.map { FakeMember(plan, $0) }
    let parameters = members.map(\.initialParameter)
    writer.line("/// - Parameters: what is answered until a test sets something else.")
    writer.list("\(initializer)(", parameters.map { "\($0.name): \($0.type.text)" }, ") {")
    indented { inner in
      if inner.plan.isLocked {
        let fields = zip(members, parameters).map { member, parameter in
          let isSafe = member.stub.handler != nil || member.stub.isSendable
          return "\(parameter.name): \(member.keeping(parameter.name, isSafe: isSafe))"
        }
        inner.writer.line("state = Mutex(")
        inner.writer.indented { $0.list("\(inner.plan.stateType)(", fields, "))") }
      } else {
        for (name, _) in parameters { inner.writer.line("self.\(name) = \(name)") }
      }
      if inner.plan.superclass != nil { inner.writer.line("super.init()") }
    }
    writer.line("}")
  }

  private mutating func writeIdentity() {
    let open = plan.isolation == .none || plan.isolation == .locked || plan.isolation == .actor
    let prefix = open ? access : access + "nonisolated "
    let name = plan.typeName
    if plan.identity.contains("Equatable") {
      writer.blank()
      writer.line(
        "\(prefix)static func == (left: \(name), right: \(name)) -> Bool { left === right }")
    }
    if plan.identity.contains("Comparable") {
      writer.blank()
      writer.line("\(prefix)static func < (left: \(name), right: \(name)) -> Bool {")
      writer.indented { $0.line("ObjectIdentifier(left) < ObjectIdentifier(right)") }
      writer.line("}")
    }
    if plan.identity.contains("Hashable") {
      writer.blank()
      let isolation = plan.isolation == .actor ? helper : prefix
      writer.line("\(isolation)func hash(into hasher: inout Hasher) {")
      writer.indented { $0.line("hasher.combine(ObjectIdentifier(self))") }
      writer.line("}")
    }
  }
}

extension String {
  /// In backticks where a name is a keyword.
  var escaped: String {
    Self.keywords.contains(self) || contains(" ") ? "`\(self)`" : self
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self",
  ]
}

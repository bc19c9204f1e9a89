/// A stub in its fake, with what all the parts of its text need to know.
struct FakeMember {
  let plan: FakePlan
  let stub: Stub

  init(_ plan: FakePlan, _ stub: Stub) {
    self.plan = plan
    self.stub = stub
  }

  var requirement: ProtocolRequirement { stub.requirement }
  var name: String { stub.name }
  var isStatic: Bool { requirement.isStatic }
  /// Whether what it keeps is behind a lock.
  var isLocked: Bool { plan.isLocked || isStatic }
  var isInitializer: Bool {
    if case .initializer = requirement.kind { true } else { false }
  }
  /// Whether it's a property that keeps its value, without a handler.
  var isStored: Bool { stub.handler == nil && !isInitializer }
  /// Whether it has an answer from the beginning, which the fake's initializer takes.
  var isRequired: Bool { stub.fallback == .required }
  /// What it answers.
  var value: SignatureType { requirement.result ?? .void }

  var access: String { plan.accessModifier }

  /// What stands before a helper: its access, and what takes it out of the fake's isolation.
  var helperModifiers: String {
    let isFree = plan.isolation == .actor || (stub.isNonisolated && plan.isLocked)
    return access + (isStatic ? "static " : isFree ? "nonisolated " : "")
  }

  /// What takes a closure that is handed the locked state.
  var lock: String {
    (isStatic ? "" : me) + plan.lock(static: isStatic)
  }

  /// `self.` where a parameter has the name of a member.
  var me: String {
    let members = [
      plan.names.state, plan.names.calls, name + "CallCount", name + "ArgValues", name + "Handler",
    ]
    return parameterNames.isDisjoint(with: members) ? "" : "self."
  }

  /// A name for a local value that no parameter has.
  func local(_ name: String) -> String {
    parameterNames.contains(name) ? "fake" + OverloadNames.capitalized(name) : name
  }

  /// Whether the handler throws what it likes, and the call only errors of a generic type.
  var isConverting: Bool {
    stub.handler.map { $0.throwing != requirement.throwing && $0.throwing == .anything } ?? false
  }

  /// Whether the handler may give, or throw, another type than the call asks for.
  private var canMismatch: Bool { stub.isCast || isConverting }

  /// Whether a call may fail the test.
  var canFail: Bool {
    switch stub.fallback {
    case .thrown, .substitute: true
    case .natural, .required: canMismatch
    }
  }

  /// Whether a call may have to be answered with what is empty in the caller's type.
  var canBeEmpty: Bool { stub.fallback == .required && canMismatch }

  /// Whether the lock holds what the compiler can't prove to be safe to share.
  var isUnchecked: Bool {
    isLocked && (isStored ? !stub.isSendable : recordedType != nil && !isRecordSafe)
  }

  private var parameterNames: Set<String> { Set(requirement.parameters.map(\.name)) }
}

extension FakeMember {
  private var recorded: [Stub.Input] { stub.inputs.filter { $0.recorded != nil } }

  /// What one call's arguments are recorded as; nil when nothing is.
  var recordedType: SignatureType? {
    let elements = recorded.compactMap { input in
      input.recorded.map { SignatureType.Element(label: input.parameter.name, type: $0) }
    }
    return elements.count > 1 ? .tuple(elements) : elements.first?.type
  }

  /// Whether the compiler knows that the record is safe to share.
  var isRecordSafe: Bool { recorded.allSatisfy(\.isSendable) }

  /// The value of ``recordedType``, in the member's body.
  var recordedValue: String {
    let values = recorded.map { $0.isPack ? "\($0.parameter.name)Values" : $0.parameter.reference }
    return values.count > 1 ? "(\(values.joined(separator: ", ")))" : values.joined()
  }

  /// The type in which a value is kept.
  func kept(_ type: SignatureType, isSafe: Bool) -> SignatureType {
    isSafe || !isLocked
      ? type : .named([.init(text: "Unchecked", arguments: [type.withoutImplicitUnwrapping])])
  }

  /// A value as it's kept.
  func keeping(_ value: String, isSafe: Bool) -> String {
    isSafe || !isLocked ? value : "Unchecked(value: \(value))"
  }

  /// What the fake's initializer takes for a member that is answered from the beginning.
  var initialParameter: (name: String, type: SignatureType) {
    if let handler = stub.handler {
      return ("\(name)Handler", .modified(["@escaping"], .function(handler)))
    }
    if case .function = value.bare { return (name.escaped, .modified(["@escaping"], value)) }
    return (name.escaped, value)
  }
}

extension PlainReader {
  /// A function, a property, a subscript or an initializer.
  mutating func readRequirement(_ documentation: [String]) throws(NotPlain) -> ProtocolRequirement {
    var requirement = ProtocolRequirement(
      kind: .function, name: "", documentation: documentation,
      attributes: try readAttributes(), modifiers: try readModifiers(), source: place)
    if cursor.take("func") {
      try readFunction(&requirement)
    } else if cursor.take("var") {
      try readProperty(&requirement)
    } else if cursor.take("init") {
      try readInitializer(&requirement)
    } else {
      try expect("subscript")
      try readSubscript(&requirement)
    }
    return requirement
  }

  private mutating func readModifiers() throws(NotPlain) -> Set<String> {
    var modifiers: Set<String> = []
    while let modifier = try takeModifier() {
      // On a line of its own it could be something else.
      guard !cursor.isAtLineEnd else { throw NotPlain() }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  private mutating func takeModifier() throws(NotPlain) -> String? {
    if cursor.take("static") { return "static" }
    if cursor.take("mutating") { return "mutating" }
    guard cursor.take("nonisolated") else { return nil }
    guard cursor.isAt("(") else { return "nonisolated" }
    for part in ["(", "nonsending", ")"] as [StaticString] {
      guard isAttached else { throw NotPlain() }
      try expect(part)
    }
    return "nonisolated(nonsending)"
  }

  private mutating func readFunction(_ requirement: inout ProtocolRequirement) throws(NotPlain) {
    requirement.source = place
    requirement.name = try readName()
    requirement.generics = try readGenerics()
    requirement.parameters = try readParameters()
    try readEffects(of: &requirement)
    if try takeArrow() {
      let result = try readParameterType()
      requirement.result = result.isVoid ? nil : result
    }
    requirement.constraints = try readConstraints()
  }

  private mutating func readInitializer(
    _ requirement: inout ProtocolRequirement
  ) throws(NotPlain) {
    let isFailable = isAttached && cursor.take("?")
    guard isAttached, cursor.isAt("(") || !isFailable else { throw NotPlain() }
    requirement.kind = .initializer(mark: isFailable ? "?" : "")
    requirement.name = "init"
    requirement.generics = try readGenerics()
    requirement.parameters = try readParameters()
    try readEffects(of: &requirement)
    requirement.constraints = try readConstraints()
  }

  private mutating func readSubscript(_ requirement: inout ProtocolRequirement) throws(NotPlain) {
    requirement.name = "subscript"
    requirement.generics = try readGenerics()
    requirement.parameters = try readParameters(areNamesLabels: false)
    guard try takeArrow() else { throw NotPlain() }
    requirement.result = try readParameterType()
    requirement.constraints = try readConstraints()
    requirement.kind = .subscript(isSettable: try readAccessors(of: &requirement))
  }

  private mutating func readProperty(_ requirement: inout ProtocolRequirement) throws(NotPlain) {
    requirement.source = place
    requirement.name = try readName()
    try expect(":")
    requirement.result = try readType()
    requirement.kind = .property(isSettable: try readAccessors(of: &requirement))
  }

  /// `{ get async throws set }`
  ///
  /// - Returns: whether it can be set.
  private mutating func readAccessors(of requirement: inout ProtocolRequirement) throws(NotPlain)
    -> Bool
  {
    try expect("{")
    try expect("get")
    requirement.isAsync = cursor.take("async")
    requirement.throwing = try readThrowing()
    let isSettable = cursor.take("set")
    try expect("}")
    return isSettable
  }

  private mutating func readEffects(of requirement: inout ProtocolRequirement) throws(NotPlain) {
    requirement.isAsync = cursor.take("async")
    requirement.throwing = cursor.take("rethrows") ? .whatItsArgumentThrows : try readThrowing()
  }
}

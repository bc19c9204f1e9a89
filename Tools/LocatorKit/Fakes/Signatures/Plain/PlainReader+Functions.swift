extension PlainReader {
  /// What stands between parentheses, for a type of its own.
  private struct Element {
    var label: String?
    var name: String?
    var type: SignatureType
  }

  /// A tuple, a type in parentheses, or a function's type.
  mutating func readParenthesized() throws(NotPlain) -> SignatureType {
    let elements = try readElements()
    guard cursor.isAt("-") || cursor.isAt("async") || cursor.isAt("throws") else {
      return try readTuple(elements)
    }
    let isAsync = cursor.take("async")
    let throwing = try readThrowing()
    guard try takeArrow() else { throw NotPlain() }
    var parameters: [SignatureType.Element] = []
    for element in elements {
      guard (element.label == nil) == (element.name == nil) else { throw NotPlain() }
      parameters.append(.init(label: element.name.map { "_ \($0)" }, type: element.type))
    }
    return .function(
      SignatureType.Function(
        parameters: parameters, isAsync: isAsync, throwing: throwing, result: try readType()))
  }

  private mutating func readTuple(_ elements: [Element]) throws(NotPlain) -> SignatureType {
    guard elements.allSatisfy({ $0.name == nil }) else { throw NotPlain() }
    return try readOptional(of: .tuple(elements.map { .init(label: $0.label, type: $0.type) }))
  }

  private mutating func readElements() throws(NotPlain) -> [Element] {
    try expect("(")
    if cursor.take(")") { return [] }
    var elements: [Element] = []
    repeat { elements.append(try readElement()) } while cursor.take(",")
    try expect(")")
    return elements
  }

  /// `Type`, `label: Type` or `_ name: Type`
  private mutating func readElement() throws(NotPlain) -> Element {
    if cursor.take("_") {
      let name = try readName()
      try expect(":")
      return Element(label: "_", name: name, type: try readParameterType())
    }
    guard cursor.following(1)?.byte == UInt8(ascii: ":") else {
      return Element(type: try readParameterType())
    }
    let label = try readName()
    try expect(":")
    return Element(label: label, type: try readType())
  }

  /// `throws`, `throws(Error)`, or nothing.
  mutating func readThrowing() throws(NotPlain) -> Throwing {
    guard cursor.take("throws") else { return .nothing }
    guard cursor.isAt("(") else { return .anything }
    guard isAttached else { throw NotPlain() }
    try expect("(")
    let error = try readType()
    try expect(")")
    return Throwing(error)
  }
}

extension PlainReader {
  /// What stands between the parentheses of a function.
  ///
  /// - Parameter areNamesLabels: whether a single name is a label, too; a subscript's isn't.
  mutating func readParameters(areNamesLabels: Bool = true) throws(NotPlain)
    -> [ProtocolRequirement.Parameter]
  {
    try expect("(")
    if cursor.take(")") { return [] }
    var parameters: [ProtocolRequirement.Parameter] = []
    repeat {
      parameters.append(try readParameter(parameters.count + 1, isNameLabel: areNamesLabels))
    } while cursor.take(",")
    try expect(")")
    return parameters
  }

  private mutating func readParameter(_ number: Int, isNameLabel: Bool) throws(NotPlain)
    -> ProtocolRequirement.Parameter
  {
    let first = try readLabel()
    var second: String?
    if !cursor.isAt(":") { second = cursor.take("_") ? "_" : try readName() }
    try expect(":")
    let name = second ?? first
    return ProtocolRequirement.Parameter(
      label: second != nil || isNameLabel ? first : "_",
      name: name == "_" ? "argument\(number)" : name, type: try readParameterType(),
      isVariadic: try takeEllipsis())
  }

  /// A parameter's first name, which may be a word that is reserved elsewhere.
  mutating func readLabel() throws(NotPlain) -> String {
    guard let label = cursor.takeLabel(), !label.hasPrefix("$"),
      !Self.parameterModifiers.contains(label)
    else { throw NotPlain() }
    return label
  }

  mutating func takeEllipsis() throws(NotPlain) -> Bool {
    guard cursor.isAt(".") else { return false }
    for _ in 0..<3 {
      guard isAttached, cursor.take(".") else { throw NotPlain() }
    }
    return true
  }

  /// Words that say how a parameter is handed over where another name follows them.
  private static let parameterModifiers: Set<String> = [
    "inout", "var", "let", "isolated", "consuming", "borrowing", "sending", "nonisolated", "repeat",
    "each", "some", "any", "_const", "__owned", "__shared",
  ]
}

/// Reads the plainest bodies from their tokens: one value (`shared`, `Type(serviceLocator: self)`,
/// `serviceLocator.articles()`), or the properties that an initializer sets to such values.
struct BodyOutline {
  private(set) var steps: [Step] = []

  private var cursor: TokenCursor
  private let kind: BodyReader.Kind

  /// What a value comes to, with the steps of what it's made of.
  private struct Value {
    var value: Step.Value
    var steps: [Step]
  }

  /// Reads what stands between two braces; nil when any of it isn't plain.
  init?(from open: Int, to close: Int, _ kind: BodyReader.Kind, in source: ScannedSource) {
    cursor = TokenCursor(source, at: open + 1)
    self.kind = kind
    if kind == .initializer {
      while cursor.index < close { guard readAssignment() else { return nil } }
    } else {
      _ = cursor.take("return")
      guard let value = readValue(), cursor.index == close else { return nil }
      steps = value.steps
    }
    guard cursor.index == close else { return nil }
  }

  /// `name = value` or `self.name = value`.
  private mutating func readAssignment() -> Bool {
    guard let start = cursor.next?.start else { return false }
    if cursor.take("self") { guard cursor.take(".") else { return false } }
    guard let target = takeName(), isAtAssignment, cursor.take("="), let value = readValue(),
      cursor.isAtLineEnd || cursor.isAt("}")
    else { return false }
    steps.append(step(.assign(target: target, value: value.value), at: start))
    if case .name = value.value { return true }
    steps += value.steps
    return true
  }

  /// Whether a `=` comes that has a space on both sides.
  private var isAtAssignment: Bool {
    guard let sign = cursor.next, cursor.index + 1 < cursor.source.tokens.count else {
      return false
    }
    return cursor.isAt("=") && sign.followsSpace
      && cursor.source.tokens[cursor.index + 1].followsSpace
  }

  private mutating func readValue() -> Value? {
    guard let start = cursor.next?.start else { return nil }
    if let type = cursor.takeTypeName() {
      // `Optional(value)` is the value.
      guard type != "Optional", let arguments = readArguments() else { return nil }
      let values = arguments.map { Step.Argument(label: $0.label, value: $0.value.value) }
      return Value(
        value: .construct([type], values),
        steps: [step(.construct(type: [type], arguments: values), at: start)]
          + arguments.flatMap(\.value.steps))
    }
    guard let base = readName() else { return nil }
    guard cursor.take(".") else { return base }
    guard let member = takeName(), readArguments()?.isEmpty == true else { return nil }
    return Value(
      value: .other,
      steps: [step(.member(base: base.value, name: member, arguments: []), at: start)])
  }

  /// `self`, or a name.
  private mutating func readName() -> Value? {
    guard let start = cursor.next?.start else { return nil }
    if cursor.take("self") { return Value(value: .itself, steps: []) }
    guard let name = takeName() else { return nil }
    return Value(value: .name(name), steps: [step(.read(name), at: start)])
  }

  private mutating func readArguments() -> [(label: String?, value: Value)]? {
    guard cursor.next?.followsSpace == false, cursor.take("(") else { return nil }
    var arguments: [(label: String?, value: Value)] = []
    if cursor.take(")") { return arguments }
    repeat {
      guard let label = readLabel(), let value = readName() else { return nil }
      arguments.append((label.isEmpty ? nil : label, value))
    } while cursor.take(",")
    return cursor.take(")") ? arguments : nil
  }

  /// The label before an argument, empty where there is none.
  private mutating func readLabel() -> String? {
    let after = cursor.index + 1
    guard after < cursor.source.tokens.count, cursor.source.tokens[after].byte == UInt8(ascii: ":")
    else { return "" }
    guard let label = cursor.takeName(), cursor.take(":") else { return nil }
    return label
  }

  private mutating func takeName() -> String? {
    guard let next = cursor.next, !Self.contextual.contains(cursor.source.text(next)) else {
      return nil
    }
    return cursor.takeName()
  }

  private func step(_ kind: Step.Kind, at offset: Int) -> Step {
    Step(kind: kind, timing: .always, position: cursor.source.position(of: offset))
  }

  /// Words that may begin something else than a name.
  private static let contextual: Set<String> = [
    "actor", "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "convenience",
    "copy", "discard", "distributed", "dynamic", "each", "final", "get", "indirect", "isolated",
    "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "infix", "required", "sending", "set", "some", "then",
    "unowned", "unsafe", "using", "weak", "yield",
  ]
}

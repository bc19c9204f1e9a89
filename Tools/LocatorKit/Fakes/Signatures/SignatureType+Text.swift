extension SignatureType {
  /// The type as it's written in Swift, spaced as swift-format spaces it.
  var text: String {
    switch self {
    case .named(let names): return names.map(\.written).joined(separator: ".")
    case .optional(let type): return type.operand + "?"
    case .unwrapped(let type): return type.operand + "!"
    case .array(let type): return "[\(type.text)]"
    case .inlineArray(let count, let type): return "[\(count.text) of \(type.text)]"
    case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
    case .tuple(let elements): return "(\(Self.list(elements)))"
    case .function(let function): return function.text
    case .existential(let type): return "any \(type.text)"
    case .opaque(let type): return "some \(type.text)"
    case .composition(let types): return types.map(\.text).joined(separator: " & ")
    case .suppressed(let type): return "~\(type.text)"
    case .metatype(let type, let kind): return "\(type.operand).\(kind)"
    case .expansion(let type): return "repeat \(type.text)"
    case .packElement(let type): return "each \(type.text)"
    case .modified(let modifiers, .function(var function)):
      // Specifiers stand before all attributes, those of the parameter among them.
      let specifiers = function.attributes.filter { !$0.hasPrefix("@") }
      function.attributes.removeAll { !$0.hasPrefix("@") }
      return (specifiers + modifiers + [function.text]).joined(separator: " ")
    case .modified(let modifiers, let type):
      return (modifiers + [type.text]).joined(separator: " ")
    case .other(let text): return text
    }
  }

  /// The type where a `?` or a `.` follows it.
  private var operand: String {
    switch self {
    case .function, .existential, .opaque, .composition, .suppressed, .modified, .packElement,
      .expansion:
      "(\(text))"
    default: text
    }
  }

  private static func list(_ elements: [Element]) -> String {
    elements.map(\.text).joined(separator: ", ")
  }
}

extension SignatureType.Name {
  var written: String {
    arguments.isEmpty ? text : "\(text)<\(arguments.map(\.text).joined(separator: ", "))>"
  }
}

extension SignatureType.Element {
  var text: String { label.map { "\($0): \(type.text)" } ?? type.text }
}

extension SignatureType.Function {
  var text: String {
    (attributes + ["(\(parameters.map(\.text).joined(separator: ", ")))"]).joined(separator: " ")
      + "\(effects) -> \(result.text)"
  }

  /// ` async throws`, as far as it has such effects.
  var effects: String { (isAsync ? " async" : "") + throwing.text }
}

extension Throwing {
  var text: String {
    switch self {
    case .nothing: ""
    case .anything: " throws"
    case .typed(let error): " throws(\(error.text))"
    case .whatItsArgumentThrows: " rethrows"
    }
  }
}

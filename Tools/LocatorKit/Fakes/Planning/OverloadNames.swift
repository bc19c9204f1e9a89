/// Tells requirements of one name apart by readable names.
enum OverloadNames {
  /// A name for each requirement: its own; where others share it, with its labels, with its types, with
  /// what it answers, with its effects, and with a number at last.
  static func names(for requirements: [ProtocolRequirement]) -> [String] {
    var names = requirements.map { "\($0.isStatic) \(base($0))" }
    for level in 1..<5 {
      let groups = Dictionary(grouping: names.indices) { names[$0] }
      for (_, members) in groups where members.count > 1 {
        for member in members { names[member] += word(requirements[member], at: level) }
      }
    }
    var used: Set<String> = []
    return names.map { name in
      var unique = name
      var number = 2
      while !used.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      return String(unique.drop { $0 != " " }.dropFirst())
    }
  }

  /// A part of a name, a later one for those that the earlier ones don't tell apart.
  private static func word(_ requirement: ProtocolRequirement, at level: Int) -> String {
    switch level {
    case 1: requirement.parameters.map { $0.label == "_" ? "" : capitalized($0.label) }.joined()
    case 2: requirement.parameters.map { capitalized(letters($0.type.text)) }.joined()
    case 3: requirement.result.map { capitalized(letters($0.text)) } ?? ""
    default:
      (requirement.isAsync ? "Async" : "") + (requirement.throwing == .nothing ? "" : "Throws")
    }
  }

  static func base(_ requirement: ProtocolRequirement) -> String {
    let name = requirement.name.filter { $0 != "`" }
    guard requirement.isOperator else { return isIdentifier(name) ? name : identifier(of: name) }
    let fix = ["prefix", "postfix"].first(where: requirement.modifiers.contains) ?? ""
    let words = name.map { operators[$0] ?? "Operator" }.joined()
    return fix.isEmpty ? lowercased(words) : fix + words
  }

  /// Whether the name can do without backticks, unless it's a keyword.
  private static func isIdentifier(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0.isASCII && !$0.properties.isXIDContinue }
      && !(name.first?.isNumber ?? true)
  }

  /// The words of a name that is in backticks for what it's made of.
  private static func identifier(of name: String) -> String {
    let words = lowercased(letters(name))
    return words.first?.isNumber ?? true ? "_" + words : words
  }

  static func capitalized(_ text: String) -> String {
    text.first.map { $0.uppercased() + text.dropFirst() } ?? ""
  }

  static func lowercased(_ text: String) -> String {
    text.first.map { $0.lowercased() + text.dropFirst() } ?? ""
  }

  private static func letters(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { capitalized(String($0)) }.joined()
  }

  private static let operators: [Character: String] = [
    "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "%": "Percent", "<": "Less",
    ">": "Greater", "=": "Equals", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]
}

/// Tells requirements of one name apart by readable names.
enum OverloadNames {
  /// A name for each requirement: its own; where others share it, with its labels, with its types, with
  /// what it answers, with its effects, and with a number at last.
  static func names(for requirements: [ProtocolRequirement]) -> [String] {
    var names = requirements.map { "\($0.isStatic) \(words($0)[0])" }
    for level in 1..<5 {
      let groups = Dictionary(grouping: names.indices) { names[$0] }
      for (_, members) in groups where members.count > 1 {
        for member in members { names[member] += words(requirements[member])[level] }
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

  /// The parts of a name, the later ones for those that the earlier ones don't tell apart.
  private static func words(_ requirement: ProtocolRequirement) -> [String] {
    let labels = requirement.parameters.map { $0.label == "_" ? "" : capitalized($0.label) }
    let types = requirement.parameters.map { capitalized(letters($0.type.text)) }
    let result = requirement.result.map { capitalized(letters($0.text)) } ?? ""
    let effects =
      (requirement.isAsync ? "Async" : "") + (requirement.throwing == .nothing ? "" : "Throws")
    return [base(requirement), labels.joined(), types.joined(), result, effects]
  }

  static func base(_ requirement: ProtocolRequirement) -> String {
    let name = requirement.name.filter { $0 != "`" }
    if name.contains(" ") { return lowercased(letters(name)) }
    guard name.unicodeScalars.first.map({ !$0.properties.isXIDStart && $0 != "_" }) ?? false else {
      return name
    }
    let fix = ["prefix", "postfix"].first(where: requirement.modifiers.contains) ?? ""
    let words = name.map { operators[$0] ?? "Operator" }.joined()
    return fix.isEmpty ? lowercased(words) : fix + words
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

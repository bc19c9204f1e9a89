import Foundation

/// The part of the SARIF 2.1.0 schema that the tool's reports use: which keys an object may and must have,
/// and what their values are.
enum SARIFSchema {
  private indirect enum Shape: Sendable {
    case object(required: [String: Shape], optional: [String: Shape])
    case array(Shape)
    case map(Shape)
    case text
    /// Text of these alone.
    case choice(Set<String>)
    /// A URI reference: no spaces, no bare percent sign.
    case uri
    /// A whole number of at least this.
    case number(from: Int)
  }

  /// What of a log breaks the schema, by path.
  static func problems(in log: Any) -> [String] { problems(in: log, root, at: "$") }

  private static let message = Shape.object(
    required: ["text": .text], optional: ["markdown": .text])
  private static let artifact = Shape.object(
    required: [:], optional: ["uri": .uri, "uriBaseId": .text])
  private static let location = Shape.object(
    required: [:],
    optional: [
      "id": .number(from: 0), "message": message,
      "physicalLocation": .object(
        required: ["artifactLocation": artifact],
        optional: [
          "region": .object(
            required: [:],
            optional: ["startLine": .number(from: 1), "startColumn": .number(from: 1)])
        ]),
    ])
  private static let level = Shape.choice(["none", "note", "warning", "error"])
  private static let rule = Shape.object(
    required: ["id": .text],
    optional: [
      "shortDescription": message, "fullDescription": message, "help": message,
      "defaultConfiguration": .object(required: [:], optional: ["level": level]),
    ])
  private static let run = Shape.object(
    required: [
      "tool": .object(
        required: [
          "driver": .object(
            required: ["name": .text], optional: ["semanticVersion": .text, "rules": .array(rule)])
        ], optional: [:])
    ],
    optional: [
      "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]),
      "originalUriBaseIds": .map(artifact),
      "results": .array(
        .object(
          required: ["message": message],
          optional: [
            "ruleId": .text, "ruleIndex": .number(from: -1), "level": level,
            "locations": .array(location), "relatedLocations": .array(location),
          ])),
    ])
  private static let root = Shape.object(
    required: ["version": .choice(["2.1.0"]), "runs": .array(run)], optional: ["$schema": .uri])

  private static func problems(in value: Any, _ shape: Shape, at path: String) -> [String] {
    switch shape {
    case .object(let required, let optional):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = required.keys.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      return missing.sorted()
        + object.sorted { $0.key < $1.key }.flatMap { key, value in
          (required[key] ?? optional[key]).map { problems(in: value, $0, at: "\(path).\(key)") }
            ?? ["\(path).\(key) isn't allowed"]
        }
    case .array(let element):
      guard let array = value as? [Any] else { return ["\(path) is no array"] }
      return array.enumerated().flatMap { problems(in: $1, element, at: "\(path)[\($0)]") }
    case .map(let element):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      return object.sorted { $0.key < $1.key }
        .flatMap { problems(in: $1, element, at: "\(path).\($0)") }
    case .text: return value is String ? [] : ["\(path) is no text"]
    case .choice(let words):
      return (value as? String).map(words.contains) == true
        ? [] : ["\(path) is none of \(words.sorted())"]
    case .uri: return (value as? String).map(isURI) == true ? [] : ["\(path) is no URI"]
    case .number(let least):
      return (value as? Int).map { $0 >= least } == true
        ? [] : ["\(path) is no number from \(least)"]
    }
  }

  private static func isURI(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    return text.components(separatedBy: "%").dropFirst().allSatisfy { part in
      part.count >= 2 && part.prefix(2).allSatisfy(\.isHexDigit)
    }
  }
}

/// The standard library's protocols that are met beside interfaces.
enum StandardProtocols {
  /// Each protocol with those that it refines.
  private static let refined: [String: Set<String>] = [
    "Actor": ["AnyObject", "Sendable", "SendableMetatype"],
    "AnyObject": [],
    "BitwiseCopyable": [],
    "CaseIterable": [],
    "Codable": ["Decodable", "Encodable"],
    "Comparable": ["Equatable"],
    "CustomDebugStringConvertible": [],
    "CustomStringConvertible": [],
    "Decodable": [],
    "Encodable": [],
    "Equatable": [],
    "Error": ["Sendable", "SendableMetatype"],
    "Hashable": ["Equatable"],
    "Identifiable": [],
    "RawRepresentable": [],
    "Sendable": ["SendableMetatype"],
    "SendableMetatype": [],
  ]

  /// Protocols that every type meets which doesn't say otherwise.
  static let implicit: Set<String> = ["Any", "Copyable", "Escapable"]

  /// Protocols that leave no trace in a program, so that a constraint to them alone sets no member apart.
  static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]

  /// Whether all that the protocol refines is known.
  static func isKnown(_ name: String) -> Bool {
    refined[name] != nil || implicit.contains(name)
  }

  /// Whether the one protocol is the other, or refines it.
  static func implies(_ name: String, _ other: String) -> Bool {
    name == other || implicit.contains(other) || refined[name]?.contains(other) == true
  }
}

/// One thing that a body does and that a rule may ask about.
package struct Step: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// `base.name`, or `base.name()` when it's called.
    case member(base: Value, name: String, isCall: Bool)
    /// `Type(label: value)`.
    case construct(type: [String], arguments: [Argument])
    /// `self.init(...)` or `super.init(...)`.
    case delegate(toSuper: Bool, arguments: [Argument])
    /// A name read as a value, not as the base of a member.
    case read(String)
    /// A name or a property of `self` that is given a value.
    case assign(target: String, value: Value)
    /// A local name for a value: `let name = value`.
    case bind(name: String, value: Value)
  }

  package struct Argument: Codable, Hashable, Sendable {
    package var label: String?
    package var value: Value
  }

  package enum Value: Codable, Hashable, Sendable {
    case itself
    case name(String)
    case construct([String])
    case other
  }

  /// Whether the step runs each time the body does.
  package enum Timing: Int, Codable, CaseIterable, Comparable, Sendable {
    case always
    /// In a branch or a loop.
    case sometimes
    /// In a closure or a local function: after the body, if ever.
    case later

    package static func < (left: Timing, right: Timing) -> Bool { left.rawValue < right.rawValue }
  }

  package var kind: Kind
  package var timing: Timing
  package var position: Position
}

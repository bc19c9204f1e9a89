/// One thing that a body does and that a rule may ask about.
package struct Step: Codable, Hashable, Sendable {
  package indirect enum Kind: Codable, Hashable, Sendable {
    /// `base.name`, or `base.name(...)` with the arguments of the call.
    case member(base: Value, name: String, arguments: [Argument]?)
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
    /// A local function or a named closure: what it does whenever it's called. Without parameters, a lazy or
    /// computed variable: what it does when it's read.
    case define(name: String, parameters: [ParameterFact]?, steps: [Step])
    /// Something outlives the body that the body changed, so that its next run may choose another branch.
    case change
  }

  package struct Argument: Codable, Hashable, Sendable {
    package var label: String?
    package var value: Value
  }

  package enum Value: Codable, Hashable, Sendable {
    case itself
    case name(String)
    /// A type, named as a value: `Type.member`.
    case type([String])
    case construct([String], [Argument])
    case other
  }

  /// Whether the step runs each time the body does.
  package enum Timing: Int, Codable, CaseIterable, Comparable, Sendable {
    case always
    /// In a branch or a loop, or after one that may leave the body.
    case sometimes
    /// In a closure: after the body, if ever.
    case later

    package static func < (left: Timing, right: Timing) -> Bool { left.rawValue < right.rawValue }
  }

  package var kind: Kind
  package var timing: Timing
  package var position: Position
}

extension [Step] {
  /// The steps with those of local functions among them, whenever they run.
  var flattened: [Step] {
    flatMap { step in
      if case .define(_, _, let inner) = step.kind { [step] + inner.flattened } else { [step] }
    }
  }
}

/// A member of a locator's extension that provides a requirement.
package struct Default: Sendable {
  package var index: Int
  /// The requirements it provides.
  package var requirements: [Int]
  package var file: Int
  package var module: Int
  /// The extended protocol.
  package var extended: Int
  package var constraints: [Constraint]
  package var member: MemberFact
  package var condition: Condition { member.condition }

  package var isVisibleOutside: Bool { member.access >= .package }
}

/// A module of the package, with its part in the pattern.
package struct Module: Sendable {
  package var index: Int
  package var name: String
  package var kind: PackageModel.Target.Kind
  package var dependencies: [PackageModel.Dependency]
  package var files: [Int]

  /// A target whose name begins with `Defaults`.
  package var isDefaults: Bool { name.hasPrefix("Defaults") && kind != .test }
  /// A test target, or one whose name ends in `Fakes`.
  package var isTest: Bool { kind == .test || name.hasSuffix("Fakes") }
}

/// Finds types that a fake can't name: they stand without their modules, and another module that its file imports has
/// one of the name.
struct NameConflicts {
  let index: FakeIndex
  /// What the fake's file imports.
  let imports: ImportList

  /// - Throws: the first such type.
  func check(_ plan: FakePlan, of interface: FakeIndex.Found) throws(FakeProblem) {
    for (name, module) in plan.untold.sorted(by: { $0.key < $1.key }) {
      guard let other = imports.modules.first(where: { $0 != module && declares(name, in: $0) })
      else { continue }
      throw FakeProblem(
        .unsupported(
          "beside the imports of its file, '\(name)' may be \(module)'s or \(other)'s; write this fake by hand"
        ), at: interface.place)
    }
  }

  private func declares(_ name: String, in module: String) -> Bool {
    KnownModules.names[module]?.contains(name) ?? index.modules(declaring: name).contains(module)
  }
}

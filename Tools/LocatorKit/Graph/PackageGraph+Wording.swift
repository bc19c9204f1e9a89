extension PackageGraph {
  /// `XLocator.x()`, as messages name a requirement.
  func spelling(of requirement: Int) -> String {
    let required = locators.requirements[requirement]
    return "\(name(of: required.locator)).\(required.spelling)"
  }

  /// A note that points at a requirement's declaration.
  func note(requirement: Int, _ message: String? = nil) -> Finding.Note {
    let required = locators.requirements[requirement]
    return Finding.Note(
      path: files[required.file].path, position: required.member.position,
      message: message ?? "'\(spelling(of: requirement))' is required here")
  }

  /// A note at a place in a file.
  func note(_ file: Int, _ position: Position, _ message: String) -> Finding.Note {
    Finding.Note(path: files[file].path, position: position, message: message)
  }

  /// The default's module, with what its extension asks of `Self`.
  func place(of provided: Default) -> String {
    let module = "module \(modules[provided.module].name)"
    guard !provided.constraints.isEmpty else { return module }
    return module + " (where \(provided.constraints.map(\.text).joined(separator: ", ")))"
  }
}

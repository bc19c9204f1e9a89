extension FakeScope {
  /// The path by which a fake names a type of the package: with its module where something else that the fake's file
  /// sees may have the name.
  ///
  /// - Parameter open: the names of the fake's associated types.
  func writtenPath(of type: FakeIndex.Found, apartFrom open: Set<String> = []) -> [String] {
    let path = type.declaration.path
    let module = type.source.module
    guard open.contains(path[0]) || isShared(path[0], besides: module) else { return path }
    note(module)
    guard !index.hidesModule(module) else {
      noteUntold(path[0], of: module)
      return path
    }
    return [module] + path
  }

  /// Notes that a name is one of a module of the toolchain, where the package has a type of that name.
  func noteStrange(_ name: String, from place: Place) {
    guard !index.modules(declaring: name).isEmpty,
      let module = KnownModules.modules(declaring: name).first(where: place.source.isImporting)
    else { return }
    noteUntold(name, of: module)
  }

  /// The name by which a fake writes it.
  func writtenName(
    of type: FakeIndex.Found, apartFrom open: Set<String>, arguments: [SignatureType]
  ) -> String {
    var names = writtenPath(of: type, apartFrom: open).map { SignatureType.Name(text: $0) }
    names[names.count - 1].arguments = arguments
    return SignatureType.named(names).text
  }

  /// Whether another module, or the fake's own code, has a type of this name.
  private func isShared(_ name: String, besides module: String) -> Bool {
    FakeFile.ownTypes.contains(name) || KnownModules.all.contains(name)
      || index.modules(declaring: name).contains { $0 != module }
  }
}

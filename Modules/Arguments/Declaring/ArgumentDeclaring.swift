/// A property wrapper that declares arguments.
protocol ArgumentDeclaring {
  /// The arguments of the wrapped property, in the order of their declaration.
  func declarations(property: String) -> [ArgumentDeclaration]

  /// Checks what was parsed.
  func validateParsed() throws
}

extension ArgumentDeclaring {
  func validateParsed() throws {}
}

extension ParsableArguments {
  /// The wrapped properties, found by reflection, so that declaring one is all it takes.
  var declaringProperties: [(property: String, wrapper: any ArgumentDeclaring)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let label = child.label, let wrapper = child.value as? any ArgumentDeclaring
      else { return nil }
      // The compiler stores the wrapper of `name` as `_name`.
      return (String(label.drop { $0 == "_" }), wrapper)
    }
  }

  var declarations: [ArgumentDeclaration] {
    declaringProperties.flatMap { $0.wrapper.declarations(property: $0.property) }
  }
}

extension PlainReader {
  /// `<A, B: C, each D>`, or nothing.
  mutating func readGenerics() throws(NotPlain) -> [GenericParameter] {
    guard isAttached, cursor.take("<") else { return [] }
    var parameters: [GenericParameter] = []
    repeat {
      let isPack = cursor.following(1)?.kind == .word && cursor.take("each")
      let name = try readName()
      let constraint = cursor.take(":") ? try readConstraint() : nil
      parameters.append(
        GenericParameter(name: name, specifier: isPack ? "each" : nil, constraint: constraint))
    } while cursor.take(",")
    try expect(">")
    return parameters
  }

  /// What stands behind `where`, if it's next.
  mutating func readConstraints() throws(NotPlain) -> [GenericConstraint] {
    guard cursor.take("where") else { return [] }
    var constraints: [GenericConstraint] = []
    repeat {
      let left = try readPath()
      let isSameType = !cursor.take(":")
      if isSameType { try expectEquality() }
      let right = isSameType ? try readType() : try readConstraint()
      constraints.append(GenericConstraint(left: left, isSameType: isSameType, right: right))
    } while cursor.take(",")
    return constraints
  }

  private mutating func expectEquality() throws(NotPlain) {
    guard !isAttached, cursor.take("="), isAttached, cursor.take("="), !isAttached else {
      throw NotPlain()
    }
  }

  /// What stands behind the `:` of a declaration's head, with where each type stands.
  mutating func readInherited() throws(NotPlain) -> [ProtocolSignature.Inherited] {
    guard cursor.take(":") else { return [] }
    var inherited: [ProtocolSignature.Inherited] = []
    repeat {
      let place = place
      let attributes = try readInheritedAttributes()
      inherited.append(
        .init(type: try readConstraint().modified(by: attributes), source: place))
    } while cursor.take(",")
    return inherited
  }

  /// `@unchecked`, or nothing.
  private mutating func readInheritedAttributes() throws(NotPlain) -> [String] {
    guard cursor.take("@") else { return [] }
    guard isAttached, cursor.take("unchecked"), !isAttached else { throw NotPlain() }
    return ["@unchecked"]
  }
}

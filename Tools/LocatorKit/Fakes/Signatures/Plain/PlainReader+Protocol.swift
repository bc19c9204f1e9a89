extension PlainReader {
  /// The signature of the protocol that the text holds; nil where any of it isn't plain.
  static func protocolSignature(of text: String, at origin: SourcePlace) -> ProtocolSignature? {
    read(text, at: origin) { reader throws(NotPlain) in try reader.readProtocol() }
  }

  /// A protocol with all its members.
  private mutating func readProtocol() throws(NotPlain) -> ProtocolSignature {
    let documentation = try readDocumentation()
    let attributes = try readAttributes()
    let access = cursor.takeAccess()
    try expect("protocol")
    var signature = ProtocolSignature(
      name: try readName(), documentation: documentation, attributes: attributes,
      access: access ?? .internal, modifiers: Set([access].compactMap { $0.map { "\($0)" } }),
      primary: try readPrimary(), inherited: try readInherited(),
      constraints: try readConstraints())
    try expect("{")
    while !cursor.take("}") { try readMember(of: &signature) }
    return signature
  }

  /// `<A, B>`, or nothing.
  private mutating func readPrimary() throws(NotPlain) -> [String] {
    guard isAttached, cursor.take("<") else { return [] }
    var names: [String] = []
    repeat { names.append(try readName()) } while cursor.take(",")
    try expect(">")
    return names
  }

  private mutating func readMember(of signature: inout ProtocolSignature) throws(NotPlain) {
    let place = place
    let documentation = try readDocumentation()
    if cursor.take("typealias") {
      let name = try readName()
      let type = try readAliased()
      if signature.aliases[name] == nil { signature.aliases[name] = type }
    } else if cursor.take("associatedtype") {
      signature.members.append(.associatedType(try readAssociatedType(at: place)))
    } else {
      signature.members.append(.requirement(try readRequirement(documentation)))
    }
    guard cursor.isAtLineEnd || cursor.isAt("}") else { throw NotPlain() }
  }

  /// `= Type`
  mutating func readAliased() throws(NotPlain) -> SignatureType {
    try expectSpaced("=")
    return try readType()
  }

  private mutating func readAssociatedType(at place: SourcePlace) throws(NotPlain)
    -> ProtocolSignature.AssociatedType
  {
    let name = try readName()
    let bounds = try readInherited().map(\.type)
    return ProtocolSignature.AssociatedType(
      name: name, bound: bounds.count > 1 ? .composition(bounds) : bounds.first,
      standard: cursor.isAt("=") ? try readAliased() : nil, constraints: try readConstraints(),
      source: place)
  }
}

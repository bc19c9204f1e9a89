extension PlainReader {
  /// The signature of the type, the extension or the typealias that the text holds; nil where any of it isn't
  /// plain that a signature tells.
  static func nominalSignature(of text: String) -> NominalSignature? {
    read(text, at: SourcePlace(file: "", offset: 0)) { reader throws(NotPlain) in
      try reader.readNominal()
    }
  }

  private mutating func readNominal() throws(NotPlain) -> NominalSignature {
    let attributes = try readAttributes()
    let modifiers = try readNominalModifiers()
    var signature = NominalSignature(
      access: modifiers.lazy.compactMap { Access(keyword: $0) }.first ?? .internal)
    if cursor.take("typealias") {
      _ = try readName()
      signature.generics = try readGenericNames()
      signature.aliased = try readAliased()
      return signature
    }
    signature.attributes = attributes
    signature.modifiers = Set(modifiers)
    try readHead(of: &signature)
    try expect("{")
    while !cursor.take("}") { try readMember(of: &signature) }
    return signature
  }

  private mutating func readNominalModifiers() throws(NotPlain) -> [String] {
    var modifiers: [String] = []
    while let word = cursor.next.map(cursor.source.text), Self.nominalModifiers.contains(word) {
      guard let modifier = cursor.takeLabel(), !cursor.isAtLineEnd else { throw NotPlain() }
      modifiers.append(modifier)
    }
    return modifiers
  }

  private mutating func readHead(of signature: inout NominalSignature) throws(NotPlain) {
    if cursor.take("extension") {
      _ = try readPath()
    } else {
      guard let keyword = cursor.takeLabel(), Self.nominalKeywords.contains(keyword) else {
        throw NotPlain()
      }
      _ = try readName()
      signature.generics = try readGenericNames()
    }
    signature.inherited = try readInherited().map(\.type)
    _ = try readConstraints()
  }

  private mutating func readGenericNames() throws(NotPlain) -> Set<String> {
    Set(try readGenerics().map(\.name))
  }

  private static let nominalKeywords: Set<String> = ["struct", "enum", "class", "actor"]
  private static let nominalModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated",
  ]
}

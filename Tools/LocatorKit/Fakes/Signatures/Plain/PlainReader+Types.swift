extension PlainReader {
  /// The type of a parameter, with how it's handed over.
  mutating func readParameterType() throws(NotPlain) -> SignatureType {
    var specifiers: [String] = []
    while let specifier = takeSpecifier() { specifiers.append(specifier) }
    return try readType(after: specifiers)
  }

  mutating func readType() throws(NotPlain) -> SignatureType { try readType(after: []) }

  private mutating func readType(after specifiers: [String]) throws(NotPlain) -> SignatureType {
    let modifiers = try specifiers + readTypeAttributes()
    return try readUnmodifiedType().modified(by: modifiers)
  }

  private mutating func takeSpecifier() -> String? {
    guard let next = cursor.next.map(cursor.source.text), Self.specifiers.contains(next) else {
      return nil
    }
    return cursor.takeLabel()
  }

  private mutating func readTypeAttributes() throws(NotPlain) -> [String] {
    var attributes: [String] = []
    while cursor.take("@") {
      guard isAttached, let name = cursor.takeLabel(), Self.typeAttributes.contains(name),
        !isAttached
      else { throw NotPlain() }
      attributes.append("@" + name)
    }
    return attributes
  }

  private mutating func readUnmodifiedType() throws(NotPlain) -> SignatureType {
    if cursor.take("any") { return .existential(try readConstraint()) }
    if cursor.take("some") { return .opaque(try readConstraint()) }
    if cursor.isAt("(") { return try readParenthesized() }
    if cursor.isAt("[") { return try readOptional(of: readCollection()) }
    let type = try readConstraint()
    switch type {
    case .named, .metatype: return try readOptional(of: type)
    default: return type
    }
  }

  /// The type itself where no `?` or `!` follows it.
  mutating func readOptional(of type: SignatureType) throws(NotPlain) -> SignatureType {
    guard isAttached else { return type }
    let optional: SignatureType
    if cursor.take("?") {
      optional = .optional(type.withoutParentheses)
    } else if cursor.take("!") {
      optional = .unwrapped(type.withoutParentheses)
    } else {
      return type
    }
    // With the wrong character behind it the mark would be a part of an operator.
    guard !isAttached || cursor.next.map({ ")],>{}".utf8.contains($0.byte) }) ?? true else {
      throw NotPlain()
    }
    return optional
  }

  /// `[Element]` or `[Key: Value]`
  private mutating func readCollection() throws(NotPlain) -> SignatureType {
    try expect("[")
    let first = try readType()
    let type: SignatureType =
      cursor.take(":") ? .dictionary(key: first, value: try readType()) : .array(first)
    try expect("]")
    return type
  }

  /// What a type may have to conform to: `A & B.C<D>`, `~Copyable`.
  mutating func readConstraint() throws(NotPlain) -> SignatureType {
    var parts = [try readConstraintPart()]
    while cursor.isAt("&") {
      try expectSpaced("&")
      parts.append(try readConstraintPart())
    }
    return parts.count == 1 ? parts[0] : .composition(parts)
  }

  private mutating func readConstraintPart() throws(NotPlain) -> SignatureType {
    guard cursor.isAt("~") else { return try readPath() }
    guard !isAttached, cursor.take("~"), isAttached else { throw NotPlain() }
    return .suppressed(try readPath())
  }

  /// `Module.Type<Argument>.Nested`, or the metatype of such a one.
  mutating func readPath() throws(NotPlain) -> SignatureType {
    var names = [try readTypeName()]
    while isAttached, cursor.isAt("."), cursor.following(1)?.kind == .word {
      _ = cursor.take(".")
      guard isAttached else { throw NotPlain() }
      if cursor.take("Type") { return .metatype(.named(names), "Type") }
      names.append(try readTypeName())
    }
    guard names[0].text != "Any" || names.count == 1 else { throw NotPlain() }
    return .named(names)
  }

  private mutating func readTypeName() throws(NotPlain) -> SignatureType.Name {
    guard let next = cursor.next, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next.byte,
      let text = cursor.takeLabel(), text != "Type", text != "Protocol"
    else { throw NotPlain() }
    guard isAttached, cursor.isAt("<") else { return SignatureType.Name(text: text) }
    guard text != "Any", text != "Self" else { throw NotPlain() }
    return SignatureType.Name(text: text, arguments: try readArguments())
  }

  private mutating func readArguments() throws(NotPlain) -> [SignatureType] {
    try expect("<")
    var arguments: [SignatureType] = []
    repeat { arguments.append(try readType()) } while cursor.take(",")
    try expect(">")
    return arguments
  }

  private static let specifiers: Set<String> = ["inout", "consuming", "borrowing", "sending"]
  private static let typeAttributes: Set<String> = [
    "escaping", "autoclosure", "Sendable", "MainActor",
  ]
}

extension PlainReader {
  /// A member of a type, as far as it says how to make a value.
  mutating func readMember(of signature: inout NominalSignature) throws(NotPlain) {
    _ = try readAttributes()
    let modifiers = try readMemberModifiers()
    if cursor.take("case") {
      try readCases(of: &signature)
    } else if cursor.take("init") {
      try readInitializer(of: &signature, modifiers)
    } else if cursor.take("let") {
      try readStored(of: &signature, modifiers, isVariable: false)
    } else if cursor.take("var") {
      try readStored(of: &signature, modifiers, isVariable: true)
    } else if cursor.take("typealias") {
      _ = try (readName(), readGenerics(), readAliased())
    } else {
      guard let keyword = cursor.takeLabel(), Self.blockKeywords.contains(keyword) else {
        throw NotPlain()
      }
      try passBlock()
    }
    guard cursor.isAtLineEnd || cursor.isAt("}") else { throw NotPlain() }
  }

  private mutating func readMemberModifiers() throws(NotPlain) -> [String] {
    var modifiers: [String] = []
    while let word = cursor.next.map(cursor.source.text), Self.memberModifiers.contains(word) {
      // The class that a type has within it isn't a modifier.
      if word == "class",
        !Self.classMembers.contains(cursor.following(1).map(cursor.source.text) ?? "")
      {
        break
      }
      guard let modifier = cursor.takeLabel() else { throw NotPlain() }
      if isAttached, cursor.isAt("(") {
        // `private(set)` says nothing of the getter.
        guard cursor.takeBlock() != nil else { throw NotPlain() }
      } else {
        modifiers.append(modifier)
      }
      guard !cursor.isAtLineEnd else { throw NotPlain() }
    }
    return modifiers
  }

  /// Passes over everything up to the end of the braces that open next.
  private mutating func passBlock() throws(NotPlain) {
    while !cursor.isAt("{") {
      guard let next = cursor.next, !cursor.isAt("}"), !cursor.isAt("@"), next.kind != .literal,
        !(next.followsNewline && Self.declarationWords.contains(cursor.source.text(next)))
      else { throw NotPlain() }
      if cursor.takeBlock() == nil { cursor.advance() }
    }
    guard cursor.takeBlock() != nil else { throw NotPlain() }
  }

  // MARK: Cases

  /// `a, b(Value), c = 1`
  private mutating func readCases(of signature: inout NominalSignature) throws(NotPlain) {
    repeat {
      let name = try readName()
      let values = isAttached && cursor.isAt("(") ? try readValues() : []
      signature.cases.append(.init(name: name, values: values))
      if cursor.isAt("=") {
        try expectSpaced("=")
        try passValue()
      }
    } while cursor.take(",")
  }

  private mutating func readValues() throws(NotPlain) -> [SignatureType.Element] {
    try expect("(")
    var values: [SignatureType.Element] = []
    repeat {
      var label: String?
      if cursor.following(1)?.byte == UInt8(ascii: ":") {
        label = try readLabel()
        try expect(":")
      }
      values.append(.init(label: label == "_" ? nil : label, type: try readType()))
    } while cursor.take(",")
    try expect(")")
    return values
  }

  // MARK: Initializers

  private mutating func readInitializer(
    of signature: inout NominalSignature, _ modifiers: [String]
  ) throws(NotPlain) {
    let isFailable = isAttached && (cursor.take("?") || cursor.take("!"))
    guard isAttached, cursor.isAt("(") || !isFailable else { throw NotPlain() }
    let isGeneric = try !readGenerics().isEmpty
    let parameters = try readRequiredParameters()
    let isPlain = !cursor.isAt("async") && !cursor.isAt("throws") && !cursor.isAt("rethrows")
    try passBlock()
    signature.hasInitializer = true
    guard !isFailable, !isGeneric, isPlain else { return }
    signature.initializers.append(.init(parameters: parameters, access: Self.access(modifiers)))
  }

  /// The parameters that a call has to have.
  private mutating func readRequiredParameters() throws(NotPlain) -> [SignatureType.Element] {
    try expect("(")
    if cursor.take(")") { return [] }
    var parameters: [SignatureType.Element] = []
    repeat {
      let label = try readLabel()
      if !cursor.isAt(":"), !cursor.take("_") { _ = try readName() }
      try expect(":")
      let type = try readParameterType()
      let isVariadic = try takeEllipsis()
      let hasDefault = cursor.isAt("=")
      if hasDefault {
        try expectSpaced("=")
        try passValue()
      }
      guard !isVariadic, !hasDefault else { continue }
      parameters.append(.init(label: label == "_" ? nil : label, type: type))
    } while cursor.take(",")
    try expect(")")
    return parameters
  }

  // MARK: Properties

  private mutating func readStored(
    of signature: inout NominalSignature, _ modifiers: [String], isVariable: Bool
  ) throws(NotPlain) {
    let name = try readName()
    let type = cursor.take(":") ? try readType() : nil
    var isStored = Set(modifiers).isDisjoint(with: ["static", "class", "lazy"])
    if cursor.isAt("=") {
      try expectSpaced("=")
      try passValue()
      isStored = false
    } else if cursor.isAt("{") {
      // An observer stands beside what is stored.
      guard isVariable, let first = cursor.following(1), first.byte != UInt8(ascii: "@"),
        !Self.observers.contains(cursor.source.text(first)), cursor.takeBlock() != nil
      else { throw NotPlain() }
      isStored = false
    }
    guard isStored, let type else { return }
    if case .optional = type, isVariable { return }
    signature.stored.append(.init(label: name, type: type))
  }

  /// Passes over a value that is plain: `[]`, `nil`, `.shared`, `Type(name: 1).name`, up to the end of its line,
  /// or to what ends an argument.
  private mutating func passValue() throws(NotPlain) {
    var isOpen = true
    repeat {
      guard let next = cursor.next else { throw NotPlain() }
      switch next.kind {
      case .word:
        guard isOpen, cursor.takeLabel() != nil || cursor.takePlainLiteral() else {
          throw NotPlain()
        }
        isOpen = false
      case .literal:
        guard isOpen, cursor.takePlainLiteral() else { throw NotPlain() }
        isOpen = false
      case .punctuation:
        if cursor.take(".") {
          isOpen = true
        } else {
          // A call follows its name at once; a literal stands where a value may begin.
          guard isOpen ? cursor.isAt("[") : isAttached && cursor.isAt("("),
            cursor.takeBlock() != nil
          else { throw NotPlain() }
          isOpen = false
        }
      }
    } while isOpen || !isAtValueEnd
  }

  private var isAtValueEnd: Bool {
    guard let next = cursor.next else { return true }
    if cursor.isAt(",") || cursor.isAt(")") || cursor.isAt("}") { return true }
    return next.followsNewline && (next.kind == .word || cursor.isAt("@"))
  }

  private static func access(_ modifiers: [String]) -> Access {
    modifiers.lazy.compactMap { Access(keyword: $0) }.first ?? .internal
  }
}

extension PlainReader {
  private static let observers: Set<String> = ["didSet", "willSet"]
  private static let classMembers: Set<String> = ["func", "var", "let", "subscript"]
  private static let blockKeywords: Set<String> = [
    "func", "subscript", "deinit", "struct", "enum", "class", "actor", "protocol",
  ]
  private static let declarationWords: Set<String> = blockKeywords.union(memberModifiers).union([
    "case", "init", "let", "var", "typealias",
  ])
  private static let memberModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "static",
    "class", "override", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned",
    "required", "convenience",
  ]
}

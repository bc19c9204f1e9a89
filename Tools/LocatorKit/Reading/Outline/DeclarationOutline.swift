/// Reads one declaration at a file's top from its tokens, where all of it is plain.
struct DeclarationOutline {
  let declaration: Outline.Declaration
  /// The token that follows it.
  let end: Int

  /// Nil when any of it isn't plain.
  init?(at index: Int, in source: ScannedSource, without irrelevant: IrrelevantCode) {
    var cursor = TokenCursor(source, at: index)
    let access = Self.access(&cursor)
    let isFinal = cursor.take("final")
    guard let kind = Self.kind(&cursor), !isFinal || kind == .class,
      var fact = Self.head(kind, access, &cursor), cursor.isAt("{"),
      let (open, close) = cursor.takeBlock(), Self.isEnd(cursor)
    else { return nil }
    end = cursor.index
    let brace = source.tokens[open].start
    let bodies: [Outline.Body]
    if irrelevant.protocols.contains(brace) {
      fact.hasUnreadMembers = true
      bodies = []
    } else {
      guard
        let members = MemberOutline(
          from: open, to: close, at: Self.place(within: fact, access), in: source,
          without: irrelevant)
      else { return nil }
      fact.members = members.members
      fact.initializers = members.initializers
      bodies = members.bodies
    }
    declaration = Outline.Declaration(
      fact: fact, bodies: bodies, range: source.tokens[index].start..<source.tokens[close].end,
      inside: source.tokens[open].end..<source.tokens[close].start)
  }

  private static func access(_ cursor: inout TokenCursor) -> Access? {
    guard let access = cursor.next.flatMap({ Access(keyword: cursor.source.text($0)) }) else {
      return nil
    }
    _ = cursor.takeLabel()
    return access
  }

  private static func kind(_ cursor: inout TokenCursor) -> DeclarationFact.Kind? {
    if cursor.take("protocol") { return .protocol }
    if cursor.take("extension") { return .extension }
    if cursor.take("class") { return .class }
    if cursor.take("struct") { return .struct }
    return cursor.take("actor") ? .actor : nil
  }

  /// The name, what it inherits, and under which constraints.
  private static func head(
    _ kind: DeclarationFact.Kind, _ access: Access?, _ cursor: inout TokenCursor
  ) -> DeclarationFact? {
    guard let start = cursor.next?.start, let name = TypeOutline.path(&cursor),
      kind == .extension || name.count == 1, let inherited = TypeOutline.inherited(&cursor),
      let constraints = TypeOutline.constraints(&cursor)
    else { return nil }
    return DeclarationFact(
      kind: kind, scope: [], name: name, access: access ?? .internal, inherited: inherited,
      genericNames: [], constraints: constraints, associatedTypes: [], members: [],
      initializers: [], attributes: [], hasMacroMembers: false, hasUnreadMembers: false,
      condition: .always, position: cursor.source.position(of: start),
      usage: DeclarationFact.Usage())
  }

  private static func place(
    within fact: DeclarationFact, _ access: Access?
  ) -> DeclarationReader.Place {
    fact.kind == .extension
      ? DeclarationReader.Place().within(extension: fact.name, access)
      : DeclarationReader.Place().within(fact.name[0], fact.kind, fact.access)
  }

  /// Whether nothing behind the declaration may belong to it.
  private static func isEnd(_ cursor: TokenCursor) -> Bool {
    guard let next = cursor.next else { return true }
    return next.followsNewline && (next.kind == .word || cursor.isAt("@") || cursor.isAt("#"))
  }
}

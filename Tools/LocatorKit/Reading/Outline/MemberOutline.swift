/// Reads the members of a declaration from their tokens, where all of them are plain.
struct MemberOutline {
  private(set) var members: [MemberFact] = []
  private(set) var initializers: [InitializerFact] = []
  private(set) var bodies: [Outline.Body] = []

  private let place: DeclarationReader.Place
  private let irrelevant: IrrelevantCode
  private var cursor: TokenCursor
  private var source: ScannedSource { cursor.source }

  /// The modifiers that say something of a member.
  private struct Modifiers {
    var access: Access?
    var isStatic = false
    var isMutating = false
    var isOverride = false
  }

  /// Reads what stands between two braces; nil when any of it isn't plain.
  init?(
    from open: Int, to close: Int, at place: DeclarationReader.Place, in source: ScannedSource,
    without irrelevant: IrrelevantCode
  ) {
    self.place = place
    self.irrelevant = irrelevant
    cursor = TokenCursor(source, at: open + 1)
    while cursor.index < close {
      if let next = cursor.next, let end = irrelevant.end(ofRemovedAt: next.start) {
        cursor.skip(to: end)
      } else {
        guard cursor.index == open + 1 || cursor.isAtLineEnd, readMember() else { return nil }
      }
    }
    guard cursor.index == close else { return nil }
    members += irrelevant.members(inBlockAt: source.tokens[open].start).map {
      MemberFact($0, at: place, in: source)
    }
  }

  private mutating func readMember() -> Bool {
    let modifiers = readModifiers()
    guard let keyword = cursor.next else { return false }
    if cursor.take("func") { return readFunction(modifiers) }
    if cursor.take("init") { return readInitializer(modifiers, keyword) }
    if cursor.take("let") { return readProperty(modifiers, isVariable: false) }
    return cursor.take("var") && readProperty(modifiers, isVariable: true)
  }

  private mutating func readModifiers() -> Modifiers {
    var modifiers = Modifiers()
    while let next = cursor.next, next.kind == .word {
      if let access = Access(keyword: source.text(next)), modifiers.access == nil {
        modifiers.access = access
        _ = cursor.takeLabel()
      } else if cursor.take("static") {
        modifiers.isStatic = true
      } else if cursor.take("mutating") {
        modifiers.isMutating = true
      } else if cursor.take("override") {
        modifiers.isOverride = true
      } else if !cursor.take("final") {
        break
      }
    }
    return modifiers
  }

  // MARK: Functions

  private mutating func readFunction(_ modifiers: Modifiers) -> Bool {
    guard var member = readName(.function, modifiers), let inputs = readParameters() else {
      return false
    }
    member.inputs = inputs
    member.parameters = inputs.isEmpty ? .none : .some
    readEffects(of: &member)
    member.type = .named(["Void"])
    if cursor.takeArrow() {
      guard let type = TypeOutline.type(&cursor) else { return false }
      member.type = type
    }
    members.append(member)
    return readBody(of: .member(members.count - 1), .function(member.type)) ?? isAtMemberEnd
  }

  private mutating func readInitializer(_ modifiers: Modifiers, _ keyword: ScannedToken) -> Bool {
    guard let parameters = readParameters() else { return false }
    _ = cursor.take("async")
    _ = cursor.take("throws")
    initializers.append(
      InitializerFact(
        parameters: parameters, generics: [], genericNames: [],
        access: place.access(modifiers.access),
        condition: .always, position: source.position(of: keyword.start), steps: []))
    return readBody(of: .initializer(initializers.count - 1), .initializer) ?? isAtMemberEnd
  }

  private mutating func readParameters() -> [ParameterFact]? {
    guard cursor.take("(") else { return nil }
    var parameters: [ParameterFact] = []
    if cursor.take(")") { return parameters }
    repeat {
      guard let label = cursor.takeLabel() else { return nil }
      guard let start = (cursor.isAt(":") ? last : cursor.next)?.start,
        let name = cursor.isAt(":") ? label : cursor.takeName(), !Self.unnamed.contains(name),
        cursor.take(":"), let type = TypeOutline.type(&cursor)
      else { return nil }
      parameters.append(
        ParameterFact(
          label: label == "_" ? nil : label, name: name, type: type, defaultValue: nil,
          position: source.position(of: start)))
    } while cursor.take(",")
    return cursor.take(")") ? parameters : nil
  }

  private var last: ScannedToken { source.tokens[cursor.index - 1] }

  private mutating func readEffects(of member: inout MemberFact) {
    member.isAsync = cursor.take("async")
    member.isThrowing = cursor.take("throws")
  }

  /// Whether the body that comes next is plain; nil when none does.
  private mutating func readBody(of owner: Outline.Body.Owner, _ kind: BodyReader.Kind) -> Bool? {
    guard cursor.isAt("{") else { return nil }
    guard let (open, close) = cursor.takeBlock(), !source.declaresType(open..<close) else {
      return false
    }
    guard !irrelevant.isLeftOut(bodyAt: source.tokens[open].start) else { return true }
    if let body = BodyOutline(from: open, to: close, kind, in: source) {
      switch owner {
      case .member(let index): members[index].steps = body.steps
      case .initializer(let index): initializers[index].steps = body.steps
      }
    } else {
      let range = source.tokens[open].start..<source.tokens[close].end
      bodies.append(Outline.Body(owner: owner, kind: kind, range: range))
    }
    return true
  }

  // MARK: Properties

  private mutating func readProperty(_ modifiers: Modifiers, isVariable: Bool) -> Bool {
    guard var member = readName(.property, modifiers) else { return false }
    member.isStored = true
    if cursor.take(":") {
      guard let type = TypeOutline.type(&cursor) else { return false }
      member.type = type
    }
    if cursor.take("=") {
      guard cursor.takePlainLiteral() else { return false }
    } else if isVariable, cursor.isAt("{") {
      return readGetter(of: member)
    }
    members.append(member)
    return isAtMemberEnd
  }

  /// `{ get }`, with its effects, or a body that is the getter.
  private mutating func readGetter(of property: MemberFact) -> Bool {
    var member = property
    member.isStored = false
    var inside = TokenCursor(source, at: cursor.index + 1)
    if inside.take("get") {
      member.isAsync = inside.take("async")
      member.isThrowing = inside.take("throws")
      guard inside.take("}") else { return false }
      cursor = inside
      members.append(member)
      return true
    }
    guard let first = inside.next, !Self.accessors.contains(source.text(first)), !inside.isAt("@")
    else { return false }
    members.append(member)
    return readBody(of: .member(members.count - 1), .function(member.type)) == true
  }

  // MARK: What all have

  private var isAtMemberEnd: Bool { cursor.isAtLineEnd || cursor.isAt("}") }

  private mutating func readName(_ kind: MemberFact.Kind, _ modifiers: Modifiers) -> MemberFact? {
    guard let start = cursor.next?.start, let name = cursor.takeName() else { return nil }
    return MemberFact(
      kind: kind, name: name, parameters: .none, inputs: [], type: nil,
      access: place.access(modifiers.access),
      isStatic: modifiers.isStatic, isAsync: false, isThrowing: false,
      isMutating: modifiers.isMutating, isOverride: modifiers.isOverride, isGeneric: false,
      constraints: [], isStored: false, isSettable: false, condition: .always,
      position: source.position(of: start), steps: [])
  }

  private static let unnamed: Set<String> = ["_", "inout"]
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "mutating", "nonmutating", "_read", "_modify",
    "read", "modify", "unsafeAddress", "unsafeMutableAddress", "async", "borrow", "mutate",
    "yielding", "consuming", "borrowing", "nonisolated", "}",
  ]
}

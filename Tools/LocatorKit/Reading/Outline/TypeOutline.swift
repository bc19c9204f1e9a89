/// Reads plain types from their tokens: `Module.Name`, `any A & B`, `Name?`.
enum TypeOutline {
  /// The type that comes next; nil when it's of another form.
  static func type(_ cursor: inout TokenCursor) -> TypeExpression? {
    if cursor.take("any") { return composition(&cursor).map(TypeExpression.existential) }
    if cursor.take("some") { return composition(&cursor).map(TypeExpression.opaque) }
    guard let type = composition(&cursor) else { return nil }
    guard cursor.isAt("?"), case .named = type, cursor.next?.followsSpace == false else {
      return type
    }
    return cursor.take("?") ? .optional(type) : nil
  }

  /// The inherited types behind a declaration's name, with where each stands.
  static func inherited(_ cursor: inout TokenCursor) -> [DeclarationFact.Inherited]? {
    guard cursor.take(":") else { return [] }
    var types: [DeclarationFact.Inherited] = []
    repeat {
      guard let start = cursor.next?.start, let type = composition(&cursor) else { return nil }
      types.append(
        DeclarationFact.Inherited(type: type, position: cursor.source.position(of: start)))
    } while cursor.take(",")
    return types
  }

  /// The constraints of `where Self: A & B, Self: C`.
  static func constraints(_ cursor: inout TokenCursor) -> [ConstraintFact]? {
    guard cursor.take("where") else { return [] }
    var constraints: [ConstraintFact] = []
    repeat {
      guard cursor.take("Self"), cursor.take(":"), let type = composition(&cursor) else {
        return nil
      }
      constraints.append(ConstraintFact(subject: "Self", kind: .conforms, type: type))
    } while cursor.take(",")
    return constraints
  }

  /// The names of `Module.Type.Nested`.
  static func path(_ cursor: inout TokenCursor) -> [String]? {
    guard let first = cursor.takeTypeName() else { return nil }
    var path = [first]
    while cursor.take(".") {
      guard let name = cursor.takeTypeName() else { return nil }
      path.append(name)
    }
    return path
  }

  private static func composition(_ cursor: inout TokenCursor) -> TypeExpression? {
    var types: [TypeExpression] = []
    repeat {
      guard let path = path(&cursor) else { return nil }
      types.append(.named(path))
    } while cursor.take("&")
    return types.count == 1 ? types[0] : .composition(types)
  }
}

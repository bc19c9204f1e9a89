import SwiftSyntax

extension DeclarationReader {
  /// Where a declaration stands.
  struct Place {
    var scope: [String] = []
    var condition = Condition.always
    /// The most that the declarations around let through.
    var ceiling = Access.open
    /// The access of a declaration without a modifier: the extension's, a protocol's, or internal.
    var unwritten = Access.internal

    /// The access that a declaration has for its own modifier and those around it.
    func access(_ written: Access?) -> Access { min(written ?? unwritten, ceiling) }

    /// The place of what stands in a type that itself stands here.
    func within(_ name: String, _ kind: DeclarationFact.Kind, _ access: Access) -> Place {
      var inner = self
      inner.scope.append(name)
      inner.ceiling = min(ceiling, access)
      inner.unwritten = kind == .protocol ? access : .internal
      return inner
    }

    /// The place of what stands in an extension that itself stands here.
    func within(extension path: [String], _ written: Access?) -> Place {
      var inner = self
      inner.scope = path
      inner.unwritten = written ?? .internal
      return inner
    }
  }
}

extension Access {
  /// The access that the modifiers name, `private(set)` left aside.
  init?(_ modifiers: DeclModifierListSyntax) {
    let named = modifiers.lazy.filter { $0.detail == nil }
    guard let access = named.compactMap({ Access(keyword: $0.name.text) }).first else { return nil }
    self = access
  }
}

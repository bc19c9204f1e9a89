/// A type after its names were resolved, so that two spellings of one type are equal.
package indirect enum ResolvedType: Hashable, Sendable {
  /// A protocol, or several composed: `any P & Q`, or `P` as Swift 5 writes it.
  case interface(Set<Name>)
  case opaque(Set<Name>)
  /// A class, struct, enum or actor of the package.
  case type(Int)
  case optional(ResolvedType)
  /// An associated type or a generic parameter, which may stand for any type.
  case placeholder(String)
  /// A generic parameter of the type around, which no constraint binds.
  case parameter(String)
  /// A name that no source of the package declares.
  case external(String)
  case other(String)

  package enum Name: Hashable, Sendable {
    case symbol(Int)
    case external(String)
    /// Whether one of the names beside it brings another, the sources don't tell.
    case unclear
  }

  /// Whether two types are one; nil when the sources don't tell.
  func isSame(as other: ResolvedType) -> Bool? {
    if self == other { return true }
    switch (self, other) {
    case (.interface(let left), .interface(let right)), (.opaque(let left), .opaque(let right)):
      return left.isKnown && right.isKnown ? false : nil
    case (.optional(let left), .optional(let right)): return left.isSame(as: right)
    case (.placeholder, _), (_, .placeholder): return nil
    case (.external(let left), .external(let right)):
      return StandardNames.types.contains(left) && StandardNames.types.contains(right) ? false : nil
    case (.external(let name), _), (_, .external(let name)):
      return StandardNames.types.contains(name) ? false : nil
    case (.other, .other): return nil
    default: return false
    }
  }
}

extension Set where Element == ResolvedType.Name {
  /// The protocols, and the class, that the package declares.
  var symbols: [Int] {
    compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }.sorted()
  }

  fileprivate var isKnown: Bool {
    allSatisfy { name in
      switch name {
      case .symbol: true
      case .external(let name): StandardProtocols.isKnown(name)
      case .unclear: false
      }
    }
  }
}

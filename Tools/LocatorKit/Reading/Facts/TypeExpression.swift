/// A type as a source file writes it, before any name is resolved.
package indirect enum TypeExpression: Codable, Hashable, Sendable {
  /// A name with its qualifiers: `Articles.ArticleRepositoryLocator`.
  case named([String])
  /// `any` before a type.
  case existential(TypeExpression)
  /// `some` before a type.
  case opaque(TypeExpression)
  /// Types joined by `&`.
  case composition([TypeExpression])
  /// A type that may be absent: `T?`, or `T!`.
  case optional(TypeExpression)
  /// Every other type, by its text: what locates nothing.
  case other(String)
}

extension TypeExpression: CustomStringConvertible {
  /// The type as Swift writes it.
  package var description: String {
    switch self {
    case .named(let path): path.joined(separator: ".")
    case .existential(let type): "any \(type)"
    case .opaque(let type): "some \(type)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .optional(.existential(let type)): "(any \(type))?"
    case .optional(let type): "\(type)?"
    case .other(let text): text
    }
  }
}

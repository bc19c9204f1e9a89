import SwiftSyntax

/// Tells when functions call the closures they're given, of those that do it before they return.
enum CallTiming {
  /// Nil where the closures may run later, or it isn't known what is called.
  static func ofClosures(in called: ExprSyntax) -> Step.Timing? {
    let member = called.as(MemberAccessExprSyntax.self)
    let name = member?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name = name?.text else { return nil }
    if once.contains(name) { return .always }
    if name == "forEach" { return timing(ofElementsIn: member?.base) ?? .sometimes }
    return eachElement.contains(name) ? timing(ofElementsIn: member?.base) : nil
  }

  /// A function of the same name may keep the closure for later, unless it's surely that of a collection.
  private static func timing(ofElementsIn base: ExprSyntax?) -> Step.Timing? {
    guard let base = base.map(ExpressionReader.unwrapped) else { return nil }
    if let array = base.as(ArrayExprSyntax.self) {
      return array.elements.isEmpty ? .sometimes : .always
    }
    if base.is(DictionaryExprSyntax.self) { return .sometimes }
    let range = base.as(SequenceExprSyntax.self)?.elements.dropFirst().first
    let sign = range?.as(BinaryOperatorExprSyntax.self)?.operator.text
    return sign == "..<" || sign == "..." ? .sometimes : nil
  }

  /// Functions that by all custom call their closure once.
  private static let once: Set<String> = [
    "assumeIsolated", "autoreleasepool", "withExtendedLifetime", "withLock", "withLockUnchecked",
  ]

  /// Functions of collections that call their closure with the first element, and mostly with each.
  private static let eachElement: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "flatMap", "map",
    "reduce",
  ]
}

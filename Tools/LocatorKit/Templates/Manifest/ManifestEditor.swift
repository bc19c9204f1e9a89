import SwiftParser
import SwiftSyntax

/// Adds to a `Package.swift`, in its own style: what isn't added stays as it is, byte for byte.
package struct ManifestEditor {
  /// A target to declare.
  package struct NewTarget {
    package var name: String
    package var kind: PackageModel.Target.Kind
    package var dependencies: [String]
    /// Its folder, relative to the package's.
    package var folder: String
    /// Targets that it's like, whose form it takes and beside which it stands, the likest first.
    package var models: [String]

    package init(
      _ name: String, _ kind: PackageModel.Target.Kind, dependencies: [String], folder: String,
      models: [String]
    ) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.folder = folder
      self.models = models
    }
  }

  package private(set) var text: String
  /// What found no place, in words for a person.
  package private(set) var unplaced: [String] = []

  package init(_ text: String) {
    self.text = text
  }

  /// Declares a target.
  package mutating func add(_ target: NewTarget) {
    let manifest = ManifestEntries(Parser.parse(source: text))
    let entries = manifest.entries.filter { $0.isTarget && $0.element != nil }
    let model = Self.model(for: target, among: entries)
    let plain = Self.plain(
      target, like: entries.first { target.models.contains($0.name) && $0.helper == nil })
    let declaration = model.flatMap { Self.imitation(of: $0, for: target) } ?? plain
    if let neighbor = model ?? entries.first(where: { target.models.contains($0.name) })
      ?? entries.last
    {
      insert(declaration, named: target.name, beside: neighbor, among: entries)
    } else if let array = manifest.array(ofPackage: "targets") {
      apply(insertion(into: array).edits(adding: [declaration]))
    } else {
      unplaced.append("to the package's targets: \(plain)")
    }
  }

  /// Adds to a target's dependencies those that it hasn't.
  package mutating func add(dependencies new: [String], to target: String) {
    let manifest = ManifestEntries(Parser.parse(source: text))
    let entry = manifest.entries.first { $0.isTarget && $0.name == target }
    let known = entry?.dependencies.map { Self.names(in: $0.expression) } ?? []
    let missing = new.filter { !known.contains($0) && !known.contains(Self.bare($0)) }
    guard !missing.isEmpty else { return }
    guard let entry, let edits = edits(adding: missing.map(Self.literal), to: entry) else {
      let list = missing.map(Self.literal).joined(separator: ", ")
      return unplaced.append("to the dependencies of '\(target)': \(list)")
    }
    apply(edits)
  }

  /// Declares a library product for a module, where others of its kind have one.
  package mutating func addProduct(_ name: String, like models: [String]) {
    let entries = ManifestEntries(Parser.parse(source: text)).entries.filter {
      if case .product = $0.result { $0.element != nil } else { false }
    }
    guard let model = entries.last(where: { models.contains($0.name) }) else { return }
    let declaration =
      model.helper.map { "\($0.name)(\"\($0.naming.argument(for: name) ?? name)\")" }
      ?? ".library(name: \"\(name)\", targets: [\"\(name)\"])"
    insert(declaration, named: name, beside: model, among: entries)
  }

  /// Declares a trait.
  package mutating func addTrait(_ name: String, description: String) {
    let manifest = ManifestEntries(Parser.parse(source: text))
    let declaration = ".trait(name: \"\(name)\", description: \"\(description)\")"
    if let array = manifest.array(ofPackage: "traits") {
      return apply(insertion(into: array).edits(adding: [declaration]))
    }
    let next = ["dependencies", "targets"].lazy.compactMap { manifest.package?.argument($0) }.first
    guard let next, manifest.package?.argument("traits") == nil else {
      return unplaced.append("to the package's traits: \(declaration)")
    }
    let start = next.positionAfterSkippingLeadingTrivia.utf8Offset
    let isOnOneLine = !next.leadingTrivia.description.contains("\n")
    let separator = isOnOneLine ? " " : "\n" + Self.lastLine(of: next.leadingTrivia.description)
    apply([ManifestEdit(at: start, insert: "traits: [\(declaration)],\(separator)")])
  }

  // MARK: Edits

  private mutating func apply(_ edits: [ManifestEdit]) {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private func insertion(into array: ArrayExprSyntax) -> ArrayInsertion {
    ArrayInsertion(array: array, text: Array(text.utf8))
  }

  /// Puts a declaration among its like: by name where they are sorted, else after the last of them.
  private mutating func insert(
    _ declaration: String, named name: String, beside neighbor: ManifestEntry,
    among entries: [ManifestEntry]
  ) {
    guard let element = neighbor.element,
      let array = element.parent?.parent?.as(ArrayExprSyntax.self)
    else { return }
    let group = Self.group(of: neighbor, among: entries, in: array)
    let names = group.map(\.name)
    let insertion = insertion(into: array)
    guard names == names.sorted(), let first = group.first, let start = first.element else {
      return apply(insertion.edits(adding: [declaration], after: group.last?.element ?? element))
    }
    if let before = group.last(where: { $0.name < name })?.element {
      apply(insertion.edits(adding: [declaration], after: before))
    } else {
      apply([insertion.edit(addingFirst: [declaration], before: start)])
    }
  }

  /// The entries around one that are declared alike, with no comment between them.
  private static func group(
    of entry: ManifestEntry, among entries: [ManifestEntry], in array: ArrayExprSyntax
  ) -> [ManifestEntry] {
    let elements = Array(array.elements)
    func declared(_ element: ArrayElementSyntax) -> ManifestEntry? {
      entries.first { $0.element?.id == element.id }
    }
    let callee = entry.call.calledExpression.trimmedDescription
    func isAlike(_ element: ArrayElementSyntax) -> Bool {
      declared(element)?.call.calledExpression.trimmedDescription == callee
    }
    guard let index = elements.firstIndex(where: { $0.id == entry.element?.id }) else { return [] }
    var (low, high) = (index, index)
    while low > 0, isAlike(elements[low - 1]), !elements[low].isApart { low -= 1 }
    while high + 1 < elements.count, isAlike(elements[high + 1]), !elements[high + 1].isApart {
      high += 1
    }
    return elements[low...high].compactMap(declared)
  }
}

extension ArrayElementSyntax {
  /// Whether a comment or an empty line sets it apart from the element before.
  fileprivate var isApart: Bool {
    var newlines = 0
    for piece in leadingTrivia {
      switch piece {
      case .newlines(let count): newlines += count
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: return true
      default: break
      }
    }
    return newlines > 1
  }
}

// MARK: - Dependencies

extension ManifestEditor {
  private func edits(adding new: [String], to entry: ManifestEntry) -> [ManifestEdit]? {
    if let dependencies = entry.dependencies {
      if let array = Self.lastArray(in: dependencies.expression) {
        return insertion(into: array).sortedEdits(adding: new)
      }
      let end = dependencies.expression.endPositionBeforeTrailingTrivia.utf8Offset
      return [ManifestEdit(at: end, insert: " + [\(new.joined(separator: ", "))]")]
    }
    let list = "[\(new.joined(separator: ", "))]"
    guard let name = entry.call.arguments.first else { return nil }
    let label: String
    if let helper = entry.helper {
      guard let own = helper.dependenciesLabel else { return nil }
      label = own == "_" ? "" : "\(own): "
    } else {
      label = "dependencies: "
    }
    let end = name.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return [ManifestEdit(at: end, insert: ", \(label)\(list)")]
  }

  private static func lastArray(in expression: ExprSyntax) -> ArrayExprSyntax? {
    if let array = expression.as(ArrayExprSyntax.self) { return array }
    return expression.as(SequenceExprSyntax.self)?.elements.last?.as(ArrayExprSyntax.self)
  }

  /// The targets that a list of dependencies names.
  private static func names(in expression: ExprSyntax) -> Set<String> {
    Set(
      expression.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .stringSegment(let text) = token.tokenKind { text } else { nil }
      })
  }

  /// The module's name alone, where a dependency has a condition.
  private static func bare(_ dependency: String) -> String {
    dependency.split(separator: "\"").dropFirst().first.map(String.init) ?? dependency
  }

  private static func lastLine(of trivia: String) -> String {
    String(trivia[(trivia.lastIndex(of: "\n").map(trivia.index(after:)) ?? trivia.startIndex)...])
  }
}

import SwiftSyntax

/// Puts an element into an array literal, in the array's own style.
struct ArrayInsertion {
  let array: ArrayExprSyntax
  let text: [UInt8]

  /// The edits that add elements, each after another of the array, or at its end.
  ///
  /// - Parameters:
  ///   - new: the elements' texts.
  ///   - neighbor: the element they follow; nil for the last.
  func edits(adding new: [String], after neighbor: ArrayElementSyntax? = nil) -> [ManifestEdit] {
    let elements = Array(array.elements)
    guard let last = elements.last else { return [filling(with: new)] }
    let place = neighbor ?? last
    let separator = isOnOneLine ? " " : "\n" + indentation(of: place)
    if let comma = place.trailingComma {
      let isLast = place.id == last.id
      let texts = new.enumerated().map { index, text in
        let needsComma = !isLast || index < new.count - 1 || !isOnOneLine
        return separator + text + (needsComma ? "," : "")
      }
      return [ManifestEdit(at: lineEnd(of: Syntax(comma)), insert: texts.joined())]
    }
    let end = place.expression.endPositionBeforeTrailingTrivia.utf8Offset
    let joined = new.map { separator + $0 }.joined(separator: ",")
    let comment = lineEnd(of: Syntax(place.expression))
    return comment == end
      ? [ManifestEdit(at: end, insert: "," + joined)]
      : [ManifestEdit(at: end, insert: ","), ManifestEdit(at: comment, insert: joined)]
  }

  /// The edit that adds elements before the first.
  func edit(addingFirst new: [String], before first: ArrayElementSyntax) -> ManifestEdit {
    let separator = isOnOneLine ? " " : "\n" + indentation(of: first)
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return ManifestEdit(at: start, insert: new.map { $0 + "," + separator }.joined())
  }

  private func filling(with new: [String]) -> ManifestEdit {
    let inner = array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset
    return ManifestEdit(at: inner, insert: new.joined(separator: ", "))
  }

  private var isOnOneLine: Bool {
    let start = array.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = array.endPositionBeforeTrailingTrivia.utf8Offset
    return !text[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// The white space that begins the element's line.
  private func indentation(of element: ArrayElementSyntax) -> String {
    let start = element.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let spaces = text[line..<start].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// Where the node ends, a comment on the same line included.
  private func lineEnd(of node: Syntax) -> Int {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let hasComment = node.trailingTrivia.contains {
      switch $0 {
      case .lineComment, .blockComment: true
      default: false
      }
    }
    return hasComment ? node.endPosition.utf8Offset : end
  }
}

extension ArrayInsertion {
  /// The edits that add elements where their names belong when the array is sorted, else at its end.
  func sortedEdits(adding new: [String]) -> [ManifestEdit] {
    let elements = Array(array.elements)
    let names = elements.map { $0.expression.plainText ?? "" }
    let plain = names.prefix { !$0.isEmpty }
    guard !plain.isEmpty, Array(plain) == plain.sorted(),
      names.dropFirst(plain.count).allSatisfy(\.isEmpty), new.allSatisfy({ $0.hasPrefix("\"") })
    else { return edits(adding: new) }
    if isFilled { return [refilling(with: new)] }
    let first = new.sorted().filter { $0.dropFirst().dropLast() < plain[0] }
    let rest = Dictionary(grouping: new.sorted().filter { !first.contains($0) }) { text in
      plain.lastIndex { $0 < text.dropFirst().dropLast() } ?? plain.count - 1
    }
    return (first.isEmpty ? [] : [edit(addingFirst: first, before: elements[0])])
      + rest.sorted { $0.key < $1.key }.flatMap { edits(adding: $0.value, after: elements[$0.key]) }
  }

  /// Whether lines have several names each, and nothing but names.
  private var isFilled: Bool {
    let elements = array.elements
    let lines = elements.count { $0.leadingTrivia.contains { $0.isNewline } }
    let hasComments = array.tokens(viewMode: .sourceAccurate).contains { token in
      (token.leadingTrivia + token.trailingTrivia).contains { !$0.isWhitespace }
    }
    return !isOnOneLine && lines < elements.count && !hasComments
      && elements.allSatisfy { $0.expression.plainText != nil }
  }

  /// The edit that lays the names out anew in lines of at most 100 columns.
  private func refilling(with new: [String]) -> ManifestEdit {
    let names = (array.elements.map(\.expression.trimmedDescription) + new).sorted()
    let indentation = array.elements.first.map(indentation(of:)) ?? ""
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count + 2 <= 100 {
        lines[lines.count - 1] += " \(name),"
      } else {
        lines.append("\(indentation)\(name),")
      }
    }
    let start = array.leftSquare.endPosition.utf8Offset
    let end = array.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    let closing = array.rightSquare.leadingTrivia.description
    return ManifestEdit(start..<end, with: "\n" + lines.joined(separator: "\n") + closing)
  }
}

/// A text to put into a manifest in place of some bytes.
struct ManifestEdit {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }

  init(at offset: Int, insert text: String) {
    self.init(offset..<offset, with: text)
  }
}

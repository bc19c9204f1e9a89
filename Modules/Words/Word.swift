/// A run of letters and digits in a text.
public struct Word: Sendable, Hashable {
  /// Comparable with other words, as ``Folding`` makes it, and with no letter that is another one written
  /// otherwise.
  public var folded: String
  /// Where it stands in its text.
  public var range: Range<String.Index>

  /// The words of a text, in order, as SQLite's `unicode61` tells them apart: letters, digits and
  /// private characters are inside of words, and so are the marks that follow them.
  public static func all(in text: String) -> [Word] {
    var words: [Word] = []
    var start: String.Index?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      if isInside(scalars[index], wordHasBegun: start != nil) {
        start = start ?? index
      } else if let begin = start {
        words.append(Word(in: text, begin..<index))
        start = nil
      }
    }
    if let begin = start { words.append(Word(in: text, begin..<text.endIndex)) }
    return words
  }

  private init(in text: String, _ range: Range<String.Index>) {
    self.range = range
    folded = Folding.fold(String(text.unicodeScalars[range]))
    if folded.utf8.contains(where: { $0 >= 0x80 }) {
      folded.unicodeScalars = String.UnicodeScalarView(folded.unicodeScalars.map(Self.usual))
    }
  }

  /// For a small letter that is another one, written otherwise, that one (CaseFolding.txt; of these what
  /// `unicode61` knows).
  private static func usual(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "µ": "μ"
    case "ſ": "s"
    case "ς": "σ"
    case "ϐ": "β"
    case "ϑ": "θ"
    case "ϕ": "φ"
    case "ϖ": "π"
    case "ϰ": "κ"
    case "ϱ": "ρ"
    case "ϵ": "ε"
    default: letter
    }
  }

  private static func isInside(_ scalar: Unicode.Scalar, wordHasBegun: Bool) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      return true
    case .nonspacingMark: return wordHasBegun
    default: return false
    }
  }
}

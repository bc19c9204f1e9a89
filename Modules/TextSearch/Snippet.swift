public import Articles
internal import Words

/// Shows where a text matches.
public enum Snippet {
  /// How many words are shown.
  private static let length = 24

  /// Of the body where it matches, or else of the title.
  public static func pieces(of text: SearchableText, for terms: [SearchTerm]) -> [SearchHit.Piece] {
    let inBody = terms.flatMap { $0.bodyMatches(in: text) }
    let inTitle = terms.flatMap { $0.titleMatches(in: text) }
    return inBody.isEmpty
      ? pieces(of: text.title, matches: inTitle) : pieces(of: text.body, matches: inBody)
  }

  private static func pieces(
    of part: SearchableText.Part, matches: [Range<Int>]
  ) -> [SearchHit.Piece] {
    let shown = window(of: part, around: matches.map(\.lowerBound).min() ?? 0)
    let (text, words) = (part.text, part.words)
    var pieces: [SearchHit.Piece] = []
    var end = shown.lowerBound == 0 ? text.startIndex : words[shown.lowerBound].range.lowerBound
    var before = shown.lowerBound == 0 ? "" : "…"
    for match in joined(matches) where match.overlaps(shown) {
      let match = match.clamped(to: shown)
      let range =
        words[match.lowerBound].range.lowerBound..<words[match.upperBound - 1].range.upperBound
      before += text[end..<range.lowerBound]
      if !before.isEmpty { pieces.append(SearchHit.Piece(before)) }
      pieces.append(SearchHit.Piece(String(text[range]), isMatch: true))
      before = ""
      end = range.upperBound
    }
    let isWhole = shown.upperBound == words.count
    let last = isWhole ? text.endIndex : words[shown.upperBound - 1].range.upperBound
    let rest = before + text[end..<last] + (isWhole ? "" : "…")
    return rest.isEmpty ? pieces : pieces + [SearchHit.Piece(rest)]
  }

  private static func window(of part: SearchableText.Part, around word: Int) -> Range<Int> {
    let count = part.words.count
    let start = max(0, min(word - length / 4, count - length))
    return start..<min(start + length, count)
  }

  /// The matches in order; those that overlap are one.
  private static func joined(_ matches: [Range<Int>]) -> [Range<Int>] {
    matches.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, match in
      if let last = joined.last, match.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, match.upperBound)
      } else {
        joined.append(match)
      }
    }
  }
}

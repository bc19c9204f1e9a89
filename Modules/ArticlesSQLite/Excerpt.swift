internal import SQLite

/// The part of a text that shows what a search found in it, chosen as FTS5's `snippet()` does: where most of
/// the phrases stand together, from the beginning of their sentence if that leaves none of them out.
///
/// `snippet()` itself takes each column's words apart twice, and goes through all places again for each.
struct Excerpt {
  /// How many words are shown.
  private static let length = 24

  /// In UTF-8.
  let text: UnsafeBufferPointer<UInt8>
  /// Where the words stand in it.
  let words: [Range<Int>]
  /// In the order of their first words.
  private let occurrences: [FullTextMatch.Occurrence]

  init(
    of text: UnsafeBufferPointer<UInt8>, words: [Range<Int>],
    occurrences: [FullTextMatch.Occurrence]
  ) {
    self.text = text
    self.words = words
    self.occurrences =
      occurrences
      .filter { $0.words.upperBound <= words.count }
      .sorted { ($0.words.lowerBound, $0.phrase) < ($1.words.lowerBound, $1.phrase) }
  }

  /// The part, with ``Snippet``'s marks around what was found, and "…" where the text goes on.
  func marked() -> String {
    let first = bestStart()
    let end = min(first + Self.length, words.count)
    var marked = first == 0 ? "" : "…"
    // What has been taken so far.
    var offset = first == 0 ? 0 : words[first].lowerBound
    for found in joined() where found.upperBound > first && found.lowerBound < end {
      let start = words[max(found.lowerBound, first)].lowerBound
      let stop = words[min(found.upperBound, end) - 1].upperBound
      marked += part(offset..<start) + Snippet.begin + part(start..<stop) + Snippet.end
      offset = stop
    }
    guard end < words.count else { return marked + part(offset..<text.count) }
    return marked + part(offset..<words[end - 1].upperBound) + "…"
  }

  private func part(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The first word of the part.
  private func bestStart() -> Int {
    var (best, bestScore) = (0, 0)
    var sentence = 0
    for (index, occurrence) in occurrences.enumerated() {
      let word = occurrence.words.lowerBound
      let around = score(from: word, near: index)
      if around.score > bestScore {
        let spare = Self.length - (around.end - word)
        (best, bestScore) = (max(0, min(word - spare / 2, words.count - Self.length)), around.score)
      }
      guard words.count > Self.length else { continue }
      if let begin = (sentence + 1..<word + 1).last(where: beginsSentence) { sentence = begin }
      let score = score(from: sentence, near: index).score + (sentence == 0 ? 120 : 100)
      if sentence < word, score > bestScore { (best, bestScore) = (sentence, score) }
    }
    return best
  }

  /// What a part that begins with a word is worth, and behind which word the last that was found in it ends.
  private func score(from start: Int, near index: Int) -> (score: Int, end: Int) {
    var (score, end) = (0, start)
    var seen: Set<Int> = []
    var first = index
    while first > 0, occurrences[first - 1].words.lowerBound >= start { first -= 1 }
    for occurrence in occurrences[first...] {
      guard occurrence.words.lowerBound < start + Self.length else { break }
      score += seen.insert(occurrence.phrase).inserted ? 1000 : 1
      end = occurrence.words.upperBound
    }
    return (score, end)
  }

  private func beginsSentence(_ word: Int) -> Bool {
    let start = words[word].lowerBound
    let before = text[..<start].last { ![9, 10, 13, 32].contains($0) }
    guard start > 0, [9, 10, 13, 32].contains(text[start - 1]) else { return false }
    return before == UInt8(ascii: ".") || before == UInt8(ascii: ":")
  }

  /// The words that were found, as one range where they overlap.
  private func joined() -> [Range<Int>] {
    occurrences.reduce(into: []) { joined, occurrence in
      if let last = joined.last, occurrence.words.lowerBound < last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<max(last.upperBound, occurrence.words.upperBound)
      } else {
        joined.append(occurrence.words)
      }
    }
  }
}

extension Excerpt {
  /// The marked part of the body where anything was found in it, or else of the title; `nil` for a row that
  /// can't be read.
  static func marked(of match: FullTextMatch) -> String? {
    var found: [Int: [FullTextMatch.Occurrence]] = [:]
    match.forEachOccurrence { found[$0.column, default: []].append($0) }
    let column =
      found[SearchIndex.bodyColumn] == nil && found[SearchIndex.titleColumn] != nil
      ? SearchIndex.titleColumn : SearchIndex.bodyColumn
    return match.withWords(ofColumn: column) { text, words in
      Excerpt(of: text, words: words, occurrences: found[column] ?? []).marked()
    }
  }
}

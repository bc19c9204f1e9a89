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
    // Where the last sentence begins among the words that have been looked at.
    var (sentence, lookedAt) = (0, 0)
    // The first occurrences in that sentence, and at the word itself.
    var (firstOfSentence, firstHere) = (0, 0)
    for (index, occurrence) in occurrences.enumerated() {
      let word = occurrence.words.lowerBound
      if occurrences[firstHere].words.lowerBound < word { firstHere = index }
      let around = score(from: word, first: firstHere)
      if around.score > bestScore {
        let spare = Self.length - (around.end - word)
        (best, bestScore) = (max(0, min(word - spare / 2, words.count - Self.length)), around.score)
      }
      guard words.count > Self.length else { continue }
      sentence = (lookedAt + 1..<word + 1).last(where: beginsSentence) ?? sentence
      lookedAt = word
      while occurrences[firstOfSentence].words.lowerBound < sentence { firstOfSentence += 1 }
      let bonus = sentence == 0 ? 120 : 100
      let score = score(from: sentence, first: firstOfSentence).score + bonus
      if sentence < word, score > bestScore { (best, bestScore) = (sentence, score) }
    }
    return best
  }

  /// What a part that begins with a word is worth, and behind which word the last that was found in it ends.
  /// - Parameter first: the first occurrence from that word on.
  private func score(from start: Int, first: Int) -> (score: Int, end: Int) {
    var (score, end) = (0, start)
    var seen: Set<Int> = []
    for occurrence in occurrences[first...] {
      guard occurrence.words.lowerBound < start + Self.length else { break }
      score += seen.insert(occurrence.phrase).inserted ? 1000 : 1
      end = occurrence.words.upperBound
    }
    return (score, end)
  }

  private func beginsSentence(_ word: Int) -> Bool {
    let start = words[word].lowerBound
    guard start > 0, Self.isSpace(text[start - 1]) else { return false }
    let end = text[..<start].last { !Self.isSpace($0) }
    return end == UInt8(ascii: ".") || end == UInt8(ascii: ":")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 9 || byte == 10 || byte == 13 || byte == 32
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

#if Postgres
  internal import Words

  /// Which words stand where in an article: taken in as they come, and given back word by word.
  ///
  /// A feed has tens of thousands of words, and this is the greatest part of what saving it costs on this
  /// side of the server. So nothing is allocated for a word, and nearly all are told apart by one number.
  struct WordPlaces {
    /// A word, and all places that it has.
    struct PlacedWord {
      fileprivate let letters: Range<Int>
      fileprivate let occurrences: Range<Int>

      var letterCount: Int { letters.count }
      var placeCount: Int { occurrences.count }
    }

    private struct Occurrence {
      /// The first eight letters in UTF-8, the first the highest; zero where there are less.
      let head: UInt64
      let start: Int32
      let count: Int32
      let place: Int32

      var letters: Range<Int> { Int(start)..<Int(start + count) }
    }

    private var letters: [UInt8] = []
    private var occurrences: [Occurrence] = []
    /// Of the word that was taken last, from 1.
    private(set) var lastPlace = 0

    /// Takes the next words.
    mutating func add(wordsOf text: String) {
      Word.forEachFolded(in: text) { word in
        if word.count <= Lexeme.limit {
          add(word)
        } else {
          var lexeme = Lexeme(String(decoding: word, as: UTF8.self)).text
          lexeme.withUTF8 { add($0) }
        }
      }
    }

    /// Leaves a place free.
    mutating func skip() {
      lastPlace += 1
    }

    /// Each word once, in the order of their bytes, in which the server keeps them and so needn't sort them.
    mutating func words() -> [PlacedWord] {
      sort()
      var words: [PlacedWord] = []
      var start = 0
      for end in 1..<max(1, occurrences.count + 1) {
        let isLast = end == occurrences.count
        if isLast || !isSameWord(occurrences[start], occurrences[end]) {
          words.append(
            PlacedWord(letters: occurrences[start].letters, occurrences: start..<end))
          start = end
        }
      }
      return words
    }

    /// In UTF-8.
    func letters(of word: PlacedWord) -> ArraySlice<UInt8> { letters[word.letters] }

    /// Where it stands, in order.
    func places(of word: PlacedWord) -> some Sequence<Int> {
      occurrences[word.occurrences].lazy.map { Int($0.place) }
    }

    func firstPlace(of word: PlacedWord) -> Int {
      Int(occurrences[word.occurrences.lowerBound].place)
    }

    private mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
      lastPlace += 1
      var head: UInt64 = 0
      for index in 0..<min(word.count, 8) { head |= UInt64(word[index]) << (56 - 8 * index) }
      occurrences.append(
        Occurrence(
          head: head, start: Int32(letters.count), count: Int32(word.count),
          place: Int32(lastPlace)))
      letters.append(contentsOf: word)
    }

    private mutating func sort() {
      let letters = letters
      letters.withUnsafeBufferPointer { letters in
        occurrences.sort { left, right in
          if left.head != right.head { return left.head < right.head }
          if left.count > 8 || right.count > 8 {
            let (word, other) = (letters[left.letters], letters[right.letters])
            if word.lexicographicallyPrecedes(other) { return true }
            if other.lexicographicallyPrecedes(word) { return false }
          }
          return left.place < right.place
        }
      }
    }

    private func isSameWord(_ one: Occurrence, _ other: Occurrence) -> Bool {
      one.head == other.head && one.count == other.count
        && (one.count <= 8 || letters[one.letters] == letters[other.letters])
    }
  }
#endif

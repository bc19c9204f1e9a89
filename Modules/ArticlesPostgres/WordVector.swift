#if Postgres
  internal import TextSearch

  /// The words of an article as a `tsvector` is written: those of the title have weight A, those of the body
  /// D (https://www.postgresql.org/docs/current/datatype-textsearch.html).
  ///
  /// Text is taken apart here and not by the server, so that every store finds the same words. What the
  /// server can't hold it doesn't get: words that come after so many are found, but not in phrases, nor after
  /// a megabyte of different ones.
  ///
  /// It's written as text: of what the server takes as binary it keeps two bytes too many a place.
  struct WordVector: Sendable {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ searched: SearchedText) {
      var places = WordPlaces()
      places.add(wordsOf: searched.title)
      let titleEnd = places.lastPlace
      // One place is left free, so that no phrase goes from the title into the body.
      places.skip()
      places.add(wordsOf: searched.body)
      let words = places.words()
      bytes.reserveCapacity(words.reduce(0) { $0 + $1.letterCount + 8 + 6 * $1.placeCount })
      for word in Self.fitting(words, places) {
        append(places.letters(of: word), at: places.places(of: word), titleEnd: titleEnd)
      }
    }

    private mutating func append(
      _ letters: ArraySlice<UInt8>, at places: some Sequence<Int>, titleEnd: Int
    ) {
      bytes.append(UInt8(ascii: "'"))
      bytes.append(contentsOf: letters)
      bytes.append(UInt8(ascii: "'"))
      var mark = UInt8(ascii: ":")
      for place in places.prefix(Self.placeLimit) where place <= Self.lastPlace {
        bytes.append(mark)
        append(place)
        if place <= titleEnd { bytes.append(UInt8(ascii: "A")) }
        mark = UInt8(ascii: ",")
      }
      bytes.append(UInt8(ascii: " "))
    }

    private mutating func append(_ number: Int) {
      if number >= 10 { append(number / 10) }
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Those that come first in the text, as many as the server takes.
    private static func fitting(
      _ words: [WordPlaces.PlacedWord], _ places: WordPlaces
    ) -> [WordPlaces.PlacedWord] {
      guard words.reduce(0, { $0 + size($1) }) > sizeLimit else { return words }
      var total = 0
      let last =
        words.sorted { places.firstPlace(of: $0) < places.firstPlace(of: $1) }
        .prefix { word in
          total += size(word)
          return total <= sizeLimit
        }.last.map(places.firstPlace) ?? 0
      return words.filter { places.firstPlace(of: $0) <= last }
    }

    /// What a word takes on the server, in bytes.
    private static func size(_ word: WordPlaces.PlacedWord) -> Int {
      word.letterCount + 8 + 2 * min(word.placeCount, placeLimit)
    }

    /// What the server's limits leave: 1 MB, 256 places a word and none after 16,383.
    private static let sizeLimit = 1_000_000
    private static let placeLimit = 255
    private static let lastPlace = 16_383 - 1
  }
#endif

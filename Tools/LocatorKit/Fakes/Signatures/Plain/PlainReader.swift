/// Reads plain declarations from their tokens, in a fraction of the time that the parser takes for them.
///
/// Plain is what most declarations are made of: names of ASCII without backticks, and the forms that the extensions of
/// this type read. Whatever is anything else isn't guessed at, but left to the parser; and what is read is what
/// ``ProtocolReader`` and ``NominalReader`` make of the parser's tree, to the letter.
struct PlainReader {
  struct NotPlain: Error {}

  var cursor: TokenCursor
  /// Where the text begins.
  let origin: SourcePlace

  /// Reads a whole text.
  ///
  /// - Returns: nil where any of it isn't plain.
  static func read<Signature>(
    _ text: String, at origin: SourcePlace,
    _ body: (inout PlainReader) throws(NotPlain) -> Signature
  ) -> Signature? {
    var text = text
    return text.withUTF8 { bytes in
      let source = ScannedSource(bytes)
      guard source.isBalanced, source.deepString == nil else { return nil }
      var reader = PlainReader(cursor: TokenCursor(source, at: 0), origin: origin)
      guard let signature = try? body(&reader), reader.cursor.next == nil else { return nil }
      return signature
    }
  }

  /// Where the next token stands.
  var place: SourcePlace {
    SourcePlace(file: origin.file, offset: origin.offset + (cursor.next?.start ?? 0))
  }

  /// Whether the next token follows the last one without a space.
  var isAttached: Bool { cursor.next?.followsSpace == false }

  /// Passes over the word, or the character.
  mutating func expect(_ text: StaticString) throws(NotPlain) {
    guard cursor.take(text) else { throw NotPlain() }
  }

  /// Passes over an operator of one character that has a space on both sides, for otherwise it may be a part of another.
  mutating func expectSpaced(_ character: StaticString) throws(NotPlain) {
    guard !isAttached, cursor.take(character), !isAttached else { throw NotPlain() }
  }

  /// Passes over `->`, if it's next.
  mutating func takeArrow() throws(NotPlain) -> Bool {
    guard cursor.isAt("-") else { return false }
    guard !isAttached, cursor.takeArrow(), !isAttached else { throw NotPlain() }
    return true
  }

  /// Passes over a name that isn't a reserved word.
  mutating func readName() throws(NotPlain) -> String {
    guard let name = cursor.takeLabel(), name != "_", !name.hasPrefix("$"),
      !TokenCursor.reserved.contains(name), name != "Any", name != "Self"
    else { throw NotPlain() }
    return name
  }
}

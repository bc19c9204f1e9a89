/// What all of a document's readers know of it.
struct ParsingContext {
  /// Of the document, in bytes.
  let size: Int
  let encoding: String
  /// The text was mended before it was read.
  let isMended: Bool
  /// Where the document came from.
  let address: String?
  let limits: FeedParsingLimits

  /// How many bytes the texts and addresses of its entries may take.
  var room: Int { limits.growth * size + 1 << 20 }
}

/// What all of a document's readers know of it.
struct ParsingContext {
  let encoding: String
  /// The text was mended before it was read.
  let isMended: Bool
  /// Where the document came from.
  let address: String?
  let limits: FeedParsingLimits
}

/// How a vocabulary is laid out, and what reads it.
protocol VocabularyReader {
  /// Whether an element is only there to hold others, which are read one by one.
  func isContainer(_ name: XMLName, depth: Int) -> Bool

  /// How to keep what an element holds.
  func content(of name: XMLName, type: String?) -> ElementContent

  /// Takes a container whose start was read: its attributes, and nothing in it.
  mutating func open(_ container: Element)

  /// Takes an element that stands in a container.
  mutating func read(_ element: Element)

  /// All that was read.
  func finished() -> FeedDraft
}

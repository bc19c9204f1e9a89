#if Postgres
  /// A word as the server keeps it, which has room for 2 KB: a longer one is cut, where it's looked for, too.
  struct Lexeme {
    let text: String

    init(_ word: String) {
      text =
        word.utf8.count <= Self.limit ? word : String(word.unicodeScalars.prefix(Self.limit / 4))
    }

    private static let limit = 2_000

    /// As it's written in a `tsvector` and a `tsquery`.
    static func quoted(_ lexeme: String) -> String {
      "'\(lexeme)'"
    }
  }
#endif

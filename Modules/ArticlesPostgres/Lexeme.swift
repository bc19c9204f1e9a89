#if Postgres
  /// A word as the server keeps it, which has room for 2 KB: a longer one is cut, where it's looked for, too.
  struct Lexeme {
    /// In UTF-8; what is no longer is kept as it is.
    static let limit = 2_000

    let text: String

    init(_ word: String) {
      text =
        word.utf8.count <= Self.limit ? word : String(word.unicodeScalars.prefix(Self.limit / 4))
    }

    /// As it's written in a `tsvector` and a `tsquery`.
    static func quoted(_ lexeme: String) -> String {
      "'\(lexeme)'"
    }
  }
#endif

/// Where articles are kept.
public enum StoreLocation: Sendable, Hashable {
  /// In this process, gone when it ends.
  case memory
  /// In a file at this path, made when it isn't there.
  case file(String)
  /// In a database of a server, by a connection string or URI as PostgreSQL's libpq reads it; there may be
  /// a password in it.
  case server(String)

  /// Reads what a person typed: `:memory:`, the address of a server, or else a path.
  ///
  /// Whatever looks like an address is one, so that none, with the password in it, becomes the name of a file: a
  /// scheme before a slash, or a setting of libpq's (`host=db.example dbname=news`).
  public init(_ text: String) {
    if text == ":memory:" {
      self = .memory
    } else if Self.isAddress(text) {
      self = .server(text)
    } else {
      self = .file(text)
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    let word = text.drop(while: \.isWhitespace).prefix { character in
      character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
    guard word.first?.isLetter == true else { return false }
    let (name, rest) = (word.lowercased(), text[word.endIndex...])
    if rest.first == ":" {
      return rest.dropFirst().first == "/" || ["postgres", "postgresql"].contains(name)
    }
    return settings.contains(name) && rest.first { !$0.isWhitespace } == "="
  }

  /// Of libpq's, with which an address may begin.
  private static let settings: Set = [
    "host", "hostaddr", "port", "dbname", "user", "password", "service",
  ]
}

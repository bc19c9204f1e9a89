internal import Articles
internal import SQLite
internal import Words

/// Opens connections to one store, which it makes or brings up to date first where that is needed.
struct StoreOpener: Sendable {
  let file: StoreFile
  let migrations: [Migration]
  let plainText: @Sendable (String) -> String

  /// What stands beside it.
  var searchFile: SearchFile { SearchFile(of: file) }

  func open() throws -> Connection {
    guard !file.path.hasPrefix("postgres://") else {
      throw ArticleRepositoryError.cannotOpen(
        location: file.path,
        reason:
          "this program keeps articles in files; build one that knows servers: --traits Postgres")
    }
    switch try file.state() {
    case .absent:
      try file.makeFolder()
      return try open(.create)
    case .store(let version):
      try refuse(newer: version)
      return try openStored()
    }
  }

  /// Makes an empty store of the newest version somewhere else.
  func make(_ file: StoreFile) throws -> Connection {
    try StoreOpener(file: file, migrations: migrations, plainText: plainText).open(.create)
  }

  /// A store that is read-only in a folder that is so too has no place for SQLite's shared memory. Nobody
  /// can write it then, so that it can be read without: unless articles still stand in the log beside it,
  /// which would be passed over.
  private func openStored() throws -> Connection {
    do {
      return try open(.readWrite)
    } catch let error as SQLiteError where [.cannotOpen, .readOnly].contains(error.reason) {
      guard !file.hasLog else { throw ArticleRepositoryError.readOnly(location: file.path) }
      return try open(.immutable)
    }
  }

  private func open(_ access: Connection.Access) throws -> Connection {
    let connection = try Connection(path: file.path, access)
    connection.setBusyTimeout(milliseconds: 100)
    try defineFunctions(on: connection)
    let version = try connection.schemaVersion()
    try refuse(newer: version)
    if version < migrations.newestVersion {
      // Before the journal is a WAL, so that the header that marks the file as ours is in the file itself.
      try migrations.run(on: connection)
    }
    if !connection.isReadOnly { try connection.execute("PRAGMA journal_mode = WAL") }
    try connection.execute(Self.settings)
    return connection
  }

  private func refuse(newer version: Int) throws {
    guard version > migrations.newestVersion else { return }
    throw ArticleRepositoryError.newerVersion(
      location: file.path, found: version, supported: migrations.newestVersion)
  }

  private func defineFunctions(on connection: Connection) throws {
    try connection.define(SearchIndex.titleFunction, argumentCount: 1) {
      [unowned connection] arguments in
      try arguments[0].flatMap { Int($0) }.flatMap { article in
        try SearchText.title(stored: article, on: connection)
      }
    }
    try connection.define(SearchIndex.bodyFunction, argumentCount: 1) {
      [plainText, unowned connection] arguments in
      try arguments[0].flatMap { Int($0) }.flatMap { article in
        try SearchText.body(stored: article, on: connection, plainText)
      }
    }
    try connection.defineRanking("relevance") { match in
      var relevance = Relevance(
        termCount: match.phraseCount, wordCount: match.wordCount,
        averageWordCount: match.averageWordCount)
      match.forEachOccurrence { phrase, column in
        relevance.count(term: phrase, isInTitle: column == SearchIndex.titleColumn)
      }
      return relevance.score
    }
    try connection.define("matching_tag", argumentCount: 2) { arguments in
      let tags = StringListColumn.list(arguments[0])
      return tags.first { Folding.fold($0) == arguments[1] }
    }
  }

  /// Why these: "Why the store never waits for a refresh" in Tools/Docs.
  private static let settings = """
    PRAGMA foreign_keys = ON;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = OFF;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -8000;
    PRAGMA wal_autocheckpoint = 16000;
    PRAGMA journal_size_limit = 67108864;
    """
}

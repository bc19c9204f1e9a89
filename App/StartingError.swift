/// Why this process can't begin: what the system lets it have is too little.
enum StartingError: Error, Hashable {
  /// Files that it may have open at once.
  case tooFewFiles(limit: UInt64)
  case tooLittleMemory
  /// A name that the system took and that no text is.
  case notUTF8(argument: String)
}

/// Why a line of an archive can't be taken.
enum ArchiveError: Error, Hashable {
  /// It isn't a line of one, and why.
  case unreadable(line: Int, reason: String)
  /// A newer version of the app wrote the archive.
  case newerVersion(Int)
}

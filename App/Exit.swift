import Articles
import LoadedLibraries

/// How the process ends when it doesn't end well. Thrown as an error, it was explained already.
enum Exit: Int32, Error {
  /// Something of it failed, and the rest is done.
  case failure = 1
  /// Wrong usage (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// The store can't be read or written, or the output, or the machine lacks a library (`EX_IOERR`).
  case store = 74
  /// Interrupted: 128 and the number of SIGINT.
  case interrupted = 130

  /// How an error ends the process.
  init(for error: any Error) {
    self =
      switch error {
      case let exit as Exit: exit
      case is CancellationError: .interrupted
      case StartingError.notUTF8: .usage
      case is StartingError, is MissingLibrary: .store
      case ArticleRepositoryError.noSuchSubscription: .failure
      case is ArticleRepositoryError, is OutputError: .store
      default: .failure
      }
  }
}

internal import Articles
internal import SQLite

extension ArticleRepositoryError {
  /// What SQLite's error means for a store.
  init(_ error: SQLiteError, location: String) {
    self =
      switch error.reason {
      case .busy: .busy(location: location)
      case .cannotOpen: .cannotOpen(location: location, reason: error.message)
      case .corrupt:
        .damaged(location: location, detail: error.message)
      case .full: .full(location: location)
      case .notADatabase: .notAStore(location: location)
      case .readOnly: .readOnly(location: location)
      // Every statement is tested: one that doesn't fit finds other tables than it should.
      case .other where error.code == 1:
        .damaged(location: location, detail: "its tables aren't as they should be")
      case .interrupted, .other:
        .failed(
          code: String(error.extendedCode), message: error.message, statement: error.statement)
      }
  }
}

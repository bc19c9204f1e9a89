#if Postgres
  internal import Articles
  internal import PostgreSQL

  extension ArticleRepositoryError {
    /// What PostgreSQL's error means for a store.
    init(_ error: PostgreSQLError, location: String) {
      self =
        switch error.reason {
        case .unreachable, .restarting, .tooManyConnections, .noDatabase:
          .cannotReach(location: location, reason: error.message)
        case .notAllowed: .notAllowed(location: location, reason: error.message)
        case .readOnly: .readOnly(location: location)
        case .full: .full(location: location)
        case .busy: .busy(location: location)
        case .damaged: .damaged(location: location, detail: error.message)
        // Every statement is tested: one that doesn't fit finds other tables than it should.
        case .other where error.state?.hasPrefix("42") == true:
          .damaged(location: location, detail: "its tables aren't as they should be")
        case .conflict, .cancelled, .other:
          .failed(code: error.state ?? "", message: error.message, statement: error.statement)
        }
    }
  }
#endif

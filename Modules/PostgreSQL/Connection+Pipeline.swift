#if Postgres
  internal import CPostgres

  extension Connection {
    /// Runs one statement to its end.
    @discardableResult
    public func run(_ sql: String, _ values: [any PostgreSQLValue] = []) throws -> Rows {
      try run([Query(sql, values)])[0]
    }

    /// Runs statements one after the other in one round trip.
    ///
    /// Outside of a transaction they are one; those that follow one that failed aren't run.
    /// - Returns: what each answered.
    @discardableResult
    public func run(_ queries: [Query]) throws -> [Rows] {
      guard PQenterPipelineMode(handle) == 1 else { throw PostgreSQLError(on: handle) }
      defer { if PQexitPipelineMode(handle) == 0 { isOutOfStep = true } }
      let sent = try queries.flatMap(send)
      guard PQpipelineSync(handle) == 1 else { throw PostgreSQLError(on: handle) }
      try flush()
      return try receive(sent)
    }

    /// Runs a script of any number of statements that take no values, as one transaction.
    public func execute(_ script: String) throws {
      guard PQsendQuery(handle, script) == 1 else { throw PostgreSQLError(on: handle) }
      try flush()
      try finish(script)
    }

    /// Takes the results that are still to come.
    /// - Throws: the first error among them.
    func finish(_ statement: String) throws {
      var failure: PostgreSQLError?
      while let result = try nextResult() {
        if result.status == PGRES_FATAL_ERROR { failure = failure ?? result.error(of: statement) }
      }
      if let failure { throw failure }
      if isLost { throw PostgreSQLError(on: handle) }
    }

    /// One message to the server, and what it is for.
    private enum Message {
      case prepare(sql: String)
      case execute(sql: String)

      var sql: String {
        switch self {
        case .prepare(let sql), .execute(let sql): sql
        }
      }
    }

    private func send(_ query: Query) throws -> [Message] {
      guard query.planning == .once else {
        try send(query) { PQsendQueryParams(handle, query.sql, $0, nil, $1, nil, nil, 0) }
        return [.execute(sql: query.sql)]
      }
      var messages: [Message] = []
      if prepared[query.sql] == nil {
        let name = "s\(statementCount)"
        guard PQsendPrepare(handle, name, query.sql, 0, nil) == 1 else {
          throw PostgreSQLError(on: handle)
        }
        statementCount += 1
        prepared[query.sql] = name
        messages.append(.prepare(sql: query.sql))
      }
      let name = prepared[query.sql]
      try send(query) { PQsendQueryPrepared(handle, name, $0, $1, nil, nil, 0) }
      return messages + [.execute(sql: query.sql)]
    }

    private func send(
      _ query: Query, by function: (Int32, [UnsafePointer<CChar>?]) -> Int32
    ) throws {
      let isSent = CStrings.with(query.values.map(\.parameter)) { values in
        function(Int32(values.count), values) == 1
      }
      guard isSent else { throw PostgreSQLError(on: handle) }
    }

    /// Takes the results of all messages, so that the next pipeline begins with its own.
    private func receive(_ messages: [Message]) throws -> [Rows] {
      var answers: [Rows] = []
      var failure: PostgreSQLError?
      for message in messages {
        guard let result = try nextResult() else { throw failure ?? PostgreSQLError(on: handle) }
        switch result.status {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
          if case .execute = message { answers.append(result) }
        default:
          // What follows one that failed wasn't run, and fails too.
          failure = failure ?? result.error(of: message.sql)
          if case .prepare = message { prepared[message.sql] = nil }
        }
        while try nextResult() != nil {}
      }
      if !isLost { try takeSynchronisation() }
      if let failure { throw failure }
      return answers
    }

    /// It says that the server has seen all, and nothing comes after it.
    private func takeSynchronisation() throws {
      while let result = try nextResult() {
        if result.status == PGRES_PIPELINE_SYNC { return }
      }
    }
  }
#endif

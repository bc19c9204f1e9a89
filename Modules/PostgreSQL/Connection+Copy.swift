#if Postgres
  internal import CPostgres

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Darwin)
    internal import Darwin
  #endif

  extension Connection {
    /// Brings rows into a table in bulk (`COPY`).
    ///
    /// - Parameters:
    ///   - target: the table with its columns, as `articles (id, title)`.
    ///   - rows: are asked for one by one while they are sent.
    public func copy(into target: String, _ rows: some Sequence<[any PostgreSQLValue]>) throws {
      let statement = "COPY \(target) FROM STDIN"
      guard PQsendQuery(handle, statement) == 1 else { throw PostgreSQLError(on: handle) }
      try flush()
      guard let result = try nextResult() else { throw PostgreSQLError(on: handle) }
      guard result.status == PGRES_COPY_IN else {
        try finish(statement)
        throw result.error(of: statement)
      }
      var lines = CopyLines()
      for row in rows {
        lines.append(row)
        if lines.bytes.count >= Self.chunkSize { try send(&lines) }
      }
      try send(&lines)
      try untilTaken { PQputCopyEnd(handle, nil) }
      try flush()
      try finish(statement)
    }

    private static var chunkSize: Int { 1 << 16 }

    private func send(_ lines: inout CopyLines) throws {
      try lines.bytes.withUnsafeBytes { bytes in
        let start = bytes.bindMemory(to: CChar.self).baseAddress
        try untilTaken { PQputCopyData(handle, start, Int32(bytes.count)) }
      }
      lines.bytes.removeAll(keepingCapacity: true)
      try flush()
    }

    /// libpq takes nothing while what it took before waits to be sent.
    private func untilTaken(_ put: () -> Int32) throws {
      while true {
        switch put() {
        case 1: return
        case 0: try wait(for: POLLIN | POLLOUT)
        default: throw PostgreSQLError(on: handle)
        }
      }
    }
  }
#endif

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
    /// Sends everything that waits to be sent, and takes what comes meanwhile: a server whose answers nobody
    /// takes would stop reading.
    func flush() throws {
      while true {
        switch PQflush(handle) {
        case 0: return
        case 1: try wait(for: POLLIN | POLLOUT)
        default: throw PostgreSQLError(on: handle)
        }
      }
    }

    /// The next result of what was sent; `nil` at the end of a statement.
    func nextResult() throws -> Rows? {
      while PQisBusy(handle) == 1 {
        try wait(for: POLLIN)
      }
      return PQgetResult(handle).map(Rows.init)
    }

    /// Waits until something can be done with the socket, and takes what came.
    func wait(for events: Int32) throws {
      var descriptor = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
      while poll(&descriptor, 1, -1) < 0 {
        guard errno == EINTR else { throw PostgreSQLError(on: handle) }
      }
      let isReadable = Int32(descriptor.revents) & ~POLLOUT != 0
      if isReadable, PQconsumeInput(handle) == 0 { throw PostgreSQLError(on: handle) }
    }
  }
#endif

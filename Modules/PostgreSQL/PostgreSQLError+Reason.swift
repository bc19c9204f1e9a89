#if Postgres
  extension PostgreSQLError {
    /// What an error means for who runs into it.
    public enum Reason: Sendable, Hashable {
      /// There is no connection: the server isn't there, or not any more.
      case unreachable
      /// The server is stopping or starting.
      case restarting
      case tooManyConnections
      /// The server has no database of that name, or the database no schema that is looked in.
      case noDatabase
      /// The user isn't let in, or not to what was asked for.
      case notAllowed
      /// The server is a standby, or was told to write nothing.
      case readOnly
      /// The server's disk.
      case full
      /// Somebody else holds what was asked for.
      case busy
      /// Somebody else changed the same at the same time: it can be tried again.
      case conflict
      /// By a ``Canceller``, or by who runs the server.
      case cancelled
      case damaged
      case other
    }

    public var reason: Reason {
      guard let state else { return .unreachable }
      return switch state {
      case "57P01", "57P02", "57P03": .restarting
      case "53300": .tooManyConnections
      case "3D000", "3F000": .noDatabase
      case "42501": .notAllowed
      case "25006": .readOnly
      case "53100": .full
      case "55P03": .busy
      case "40001", "40P01", "23505": .conflict
      case "57014": .cancelled
      case "XX001", "XX002": .damaged
      case _ where state.hasPrefix("08"): .unreachable
      case _ where state.hasPrefix("28"): .notAllowed
      default: .other
      }
    }
  }
#endif

#if Postgres
  internal import PostgreSQL

  /// A transaction that is being made.
  struct Transaction {
    let connection: Connection
    /// To what was asked when it began.
    let answers: [Rows]
    /// What is run with its end, in the same round trip.
    var finishing: [Query] = []
  }
#endif

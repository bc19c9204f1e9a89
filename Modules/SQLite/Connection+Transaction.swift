extension Connection {
  /// Runs the body in a transaction that may write: whole, or not at all.
  ///
  /// The lock for writing is taken first, so that a body never finds halfway that it can't write.
  public func write<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs the body in a transaction that locks for writing only those of the attached databases that it writes: its
  /// first statement has to write, so that it never finds halfway that it can't.
  ///
  /// Each database is written whole or not at all; should the machine stop meanwhile, one of them may be without.
  public func writeOne<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN DEFERRED", body)
  }

  /// Runs the body on one state of the database, whatever others write meanwhile.
  public func read<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN DEFERRED", body)
  }

  private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// After some errors (a full disk) SQLite has rolled back already. Should rolling back itself fail,
  /// the error before it is the one that tells what happened.
  private func rollBack() {
    guard isInTransaction else { return }
    _ = try? run("ROLLBACK")
  }
}

internal import SQLite

extension SQLiteError {
  /// Whether it comes from the store's bytes, and not from the disk or from others who use the store.
  var isDamage: Bool {
    switch reason {
    case .corrupt, .notADatabase, .other: true
    case .busy, .cannotOpen, .full, .interrupted, .readOnly: false
    }
  }
}

internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SQLiteError {
  /// The failures that a caller can do something about.
  public enum Reason: Sendable, Hashable {
    /// Another connection holds a lock.
    case busy
    case cannotOpen
    case corrupt
    case full
    case interrupted
    case notADatabase
    case readOnly
    case other
  }

  public var reason: Reason {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_CANTOPEN, SQLITE_AUTH, SQLITE_PERM: .cannotOpen
    case SQLITE_CORRUPT, SQLITE_MISMATCH: .corrupt
    case SQLITE_IOERR where Self.endsTooSoon.contains(extendedCode): .corrupt
    // A quota that is used up, and a file that may not grow.
    case SQLITE_IOERR where [EDQUOT, EFBIG].contains(systemError): .full
    case SQLITE_FULL: .full
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_READONLY: .readOnly
    default: .other
    }
  }

  /// Short reads (`SQLITE_IOERR_SHORT_READ`), and what file systems say of their own damage
  /// (`SQLITE_IOERR_CORRUPTFS`); macros that Swift can't import.
  private static let endsTooSoon: Set<Int32> = [SQLITE_IOERR | 2 << 8, SQLITE_IOERR | 33 << 8]
}

/// Why a document can't be read as OPML.
public enum OPMLError: Error, Sendable, Hashable {
  /// It's something else; its root element, if it has one.
  case notOPML(root: String?)
  /// It goes beyond what can be read safely.
  case unreadable(reason: String)
}

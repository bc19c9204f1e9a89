/// Who may use a declaration, from the fewest to the most.
package enum Access: Int, Codable, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// The keyword's access, or nil when the word says nothing of access.
  package init?(keyword: String) {
    switch keyword {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }
}

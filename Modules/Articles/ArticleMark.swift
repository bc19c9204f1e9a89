/// What a reader can mark an article as.
public enum ArticleMark: String, Sendable, Hashable, CaseIterable {
  case read, unread, starred, unstarred
}

import Articles

extension Article {
  /// Its title, or what else there is to call it by.
  var displayTitle: String {
    title ?? summary.map { String($0.prefix(80)) } ?? link ?? "(untitled)"
  }

  /// One character for each mark: `●` unread, `★` starred, `↻` changed since it was read.
  var flags: String {
    (isRead ? "" : "●") + (isStarred ? "★" : "") + (isUpdated ? "↻" : "")
  }
}

extension ArticleID {
  /// As much of it as lists show; enough to tell it from any other in all but the largest stores.
  var short: String { String(rawValue.prefix(8)) }
}

internal import Articles
internal import Words

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ArticleStore {
  func list(_ query: ArticleQuery) -> [Article] {
    let selected = articles.values.map { current($0.article) }.filter { matches($0, query) }
    let ordered = selected.sorted { left, right in
      if left.sortDate == right.sortDate { return left.id < right.id }
      return (left.sortDate > right.sortDate) == (query.order == .newest)
    }
    return Array(ordered.prefix(query.limit.map { max($0, 0) } ?? .max))
  }

  /// - Returns: how many changed.
  mutating func mark(_ mark: ArticleMark, _ query: ArticleQuery) -> Int {
    var changed = 0
    for (id, stored) in articles where matches(stored.article, query) {
      var article = stored.article
      switch mark {
      case .read: (article.isRead, article.isUpdated) = (true, false)
      case .unread: article.isRead = false
      case .starred: article.isStarred = true
      case .unstarred: article.isStarred = false
      }
      guard article != stored.article else { continue }
      articles[id]?.article = article
      changed += 1
    }
    return changed
  }

  /// The article with what its subscription is called now.
  func current(_ article: Article) -> Article {
    var article = article
    article.feedTitle = subscriptions[article.subscription]?.title ?? article.feedTitle
    return article
  }

  private func matches(_ article: Article, _ query: ArticleQuery) -> Bool {
    if let isUnread = query.isUnread, article.isRead == isUnread { return false }
    if let isStarred = query.isStarred, article.isStarred != isStarred { return false }
    if let subscription = query.subscription, article.subscription != subscription { return false }
    if let since = query.since, article.sortDate < since { return false }
    if let before = query.before, article.sortDate >= before { return false }
    if let prefix = query.idPrefix, !article.id.rawValue.hasPrefix(prefix) { return false }
    if let tag = query.tag { return has(Folding.fold(tag), article) }
    return true
  }

  private func has(_ tag: String, _ article: Article) -> Bool {
    let tags = article.tags + (subscriptions[article.subscription]?.tags ?? [])
    return tags.contains { Folding.fold($0) == tag }
  }
}

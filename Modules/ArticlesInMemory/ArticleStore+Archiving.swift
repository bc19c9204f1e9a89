internal import Articles
internal import TextSearch

extension ArticleStore {
  func archivedArticles(after id: ArticleID?, limit: Int) -> [ArchivedArticle] {
    articles.values.filter { stored in id.map { $0 < stored.article.id } ?? true }
      .sorted { $0.article.id < $1.article.id }
      .prefix(max(0, limit))
      .map { stored in
        ArchivedArticle(
          article: current(stored.article), content: stored.content,
          otherIDs: aliases.filter { $0.value == stored.article.id }.map(\.key).sorted())
      }
  }

  func prunedArticles(after id: ArticleID?, limit: Int) -> [PrunedArticle] {
    let pruned = tombstones.flatMap { subscription, ids in
      ids.map { PrunedArticle(id: $0, subscription: subscription) }
    }
    return Array(
      pruned.filter { article in id.map { $0 < article.id } ?? true }.sorted { $0.id < $1.id }
        .prefix(max(0, limit)))
  }

  mutating func restore(_ archive: Archive) -> RestoreSummary {
    var summary = RestoreSummary()
    for subscription in archive.subscriptions { restore(subscription, &summary) }
    for article in archive.pruned
    where subscriptions[article.subscription] != nil && articles[article.id] == nil {
      tombstones[article.subscription, default: []].insert(article.id)
    }
    for article in archive.articles { restore(article, &summary) }
    return summary
  }

  private mutating func restore(_ subscription: Subscription, _ summary: inout RestoreSummary) {
    if var known = subscriptions[subscription.id] {
      known.tags = (known.tags + subscription.tags).withoutDuplicates()
      subscriptions[known.id] = known
      summary.known += 1
    } else if id(withAddress: subscription.address) == nil {
      add(subscription)
      summary.newSubscriptions += 1
    } else {
      summary.known += 1
    }
  }

  private mutating func restore(_ archived: ArchivedArticle, _ summary: inout RestoreSummary) {
    let article = archived.article
    guard subscriptions[article.subscription] != nil else {
      summary.orphans += 1
      return
    }
    if var known = articles[article.id] {
      if article.isRead, !known.article.isRead {
        (known.article.isRead, known.article.isUpdated) = (true, false)
      }
      known.article.isStarred = known.article.isStarred || article.isStarred
      articles[article.id] = known
      summary.known += 1
    } else if tombstones[article.subscription]?.contains(article.id) == true {
      summary.known += 1
    } else {
      let text = SearchableText(
        title: article.title, content: archived.content, summary: article.summary, plainText)
      articles[article.id] = StoredArticle(
        article: article, content: archived.content, text: text)
      for id in archived.otherIDs { aliases[id] = article.id }
      summary.newArticles += 1
    }
  }
}

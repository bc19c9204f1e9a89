import Articles

/// What became of an archive.
struct RestoreRendering: Rendering {
  struct Shape: Encodable {
    var newFeeds: Int
    var newArticles: Int
    var known: Int
    var orphans: Int
    var failed: Int
  }

  let shape: Shape

  init(_ summary: RestoreSummary, failed: Int) {
    shape = Shape(
      newFeeds: summary.newSubscriptions, newArticles: summary.newArticles, known: summary.known,
      orphans: summary.orphans, failed: failed)
  }

  func text(in style: TextStyle) -> String {
    let feeds = shape.newFeeds == 1 ? "1 feed" : "\(shape.newFeeds) feeds"
    let articles = shape.newArticles == 1 ? "1 article" : "\(shape.newArticles) articles"
    var parts = ["Took in \(feeds) and \(articles)"]
    if shape.known > 0 {
      parts.append(shape.known == 1 ? "1 was here already" : "\(shape.known) were here already")
    }
    if shape.orphans > 0 {
      let orphans = shape.orphans == 1 ? "1 article" : "\(shape.orphans) articles"
      parts.append("\(orphans) had no feed here")
    }
    if shape.failed > 0 {
      parts.append("\(shape.failed == 1 ? "1 line" : "\(shape.failed) lines") couldn't be read")
    }
    return parts.joined(separator: ", ") + "."
  }
}

/// What was written to a file.
struct ExportRendering: Rendering {
  struct Shape: Encodable {
    var feeds: Int
    var articles: Int?
    var file: String
  }

  let shape: Shape

  /// - Parameter articles: `nil` where feeds alone were written.
  init(feeds: Int, articles: Int?, file: String) {
    shape = Shape(feeds: feeds, articles: articles, file: file)
  }

  func text(in style: TextStyle) -> String {
    let feeds = shape.feeds == 1 ? "1 feed" : "\(shape.feeds) feeds"
    let articles = shape.articles.map { $0 == 1 ? " and 1 article" : " and \($0) articles" } ?? ""
    return "Wrote \(feeds)\(articles) to \(style.foreign(shape.file))."
  }
}

import Articles

/// Articles that were marked.
struct MarkedRendering: Rendering {
  struct Shape: Encodable {
    var mark: String
    var changed: Int
  }

  let mark: ArticleMark
  let count: Int

  var shape: Shape { Shape(mark: mark.rawValue, changed: count) }

  func text(in style: TextStyle) -> String {
    switch count {
    case 0: "Nothing changed: they were \(mark.rawValue) before."
    case 1: "Marked 1 article \(mark.rawValue)."
    default: "Marked \(count) articles \(mark.rawValue)."
    }
  }
}

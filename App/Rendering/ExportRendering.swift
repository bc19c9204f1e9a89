/// A list of feeds that was written to a file.
struct ExportRendering: Rendering {
  struct Shape: Encodable {
    var feeds: Int
    var file: String
  }

  let shape: Shape

  init(feeds: Int, file: String) {
    shape = Shape(feeds: feeds, file: file)
  }

  func text(in style: TextStyle) -> String {
    let feeds = shape.feeds == 1 ? "1 feed" : "\(shape.feeds) feeds"
    return "Wrote \(feeds) to \(style.foreign(shape.file))."
  }
}

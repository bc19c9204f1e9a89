/// How many feeds a refresh is about to go through, for programs that draw a bar of their own.
struct RefreshBeginningRendering: Rendering {
  struct Shape: Encodable {
    var feeds: Int
  }

  let feeds: Int

  var shape: Shape { Shape(feeds: feeds) }

  var lineShapes: [RefreshEventShape<Shape>] {
    [RefreshEventShape(event: "began", details: shape)]
  }

  func text(in style: TextStyle) -> String { "" }
}

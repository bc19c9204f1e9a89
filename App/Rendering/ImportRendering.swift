/// What became of the feeds of a list.
struct ImportRendering: Rendering {
  struct Shape: Encodable {
    var new: Int
    var known: Int
    var failed: Int
  }

  let shape: Shape

  init(new: Int, known: Int, failed: Int) {
    shape = Shape(new: new, known: known, failed: failed)
  }

  func text(in style: TextStyle) -> String {
    let total = shape.new + shape.known + shape.failed
    guard total > 0 else { return "There are no feeds in it." }
    var parts = [shape.new == 1 ? "Following 1 feed more" : "Following \(shape.new) feeds more"]
    if shape.known > 0 { parts.append("\(shape.known) followed already") }
    if shape.failed > 0 { parts.append("\(shape.failed) left out") }
    let next = shape.new > 0 ? " Bring their articles: articles refresh" : ""
    return parts.joined(separator: ", ") + "." + next
  }
}

/// What a command has to say, in every form it can be said.
protocol Rendering {
  associatedtype Shape: Encodable
  associatedtype LineShape: Encodable

  /// The one object of `--json`.
  var shape: Shape { get }

  /// The objects of `--json-lines`, one a line.
  var lineShapes: [LineShape] { get }

  /// For people, without a line break at the end; empty for nothing to say.
  func text(in style: TextStyle) throws -> String
}

extension Rendering where Shape == LineShape {
  var lineShapes: [LineShape] { [shape] }
}

/// An executable that depends on a Defaults module, with its builds.
package struct Root: Sendable {
  package var module: Int
  package var space: BuildSpace
  /// For each build, the modules that the root's files, and theirs in turn, import.
  package var closures: [Set<Int>]
  /// For each module in some build's closure, the import that brought it in first: file and position.
  package var arrivals: [Int: (file: Int, position: Position)]
}

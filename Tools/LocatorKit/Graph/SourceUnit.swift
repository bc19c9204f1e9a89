/// A file of a module, with what was read from it.
package final class SourceUnit: Sendable {
  /// The path relative to the package's folder.
  package let path: String
  package let module: Int
  package let facts: FileFacts

  init(path: String, module: Int, facts: FileFacts) {
    self.path = path
    self.module = module
    self.facts = facts
  }
}

/// Files to write into a package, and what is left to a person.
package struct Scaffold: Hashable, Sendable {
  /// A new file, or a changed one.
  package struct File: Hashable, Sendable {
    /// Relative to the package's folder.
    package var path: String
    /// What it was; nil for a new one.
    package var old: String?
    package var text: String

    package init(path: String, old: String?, text: String) {
      self.path = path
      self.old = old
      self.text = text
    }
  }

  package var files: [File]
  /// What found no place and has to be added by hand.
  package var unplaced: [String] = []
  /// What a person may want to do next.
  package var advice: [String] = []

  package init(files: [File] = []) {
    self.files = files
  }

  mutating func add(_ path: String, _ text: String) {
    files.append(File(path: path, old: nil, text: text.hasSuffix("\n") ? text : text + "\n"))
  }

  mutating func change(_ path: String, from old: String, to text: String) {
    if old != text { files.append(File(path: path, old: old, text: text)) }
  }
}

extension Scaffold {
  /// What it would change, as `diff -u` shows it.
  package var diff: String {
    files.sorted { $0.path < $1.path }
      .map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.text).text }.joined()
  }
}

/// Finds a target's Swift files by SwiftPM's own rules.
package struct SourceFinder {
  private let package: String

  /// - Parameter package: the package's folder.
  package init(package: String) {
    self.package = package
  }

  /// The paths relative to the package's folder, sorted.
  ///
  /// - Parameters:
  ///   - path: the target's folder, when the manifest names it.
  ///   - excluded: paths in that folder that hold no sources: excluded ones, and resources.
  ///   - only: the paths in that folder that hold its sources, when the manifest names them.
  package func sources(
    ofTarget name: String, isTest: Bool, path: String? = nil, excluding excluded: [String] = [],
    only: [String]? = nil
  ) throws -> [String] {
    let folder = try folder(ofTarget: name, isTest: isTest, path: path)
    let excluded = excluded.map { Self.join(folder, $0) }
    let roots = only.map { $0.map { Self.join(folder, $0) } } ?? [folder]
    var found: Set<String> = []
    var visited: Set<FolderListing.Identity> = []
    for root in roots { walk(root, excluding: excluded, &found, &visited) }
    return found.sorted()
  }

  /// The target's folder: its `path`, or the first of SwiftPM's own that is there.
  private func folder(ofTarget name: String, isTest: Bool, path: String?) throws -> String {
    if let path {
      guard isFolder(path) else {
        throw LocatorError.missingTarget(name: name, path: Self.join(package, path))
      }
      return path == "." ? "" : path
    }
    let parents = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    if let found = parents.map({ "\($0)/\(name)" }).first(where: isFolder) { return found }
    if let parent = parents.first(where: isFolder), !isTest { return parent }
    throw LocatorError.missingTarget(name: name, path: Self.join(package, "\(parents[0])/\(name)"))
  }

  private func isFolder(_ path: String) -> Bool {
    FolderListing.exists(at: Self.join(package, path))
  }

  /// Goes through a folder, each real folder once, so that a loop of links ends.
  private func walk(
    _ path: String, mayBeFolder: Bool = true, excluding: [String], _ found: inout Set<String>,
    _ visited: inout Set<FolderListing.Identity>
  ) {
    guard !excluding.contains(path) else { return }
    guard mayBeFolder, let folder = FolderListing(of: Self.join(package, path)) else {
      if path.hasSuffix(".swift") { found.insert(path) }
      return
    }
    guard visited.insert(folder.identity).inserted else { return }
    for entry in folder.entries where entry.mayBeFolder || entry.name.hasSuffix(".swift") {
      guard entry.name != "Package.swift" || !path.isEmpty else { continue }
      walk(
        path.isEmpty ? entry.name : "\(path)/\(entry.name)", mayBeFolder: entry.mayBeFolder,
        excluding: excluding, &found, &visited)
    }
  }

  /// A path that the manifest names, within a folder.
  private static func join(_ folder: String, _ name: String) -> String {
    var name = name[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    while name.hasSuffix("/") { name = name.dropLast() }
    return folder.isEmpty ? String(name) : name.isEmpty ? folder : "\(folder)/\(name)"
  }
}

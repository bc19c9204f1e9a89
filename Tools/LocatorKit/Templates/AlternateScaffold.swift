/// Adds an alternate to a package: a Defaults module that stands in for the main one in builds with a
/// trait of its name. It begins as a copy, to be changed where it differs.
package struct AlternateScaffold {
  private let graph: PackageGraph
  private let name: String
  private let original: String
  private let read: (String) throws -> String

  /// - Parameter read: the text of a file of the package, by its path in it.
  package init(
    _ name: String, in graph: PackageGraph, read: @escaping (String) throws -> String
  ) throws(LocatorError) {
    try DependencyNames.check(name)
    guard !graph.modules.contains(where: { $0.name == "Defaults\(name)" }) else {
      throw .targetExists("Defaults\(name)")
    }
    guard let original = PackageLayout(graph).defaults.first else { throw .noDefaults }
    self.graph = graph
    self.name = name
    self.original = original
    self.read = read
  }

  private var module: String { "Defaults\(name)" }

  /// What it adds to the package.
  ///
  /// - Parameter manifest: the text of `Package.swift`.
  package func scaffold(manifest: String) throws -> Scaffold {
    try checkVersion(of: manifest)
    var scaffold = Scaffold()
    let layout = PackageLayout(graph)
    let folder = layout.folder(of: original, in: graph.package)
    let target = graph.package.targets.first { $0.name == original }
    for source in target?.sources ?? [] {
      let rest = source.dropFirst(folder.count)
      scaffold.add("\(layout.modules)/\(module)\(rest)", try read(source))
    }
    var editor = ManifestEditor(manifest)
    editor.add(
      .init(
        module, .library,
        dependencies: (target?.dependencies.map(\.name) ?? []).filter { $0 != module },
        folder: "\(layout.modules)/\(module)", models: layout.defaults))
    editor.addTrait(name, description: "Swaps \(original) for \(module).")
    var unplaced: [String] = []
    for root in graph.roots {
      let dependency = ".target(name: \"\(module)\", condition: .when(traits: [\"\(name)\"]))"
      editor.add(dependencies: [dependency], to: graph.modules[root.module].name)
      try swapImports(in: root, &scaffold, &unplaced)
    }
    scaffold.change("Package.swift", from: manifest, to: editor.text)
    scaffold.unplaced = editor.unplaced + unplaced
    scaffold.advice = [
      "Change in \(module) what is to differ, and build with it: swift build --traits \(name)"
    ]
    return scaffold
  }

  private func checkVersion(of manifest: String) throws(LocatorError) {
    let line = manifest.split(separator: "\n").first ?? ""
    let version = String(line.drop { !$0.isNumber })
    let parts = version.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return }
    if (major, parts.count > 1 ? parts[1] : 0) < (6, 1) {
      throw .oldManifest(version: version, needed: "6.1")
    }
  }

  /// Lets each file of the root that imports the main Defaults module import this one under its trait.
  private func swapImports(in root: Root, _ scaffold: inout Scaffold, _ unplaced: inout [String])
    throws
  {
    for file in graph.modules[root.module].files {
      let unit = graph.files[file]
      for imported in unit.facts.imports where imported.module == original {
        let old = try read(unit.path)
        if let new = swapped(old, line: imported.position.line, imported.condition) {
          scaffold.change(unit.path, from: old, to: new)
        } else {
          unplaced.append("to \(unit.path), for builds with the trait \(name): import \(module)")
        }
      }
    }
  }

  /// The text with the import of that line under `#if`; nil where its surroundings are unusual.
  private func swapped(_ text: String, line number: Int, _ condition: Condition) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = number - 1
    guard lines.indices.contains(index) else { return nil }
    let plain = lines[index].drop { $0 == " " }
    guard plain.hasSuffix("import \(original)") else { return nil }
    let swapped = plain.dropLast(original.count) + module
    if condition == .always {
      let indentation = String(lines[index].prefix { $0 == " " })
      lines[index...index] =
        [
          "#if \(name)", "  \(swapped)", "#else", "  \(plain)", "#endif",
        ].map { indentation + $0 }[...]
      return lines.joined(separator: "\n")
    }
    guard index > 0, lines[index - 1].drop(while: { $0 == " " }) == "#else" else { return nil }
    let indentation = lines[index].prefix { $0 == " " }
    let outer = lines[index - 1].prefix { $0 == " " }
    lines.insert(
      contentsOf: ["\(outer)#elseif \(name)", "\(indentation)\(swapped)"], at: index - 1)
    return lines.joined(separator: "\n")
  }
}

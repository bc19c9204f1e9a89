import SwiftSyntax

extension ManifestEditor {
  /// The entry whose form the target can take.
  static func model(for target: NewTarget, among entries: [ManifestEntry])
    -> ManifestEntry?
  {
    let like = target.models.lazy.compactMap { name in entries.first { $0.name == name } }
      .filter { imitation(of: $0, for: target) != nil }
    return like.first
      ?? entries.last { $0.kind == target.kind && imitation(of: $0, for: target) != nil }
  }

  /// The target as the entry declares its own; nil when that form can't say it.
  static func imitation(of entry: ManifestEntry, for target: NewTarget) -> String? {
    guard entry.kind == target.kind else { return nil }
    guard let helper = entry.helper else { return plain(target, like: entry) }
    guard helper.isComplete, let argument = helper.naming.argument(for: target.name),
      helper.path.map({ $0.text(for: argument) == target.folder })
        ?? (target.folder == conventional(target))
    else { return nil }
    let dependencies = target.dependencies.filter { !helper.addsArgument || $0 != argument }
    guard !dependencies.isEmpty else { return "\(helper.name)(\"\(argument)\")" }
    guard let label = helper.dependenciesLabel else { return nil }
    let list = "[\(dependencies.map(literal).joined(separator: ", "))]"
    return "\(helper.name)(\"\(argument)\", \(label == "_" ? "" : "\(label): ")\(list))"
  }

  static func plain(_ target: NewTarget, like entry: ManifestEntry?) -> String {
    let callee =
      switch target.kind {
      case .test: ".testTarget"
      case .executable: ".executableTarget"
      case .library, .other: ".target"
      }
    var arguments = ["name: \"\(target.name)\""]
    if !target.dependencies.isEmpty {
      arguments.append(
        "dependencies: [\(target.dependencies.map(literal).joined(separator: ", "))]")
    }
    if target.folder != conventional(target) { arguments.append("path: \"\(target.folder)\"") }
    if let settings = entry?.call.argument("swiftSettings") {
      arguments.append("swiftSettings: \(settings.expression.trimmedDescription)")
    }
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  /// The folder that SwiftPM looks in for a target without a path.
  private static func conventional(_ target: NewTarget) -> String {
    "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
  }

  /// A dependency as the manifest writes it: a name alone, or the call that it already is.
  static func literal(_ dependency: String) -> String {
    dependency.hasPrefix(".") ? dependency : "\"\(dependency)\""
  }
}

extension ManifestEntry {
  var isTarget: Bool { kind != nil }

  var kind: PackageModel.Target.Kind? {
    if case .target(let kind) = result { kind } else { nil }
  }
}

extension ManifestEntries {
  /// The array literal that an argument of `Package(…)` is, or names, or is the first part of.
  func array(ofPackage label: String) -> ArrayExprSyntax? {
    guard let argument = package?.argument(label)?.expression else { return nil }
    if let array = argument.as(ArrayExprSyntax.self) { return array }
    if let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text { return arrays[name] }
    let parts = argument.as(SequenceExprSyntax.self)?.elements.compactMap {
      $0.as(ArrayExprSyntax.self)
    }
    return parts?.first
  }
}

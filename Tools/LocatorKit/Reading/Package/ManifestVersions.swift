/// What a manifest says of the compiler and the language, read from its text: plugins aren't told of it, and
/// SwiftPM's description leaves the targets' own settings to the compiler.
struct ManifestVersions {
  private let manifest: [UInt8]

  /// - Parameter manifest: the bytes of a `Package.swift`.
  init(_ manifest: [UInt8]) {
    self.manifest = manifest
  }

  /// Gives a package what was read.
  func add(to package: inout PackageModel) {
    package.toolsVersion = toolsVersion
    package.languageModes = languageModes
  }

  /// The version in the manifest's first line: `// swift-tools-version: 6.2`.
  private var toolsVersion: String? {
    let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .filter { !$0.isWhitespace }
    let mark = "//swift-tools-version:"
    guard line.lowercased().hasPrefix(mark) else { return nil }
    let version = line.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }

  /// The language modes that the package or a target of it names; nil where each is the tools' own.
  private var languageModes: [String]? {
    guard manifest.contains("swiftLanguage") else { return nil }
    let named = [("4", ".v4"), ("5", ".v5"), ("6", ".v6")].filter { manifest.contains($0.1) }
    return named.isEmpty ? nil : named.map(\.0)
  }
}

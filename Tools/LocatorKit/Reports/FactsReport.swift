/// Everything the tool read, for scripts. A page in `Tools/Docs` says what each key means.
package enum FactsReport {
  package static func text(
    _ package: PackageModel, _ files: [(target: Int, path: String, facts: FileFacts)]
  )
    throws -> String
  {
    try JSONText.text(
      Report(
        version: 1, package: package,
        files: files.map {
          Report.File(module: package.targets[$0.target].moduleName, path: $0.path, facts: $0.facts)
        }))
  }

  private struct Report: Encodable {
    var version: Int
    var package: PackageModel
    var files: [File]

    struct File: Encodable {
      var module: String
      var path: String
      var facts: FileFacts
    }
  }
}

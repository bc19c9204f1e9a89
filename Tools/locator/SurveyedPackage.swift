import LocatorKit

/// A package whose sources were looked at, and whose facts are read when somebody asks.
struct SurveyedPackage {
  var folder: String
  var package: PackageModel
  var sources: [SourceLoader.Survey]
  var cacheFolder: String
  private let loader: SourceLoader

  init(_ input: PackageInput, jobs: Int, cacheFolder: String) throws {
    guard input.package.targets.contains(where: { !$0.sources.isEmpty }) else {
      throw LocatorError.noTargets(path: input.folder)
    }
    let cache = FactsCache(folder: cacheFolder)
    folder = input.folder
    package = input.package
    self.cacheFolder = cacheFolder
    loader = SourceLoader(folder: input.folder, jobs: jobs, cache: cache)
    sources = try loader.survey(input.package)
    cache.save()
  }

  /// The facts of every source, module by module.
  func read() throws -> [(target: Int, path: String, facts: FileFacts)] {
    try loader.load(sources)
  }
}

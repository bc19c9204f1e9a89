import LocatorKit

/// A package with what was read of it.
struct ReadPackage {
  var folder: String
  var package: PackageModel
  var files: [(target: Int, path: String, facts: FileFacts)]
}

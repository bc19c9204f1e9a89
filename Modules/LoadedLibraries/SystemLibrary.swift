/// A library of the system that isn't linked but loaded when something first needs it: a process
/// that doesn't need it shall not pay for it, nor for the libraries that it brings.
public struct SystemLibrary: Sendable, Hashable {
  /// What people call it.
  public let name: String
  /// What the loader calls it.
  public let file: String
  /// What Debian and its kin call it.
  public let aptPackage: String
  /// What Fedora and its kin call it.
  public let dnfPackage: String

  /// Loads it, never to be unloaded.
  /// - Parameters:
  ///   - functions: an empty table of those that are called.
  ///   - load: fills in the table from a file; answers nothing, or what is wrong.
  func loaded<Functions>(
    _ functions: Functions,
    by load: (UnsafeMutablePointer<Functions>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  ) throws(MissingLibrary) -> Functions {
    var functions = functions
    if let problem = load(&functions, file) {
      throw MissingLibrary(library: self, reason: String(cString: problem))
    }
    return functions
  }
}

/// Why something can't be done on this machine, whatever it's done to: a library isn't here, or isn't
/// one that can be used.
public struct MissingLibrary: Error, Hashable {
  public let library: SystemLibrary
  /// In the loader's words.
  public let reason: String
}

/// A request as it came.
public struct LoopbackRequest: Sendable, Hashable {
  public var method: String
  /// Path and query.
  public var target: String
  /// `Name: value`, a scalar for each byte.
  public var lines: [String]
  /// Which connection it came over, from 1.
  public var connection: Int

  /// The value of a header, whatever the case of its name; `nil` if it isn't there.
  public func header(_ name: String) -> String? {
    for line in lines {
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].lowercased() == name.lowercased()
      else { continue }
      return String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return nil
  }
}

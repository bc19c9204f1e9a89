/// A version of the compiler or of the language, as `#if` compares it.
struct SwiftVersion: Hashable, Comparable, Sendable {
  var parts: [Int]

  /// - Parameter text: `6`, `5.10` or `6.3.1`; missing parts count as zero.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...4).contains(parts.count), !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap { $0 }
  }

  init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    parts = [major, minor, patch]
  }

  var major: Int { parts[0] }

  static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
    for index in 0..<max(left.parts.count, right.parts.count) {
      let (one, other) = (left.part(index), right.part(index))
      if one != other { return one < other }
    }
    return false
  }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}

extension SwiftVersion: CustomStringConvertible {
  /// The version without its patch, as people name a release.
  var description: String { "\(part(0)).\(part(1))" }
}

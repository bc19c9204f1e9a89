extension String {
  /// The text without the name and password that stand in an address, if it is one.
  var withoutCredentials: String {
    guard let slashes = firstRange(of: "//") else { return self }
    let end = self[slashes.upperBound...].firstIndex { "/?#".contains($0) } ?? endIndex
    guard let at = self[slashes.upperBound..<end].lastIndex(of: "@") else { return self }
    return String(self[..<slashes.upperBound] + self[index(after: at)...])
  }
}

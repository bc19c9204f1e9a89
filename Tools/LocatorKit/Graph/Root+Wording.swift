extension Root {
  /// Some of the builds in words: only what tells them from the others; nil when they are all.
  func name(of chosen: [Int]) -> String? {
    let builds = space.builds
    guard let first = chosen.first, chosen.count < builds.count else { return nil }
    let known = Set(chosen)
    let telling = space.dimensions.filter { dimension in
      builds.indices.contains {
        !known.contains($0) && builds[first].differs(from: builds[$0], onlyIn: dimension)
      }
    }
    let words = builds[first].description(naming: Set(telling.isEmpty ? space.dimensions : telling))
    return words.isEmpty ? nil : words
  }
}

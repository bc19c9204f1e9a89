/// How a module's async function types are isolated which don't say so themselves.
enum AsyncIsolation: String, Hashable, Sendable {
  case concurrent = "@concurrent"
  case nonsending = "nonisolated(nonsending)"

  /// What each module's settings say; empty where all say the same, so that its fakes needn't, and where
  /// nobody told.
  static func byModule(_ targets: [PackageModel.Target]) -> [String: AsyncIsolation] {
    let told = targets.filter { $0.kind != .other }.compactMap { target in
      target.upcomingFeatures.map { features in
        (
          target.moduleName,
          features.contains("NonisolatedNonsendingByDefault") ? nonsending : concurrent
        )
      }
    }
    guard Set(told.map(\.1)).count > 1 else { return [:] }
    return Dictionary(told) { first, _ in first }
  }
}

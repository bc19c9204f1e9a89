import Arguments

/// Whether to use colour.
enum ColorChoice: String, CaseIterable, Sendable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set (no-color.org).
  case auto
  case always
  case never
}

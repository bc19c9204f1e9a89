#if Postgres
  /// How long somebody goes on trying, ever less often.
  struct Patience {
    private let deadline: ContinuousClock.Instant
    private var pause: Duration

    init(_ patience: Duration) {
      deadline = ContinuousClock.now + patience
      pause = .milliseconds(50)
    }

    /// How long to wait before the next try; `nil` when it isn't worth one any more.
    ///
    /// Each pause is twice the one before, two seconds at most, and some are shorter, so that many who lost
    /// their server at once don't all come back at once.
    mutating func next() -> Duration? {
      guard ContinuousClock.now < deadline else { return nil }
      defer { pause = min(pause * 2, .seconds(2)) }
      return pause * Double.random(in: 0.5...1)
    }
  }
#endif

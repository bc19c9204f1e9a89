extension Duration {
  /// Whole milliseconds, at least one: libcurl takes zero as no limit.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let (whole, overflows) = Int(clamping: seconds).multipliedReportingOverflow(by: 1000)
    return overflows ? .max : max(1, whole + Int(attoseconds / 1_000_000_000_000_000))
  }
}

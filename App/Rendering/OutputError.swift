/// Results couldn't be printed, or written to a file.
struct OutputError: Error, Hashable {
  /// Of the file; `nil` for what is printed.
  var path: String?
  var reason: String
}

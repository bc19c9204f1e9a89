/// Results couldn't be printed.
struct OutputError: Error, Hashable {
  let reason: String
}

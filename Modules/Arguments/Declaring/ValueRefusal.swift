/// A value that can't be read.
struct ValueRefusal: Error {
  /// What may be typed instead, in a few words; empty where a list says it.
  let expectation: String
}

/// Something on this machine couldn't be read.
struct InputError: Error, Hashable {
  let path: String
  let reason: String
}

/// The kernel didn't answer what it was asked.
struct NetlinkError: Error, Hashable {
  /// `errno`
  let code: Int32
}

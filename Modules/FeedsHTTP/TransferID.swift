/// Tells the transfers of one loop apart.
struct TransferID: Sendable, Hashable {
  let number: UInt64
}

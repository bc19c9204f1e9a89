/// One column of the row that a statement stands at.
public struct Column {
  let statement: OpaquePointer
  let index: Int32
}

import CZlib

/// Undoes the compression of a body while it comes: gzip and deflate (RFC 9110, 8.4.1).
///
/// libcurl could, but takes a stream that was cut off for a whole one.
final class Inflater {
  enum Failure: Error {
    /// The bytes aren't what their coding says.
    case broken
  }

  private var stream = z_stream()
  private var isStarted = false
  private let coding: ContentCoding
  private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var isComplete = false

  init(_ coding: ContentCoding) {
    self.coding = coding
  }

  /// The stream had its own end, so that nothing is missing. Nothing at all is whole, too.
  var isWhole: Bool { isComplete || !isStarted }

  deinit {
    if isStarted { inflateEnd(&stream) }
    output.deallocate()
  }

  /// Takes a piece, and hands on what it becomes, until that isn't wanted (`false`).
  func decode(
    _ piece: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws(Failure) {
    guard !piece.isEmpty else { return }
    try start(with: piece)
    stream.next_in = UnsafeMutablePointer(
      mutating: piece.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.avail_in = UInt32(clamping: piece.count)
    while stream.avail_in > 0 || stream.avail_out == 0 {
      // Whatever follows the end is passed over, as browsers do.
      if isComplete, !beginsNextMember() { return }
      guard try inflateOnce(take) else { return }
    }
  }

  /// - Returns: whether to go on.
  private func inflateOnce(_ take: (UnsafeRawBufferPointer) -> Bool) throws(Failure) -> Bool {
    stream.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.avail_out = UInt32(output.count)
    let code = inflate(&stream, Z_NO_FLUSH)
    let count = output.count - Int(stream.avail_out)
    if count > 0, !take(UnsafeRawBufferPointer(rebasing: output[..<count])) { return false }
    switch code {
    case Z_OK: return true
    case Z_STREAM_END:
      isComplete = true
      return stream.avail_in > 0
    // Nothing was left to do.
    case Z_BUF_ERROR: return false
    default: throw .broken
    }
  }

  private func start(with piece: UnsafeRawBufferPointer) throws(Failure) {
    guard !isStarted else { return }
    guard zlib_inflate_init(&stream, coding.windowBits(first: piece)) == Z_OK else {
      throw .broken
    }
    isStarted = true
  }

  /// gzip may consist of several (RFC 1952, 2.2).
  private func beginsNextMember() -> Bool {
    guard coding == .gzip, stream.next_in?.pointee == 0x1f, inflateReset(&stream) == Z_OK else {
      return false
    }
    isComplete = false
    return true
  }
}

/// The attributes of a start tag as libxml2 gives them: five pointers each.
struct RawAttributes {
  private let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int

  init(_ pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.pointers = pointers
    self.count = pointers == nil ? 0 : count
  }

  func name(_ index: Int) -> StartTag {
    guard let pointers else { return StartTag() }
    let base = pointers + index * 5
    return StartTag(name: base[0], prefix: base[1], uri: base[2])
  }

  func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let pointers, let start = pointers[index * 5 + 3], let end = pointers[index * 5 + 4]
    else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}

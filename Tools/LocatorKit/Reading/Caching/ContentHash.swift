/// A hash of a file's bytes, wide enough that two files of a package never share one by chance.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package static func of(_ bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBytes { of($0) }
  }

  /// Two multiplicative hashes over eight bytes at a time, with different constants.
  static func of(_ bytes: UnsafeRawBufferPointer) -> ContentHash {
    var high: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(bytes.count)
    var index = 0
    while index < bytes.count {
      var word: UInt64 = 0
      if index + 8 <= bytes.count {
        word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      } else {
        for rest in index..<bytes.count { word = word << 8 | UInt64(bytes[rest]) }
      }
      high = mix(high ^ word, 0xBF58_476D_1CE4_E5B9)
      low = mix(low &+ word, 0x94D0_49BB_1331_11EB)
      index += 8
    }
    return ContentHash(high: high, low: low)
  }

  /// The hash of several, in their order.
  static func of(_ hashes: [ContentHash]) -> ContentHash {
    hashes.withUnsafeBytes { of($0) }
  }

  /// The hash as sixteen bytes.
  var bytes: [UInt8] {
    [high, low].flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
  }

  private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ (value >> 29)
  }
}

extension ContentHash: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(Int(bitPattern: UInt(high)))
    writer.write(Int(bitPattern: UInt(low)))
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      high: UInt64(UInt(bitPattern: try reader.readNumber())),
      low: UInt64(UInt(bitPattern: try reader.readNumber())))
  }
}

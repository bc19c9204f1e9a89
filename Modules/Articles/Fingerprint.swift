/// Short names made from long ones, that don't collide and never change.
enum Fingerprint {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The first `characters` five-bit groups of the text's SHA-256, in Crockford's base 32.
  static func base32(of text: String, characters: Int) -> String {
    let digest = SHA256.digest(of: Array(text.utf8))
    return String(unsafeUninitializedCapacity: characters) { buffer in
      for index in 0..<characters {
        let bit = index * 5
        let pair = UInt16(digest[bit / 8]) << 8 | UInt16(digest[bit / 8 + 1])
        buffer[index] = alphabet[Int(pair >> (11 - bit % 8)) & 31]
      }
      return characters
    }
  }
}

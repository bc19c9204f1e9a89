import HTMLText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads seconds or milliseconds since 1970.
enum UnixDate {
  /// Nine digits at least: fewer could be anything.
  static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
    let digits = text.prefix(while: \.isASCIIDigit).count
    guard digits >= 9, text.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
      let number = Double(String(decoding: text, as: UTF8.self))
    else { return nil }
    // Milliseconds until the year 5138 have more digits than seconds do.
    let seconds = number >= 1e11 ? number / 1000 : number
    guard seconds < 1e11 else { return nil }
    return Date(timeIntervalSince1970: (seconds * 1000).rounded() / 1000)
  }
}

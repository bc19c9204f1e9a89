/// Amounts of memory as a person reads them.
enum ByteCountText {
  static func text(_ bytes: Int64) -> String {
    switch bytes {
    case ..<1024: "\(bytes) bytes"
    case ..<(1 << 20): "\(bytes >> 10) KiB"
    default: "\(bytes >> 20) MiB"
    }
  }
}

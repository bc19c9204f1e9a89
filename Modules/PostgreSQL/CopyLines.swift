#if Postgres
  /// Rows as `COPY` reads them: a line each, tabs between the columns
  /// (https://www.postgresql.org/docs/current/sql-copy.html, "Text Format").
  struct CopyLines {
    var bytes: [UInt8] = []

    mutating func append(_ row: [any PostgreSQLValue]) {
      for (index, value) in row.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: "\t")) }
        append(value.parameter)
      }
      bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ text: String?) {
      guard let text else {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
        return
      }
      guard text.utf8.contains(where: { Self.escape(of: $0) != nil }) else {
        bytes.append(contentsOf: text.utf8)
        return
      }
      for byte in text.utf8 {
        if let escape = Self.escape(of: byte) {
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(escape)
        } else {
          bytes.append(byte)
        }
      }
    }

    private static func escape(of byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "\\"): byte
      case UInt8(ascii: "\n"): UInt8(ascii: "n")
      case UInt8(ascii: "\r"): UInt8(ascii: "r")
      case UInt8(ascii: "\t"): UInt8(ascii: "t")
      default: nil
      }
    }
  }
#endif

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
      guard var text else {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
        return
      }
      text.withUTF8 { utf8 in
        // What stands between two escapes is taken as one piece.
        var start = 0
        for (index, byte) in utf8.enumerated() {
          guard let escape = Self.escape(of: byte) else { continue }
          append(utf8[start..<index])
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(escape)
          start = index + 1
        }
        append(utf8[start...])
      }
    }

    private mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: run))
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

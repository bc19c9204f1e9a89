/// Writes JSON, indented. What is absent or empty is left out.
struct JSONWriter {
  private var output: [UInt8] = []
  private var indentation = 0
  private var isFirst = true

  mutating func object(_ write: (inout JSONWriter) -> Void) {
    nested("{", "}", write)
  }

  mutating func object(_ key: String, _ write: (inout JSONWriter) -> Void) {
    start(key)
    object(write)
  }

  /// An array of objects, which is there even if it's empty.
  mutating func array<Element>(
    _ key: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    start(key)
    nested("[", "]") { writer in
      for element in elements {
        writer.startElement()
        writer.object { write(element, &$0) }
      }
    }
  }

  mutating func write<Element>(
    _ key: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    if !elements.isEmpty { array(key, elements, write) }
  }

  mutating func write(_ key: String, _ strings: [String]) {
    guard !strings.isEmpty else { return }
    start(key)
    nested("[", "]") { writer in
      for string in strings {
        writer.startElement()
        writer.append(quoted: string)
      }
    }
  }

  mutating func write(_ key: String, _ string: String?) {
    guard let string else { return }
    start(key)
    append(quoted: string)
  }

  mutating func write(_ key: String, _ number: Double?) {
    guard let number else { return }
    start(key)
    // Whole numbers without their `.0`.
    append(Int64(exactly: number).map(String.init) ?? "\(number)")
  }

  mutating func write(_ key: String, _ number: Int64?) {
    guard let number else { return }
    start(key)
    append(String(number))
  }

  mutating func write(_ key: String, _ flag: Bool) {
    start(key)
    append(flag ? "true" : "false")
  }

  consuming func finished() -> [UInt8] {
    output.append(0x0A)
    return output
  }

  private mutating func nested(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
  ) {
    output.append(UInt8(ascii: open))
    indentation += 1
    isFirst = true
    write(&self)
    indentation -= 1
    if !isFirst { breakLine() }
    output.append(UInt8(ascii: close))
    isFirst = false
  }

  private mutating func start(_ key: String) {
    startElement()
    append(quoted: key)
    append(": ")
  }

  private mutating func startElement() {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: indentation * 2))
  }

  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func append(quoted text: String) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var copied = 0
      for index in bytes.indices {
        guard let escape = Self.escape(bytes[index]) else { continue }
        output.append(contentsOf: bytes[copied..<index])
        output.append(contentsOf: escape.utf8)
        copied = index + 1
      }
      output.append(contentsOf: bytes[copied...])
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x0A: return "\\n"
    case 0x09: return "\\t"
    case 0x0D: return "\\r"
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}

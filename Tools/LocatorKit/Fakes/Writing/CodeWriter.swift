/// Lines of Swift, indented and broken as swift-format leaves them.
struct CodeWriter {
  static let width = 100
  private(set) var lines: [String] = []
  private var depth: Int

  init(depth: Int = 0) {
    self.depth = depth
  }

  private var room: Int { Self.width - depth * 2 }

  /// Whether a line, other than a comment, is wider than it should be.
  static func isTooWide(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      line.count > width && Substring(line).count > width
        && !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
  }

  /// Whether a line has the room for the text; its characters are counted only if its bytes don't tell.
  private func fits(_ text: String) -> Bool { text.utf8.count <= room || text.count <= room }

  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: depth * 2) + text)
  }

  mutating func blank() {
    if let end = lines.last?.utf8.last, end != UInt8(ascii: "{") { lines.append("") }
  }

  /// A writer of lines one level deeper, which ``add(_:)`` takes.
  var deeper: CodeWriter { CodeWriter(depth: depth + 1) }

  /// Adds lines that are indented already.
  mutating func add(_ indented: some Sequence<String>) { lines += indented }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `before(item, item)after`, each item on a line of its own where one line hasn't the room.
  mutating func list(_ before: String, _ items: [String], _ after: String) {
    let joined = before + items.joined(separator: ", ") + after
    if fits(joined) || items.isEmpty { return line(joined) }
    line(before)
    indented { writer in
      for (index, item) in items.enumerated() {
        writer.line(item + (index < items.count - 1 ? "," : ""))
      }
    }
    line(after)
  }

  /// `name: type = initial`, the type on lines of its own where one line hasn't the room.
  mutating func property(_ name: String, _ type: SignatureType, initial: String? = nil) {
    let end = initial.map { " = \($0)" } ?? ""
    let whole = "\(name): \(type.text)\(end)"
    if fits(whole) { return line(whole) }
    if let initial, fits("\(name): \(type.text) =") {
      line("\(name): \(type.text) =")
      return indented { $0.line(initial) }
    }
    line(name + ":")
    indented { $0.type(type) }
    append(end)
  }

  /// `name: type = initial { ... }`
  mutating func block(
    _ name: String, _ type: SignatureType, initial: String? = nil,
    _ body: (inout CodeWriter) -> Void
  ) {
    let end = (initial.map { " = \($0)" } ?? "")
    let whole = "\(name): \(type.text)\(end) {"
    if fits(whole) {
      line(whole)
    } else {
      property(name, type, initial: initial)
      line("{")
    }
    indented(body)
    line("}")
  }

  /// `name: type { body }`, on one line if it has the room.
  mutating func computed(_ name: String, _ type: SignatureType, _ body: String) {
    let whole = "\(name): \(type.text) { \(body) }"
    if fits(whole) { return line(whole) }
    block(name, type) { $0.line(body) }
  }

  private mutating func type(_ type: SignatureType) {
    if fits(type.text) { return line(type.text) }
    switch type {
    case .optional(.function(let function)):
      line("(")
      indented { $0.function(function) }
      line(")?")
    case .array(.tuple(let elements)):
      list("[(", elements.map(\.text), ")]")
    default: line(type.text)
    }
  }

  private mutating func function(_ function: SignatureType.Function) {
    list(
      (function.attributes + ["("]).joined(separator: " "), function.parameters.map(\.text),
      ")\(function.effects) -> \(function.result.text)")
  }

  /// Adds to the last line.
  private mutating func append(_ text: String) {
    guard let last = lines.popLast() else { return }
    lines.append(last + text)
  }
}

import Arguments

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a command's results go, and in which form.
struct Output: Sendable {
  enum Format: Sendable {
    case text, json, jsonLines
  }

  let format: Format
  let style: TextStyle

  init(format: Format, color: ColorChoice) {
    self.format = format
    let isTerminal = Terminal.isTerminal(.output)
    style = TextStyle(
      columns: isTerminal ? Terminal.columns : nil,
      hasColor: color.isOn(
        isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment),
      now: Date())
  }

  /// Whether a person watches.
  var isInteractive: Bool { format == .text && style.columns != nil }

  /// Prints it on standard output.
  func write(_ rendering: some Rendering) throws {
    let text = try text(of: rendering)
    if !text.isEmpty { try StandardStream.output.write(text + "\n") }
  }

  /// Prints it through `$PAGER` where a person watches and has one, and else on standard output, after
  /// an empty line if other text stands there.
  func page(_ rendering: some Rendering, isFirst: Bool) throws {
    guard isInteractive, let pager = ProcessInfo.processInfo.environment["PAGER"], !pager.isEmpty
    else {
      if format == .text, !isFirst { try StandardStream.output.write("\n") }
      return try write(rendering)
    }
    try Pager(command: pager).show(try text(of: rendering) + "\n")
  }

  private func text(of rendering: some Rendering) throws -> String {
    switch format {
    case .text:
      return try rendering.text(in: style)
    case .json:
      return try JSONText.pretty(rendering.shape)
    case .jsonLines:
      return try rendering.lineShapes.map { try JSONText.line($0) }.joined(separator: "\n")
    }
  }
}

extension ColorChoice {
  func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}

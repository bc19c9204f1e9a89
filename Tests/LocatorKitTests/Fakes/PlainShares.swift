import SwiftParser
import SwiftSyntax

@testable import LocatorKit

/// How many declarations the tokens tell, and those of which they tell something else than the parser.
struct PlainShares {
  private(set) var all = 0
  private(set) var plain = 0
  private(set) var differences: [String] = []

  /// Compares the declarations of a source.
  ///
  /// - Parameter kinds: those that are compared; nil for all.
  mutating func add(_ bytes: [UInt8], only kinds: Set<OutlinedDeclaration.Kind>? = nil) {
    for declaration in SourceOutline(bytes).declarations
    where kinds?.contains(declaration.kind) ?? true {
      let text = String(decoding: bytes[declaration.range], as: UTF8.self)
      declaration.kind == .protocol ? compareProtocol(text) : compareNominal(text)
    }
  }

  /// Compares whatever the text is; what a type says that is no Swift, nobody knows.
  mutating func compare(_ text: String) {
    compareProtocol(text)
    if !Parser.parse(source: text).hasError { compareNominal(text) }
  }

  private mutating func compareProtocol(_ text: String) {
    let origin = SourcePlace(file: "a.swift", offset: 100)
    note(
      PlainReader.protocolSignature(of: text, at: origin),
      try? ProtocolReader.parse(text, at: origin), text)
  }

  private mutating func compareNominal(_ text: String) {
    note(PlainReader.nominalSignature(of: text), NominalReader.parse(text), text)
  }

  private mutating func note<Signature: Equatable>(
    _ plain: Signature?, _ parsed: Signature?, _ text: String
  ) {
    all += 1
    guard let plain else { return }
    self.plain += 1
    if plain != parsed {
      let other = parsed.map { "\($0)" } ?? "nothing that can be parsed"
      differences.append("\(text)\n--- is told as\n\(plain)\n--- and parsed as\n\(other)")
    }
  }
}

import Foundation
import Testing

@testable import App

@Suite("A table")
struct ATable {
  private func style(columns: Int?, hasColor: Bool = false) -> TextStyle {
    TextStyle(columns: columns, hasColor: hasColor, now: Date(timeIntervalSince1970: 0))
  }

  private let table = Table(
    columns: [
      .init(title: "ID") { $0.dim($1) },
      .init(title: "N", isRightAligned: true),
      .init(title: "TITLE", isFlexible: true) { $0.bold($1) },
    ],
    rows: [["a1", "7", "A short one"], ["b2", "120", "日本語の長い題名です"]])

  @Test("is aligned for a terminal, wide characters counted as two")
  func aligned() {
    #expect(
      table.text(in: style(columns: 40)) == """
        ID    N  TITLE
        a1    7  A short one
        b2  120  日本語の長い題名です
        """)
  }

  @Test("fits a narrow terminal, and shows where something is missing")
  func fits() {
    #expect(
      table.text(in: style(columns: 20)) == """
        ID    N  TITLE
        a1    7  A short one
        b2  120  日本語の長…
        """)
    #expect(
      table.text(in: style(columns: 1)) == """
        ID    N  TI…
        a1    7  A …
        b2  120  日…
        """)
  }

  @Test("shows a person no more of an endless title than a page of it, and a program all")
  func boundsTitles() {
    let title = String(repeating: "é", count: 500_000)
    let table = Table(columns: [.init(title: "TITLE")], rows: [[title]])
    let shown = table.text(in: style(columns: 80))
    #expect(shown == "TITLE\n" + String(repeating: "é", count: 2048) + "…")
    #expect(table.text(in: style(columns: nil)) == title)
  }

  @Test("does without the columns that nothing is in")
  func withoutEmptyColumns() {
    let table = Table(
      columns: [.init(title: "ID"), .init(title: "PROBLEM"), .init(title: "TITLE")],
      rows: [["a1", "", "One"], ["b2", "", ""]])
    #expect(
      table.withoutEmptyColumns.text(in: style(columns: 40)) == """
        ID  TITLE
        a1  One
        b2  \("")
        """)
  }

  @Test("is separated by tabs for a program, with no head and no colour")
  func tabs() {
    #expect(
      table.text(in: style(columns: nil)) == "a1\t7\tA short one\nb2\t120\t日本語の長い題名です")
  }

  @Test("is coloured where there is colour")
  func colour() {
    let text = table.text(in: style(columns: 40, hasColor: true))
    #expect(
      text.split(separator: "\n")[1] == "\u{1B}[2ma1\u{1B}[0m    7  \u{1B}[1mA short one\u{1B}[0m")
  }

  @Test("shows nothing that a terminal would obey", arguments: [40, nil])
  func harmless(columns: Int?) {
    let hostile = Table(
      columns: [.init(title: "TITLE")],
      rows: [["a\u{1B}]0;owned\u{07}b\tc\nd\u{202E}e\u{9B}31m"]])
    let text = hostile.text(in: style(columns: columns))
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
    }
    #expect(controls.isEmpty)
    #expect(text.split(separator: "\n").last?.contains("b c d") == true)
  }
}

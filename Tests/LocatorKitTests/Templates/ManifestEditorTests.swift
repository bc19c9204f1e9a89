import Foundation
import LocatorKit
import Testing

@Suite("A manifest that something is added to")
struct ManifestEditorTests {
  /// A manifest before and after `new dependency Payments --implementation Stripe` is declared in it.
  struct Shape: CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    var unplaced: [String]
    var testDescription: String { name }

    static let all: [Shape] = {
      let folder = Repository.folder.appending(path: "Tests/Fixtures/Manifests")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".before") }.sorted().map { file in
        let name = String(file.dropLast(7))
        func text(_ ending: String) -> String {
          (try? String(contentsOf: folder.appending(path: "\(name).\(ending)"), encoding: .utf8))
            ?? ""
        }
        return Shape(
          name: name, before: text("before"), after: text("after"),
          unplaced: text("unplaced").split(separator: "\n").map(String.init))
      }
    }()
  }

  @Test("keeps its own shape, and all that was there", arguments: Shape.all)
  func shapes(shape: Shape) throws {
    var editor = ManifestEditor(shape.before)
    edit(&editor)
    #expect(editor.text == shape.after)
    #expect(editor.unplaced == shape.unplaced)
  }

  @Test("is the same after a second time for dependencies that are there", arguments: Shape.all)
  func again(shape: Shape) throws {
    var editor = ManifestEditor(shape.after)
    editor.add(dependencies: ["Payments", "PaymentsStripe"], to: "Defaults")
    #expect(editor.text == shape.after)
  }

  private func edit(_ editor: inout ManifestEditor) {
    editor.add(
      .init(
        "Payments", .library, dependencies: [], folder: "Sources/Payments", models: ["Clock"]))
    editor.add(
      .init(
        "PaymentsStripe", .library, dependencies: ["Payments"], folder: "Sources/PaymentsStripe",
        models: ["ClockSystem"]))
    editor.add(dependencies: ["Payments", "PaymentsStripe"], to: "Defaults")
    editor.add(
      .init(
        "PaymentsStripeTests", .test, dependencies: ["Defaults", "PaymentsStripe"],
        folder: "Tests/PaymentsStripeTests", models: ["ClockSystemTests"]))
    editor.addProduct("Payments", like: ["Clock"])
    editor.addTrait("Offline", description: "Swaps.")
  }

  @Test("has twelve shapes and more")
  func count() {
    #expect(Shape.all.count >= 12)
  }
}

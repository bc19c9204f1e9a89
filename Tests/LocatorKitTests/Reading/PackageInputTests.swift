import Foundation
import LocatorKit
import Testing

@Suite("A package that a plugin describes")
struct PackageInputTests {
  @Test("has the traits that its manifest spells out")
  func traits() throws {
    let package = try TemporaryPackage([
      "Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(
        name: "P",
        traits: [
          .default(enabledTraits: ["Online"]),
          .trait(name: "Online"),
          .trait(name: "All", enabledTraits: ["Online", "Offline"]), "Offline",
        ],
        targets: [
          .executableTarget(name: "App", dependencies: [
            "A", .target(name: "B", condition: .when(traits: ["Offline", "All"])),
          ])
        ])
      """,
      "package.json": """
      {"folder": "FOLDER", "package": {"name": "P", "traits": [], "defaultTraits": [], "targets": [
        {"name": "App", "kind": "executable", "sources": ["a.swift"],
         "dependencies": [{"name": "A"}, {"name": "B"}]}]}}
      """,
    ])
    let description = package.path("package.json")
    let text = try String(contentsOfFile: description, encoding: .utf8)
    try text.replacing("FOLDER", with: package.folder)
      .write(toFile: description, atomically: true, encoding: .utf8)
    #expect(
      try PackageInput.read(description).package
        == PackageModel(
          name: "P",
          traits: [
            .init(name: "Offline"), .init(name: "Online"),
            .init(name: "All", enables: ["Online", "Offline"]),
          ],
          defaultTraits: ["Online"],
          targets: [
            .init(
              name: "App", kind: .executable,
              dependencies: [.init(name: "A"), .init(name: "B", traits: ["All", "Offline"])],
              sources: ["a.swift"])
          ], toolsVersion: "6.2"))
  }

  @Test("has the upcoming features that its manifest enables, wherever that says so")
  func features() throws {
    let package = try TemporaryPackage([
      "Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A", swiftSettings: [.enableUpcomingFeature("One")]),
          .target(name: "B", dependencies: ["A"], swiftSettings: settings),
          module("C"),
          .target(name: "D"),
          .target(name: ["E"].joined()),
        ])
      func module(_ name: String) -> Target { .target(name: name, swiftSettings: settings) }
      var settings: [SwiftSetting] { [.enableUpcomingFeature("Two")] + more }
      let more: [SwiftSetting] = [.enableUpcomingFeature("Three")]
      """,
      "package.json": "",
    ])
    let targets = ["A", "B", "C", "D", "E"].map {
      "{\"name\": \"\($0)\", \"kind\": \"library\", \"sources\": [], \"dependencies\": []}"
    }
    let description = package.path("package.json")
    try """
    {"folder": "\(package.folder)", "package": {"name": "P", "traits": [], "defaultTraits": [],
     "targets": [\(targets.joined(separator: ", "))]}}
    """.write(toFile: description, atomically: true, encoding: .utf8)
    #expect(
      try PackageInput.read(description).package.targets.map(\.upcomingFeatures)
        == [["One"], ["Three", "Two"], ["Three", "Two"], [], nil])
  }

  @Test(
    "has the language modes that its manifest names",
    arguments: [
      ("//swift-tools-version:5.9\n", "5.9", nil),
      (
        "// swift-tools-version: 6.0;(experimental)\nswiftLanguageModes: [.v5, .v6]", "6.0",
        ["5", "6"]
      ),
      ("let package = Package()", nil, nil),
    ] as [(String, String?, [String]?)])
  func versions(manifest: String, tools: String?, modes: [String]?) throws {
    let package = try TemporaryPackage([
      "Package.swift": manifest,
      "package.json":
        #"{"folder": "FOLDER", "package": {"name": "P", "traits": [], "defaultTraits": [], "targets": []}}"#,
    ])
    let description = package.path("package.json")
    let text = try String(contentsOfFile: description, encoding: .utf8)
    try text.replacing("FOLDER", with: package.folder)
      .write(toFile: description, atomically: true, encoding: .utf8)
    let read = try PackageInput.read(description).package
    #expect(read.toolsVersion == tools)
    #expect(read.languageModes == modes)
  }

  @Test("is named when it can't be read")
  func damage() throws {
    let package = try TemporaryPackage(["package.json": "{"])
    #expect(throws: LocatorError.self) { try PackageInput.read(package.path("package.json")) }
    #expect(
      throws: LocatorError.unreadableFile(
        path: package.path("none.json"), reason: "No such file or directory")
    ) { try PackageInput.read(package.path("none.json")) }
  }
}

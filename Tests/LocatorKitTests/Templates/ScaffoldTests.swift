import Foundation
import LocatorKit
import Testing

@Suite("What 'locator new' makes")
struct ScaffoldTests {
  @Suite("is refused")
  struct Refused {
    @Test(
      "for a name that Swift or the pattern can't have",
      arguments: [
        ("payments", "a module begins with a capital letter: 'Payments'"),
        ("9Lives", "it has to be made of letters and digits, a letter first"),
        ("Pay-ments", "it has to be made of letters and digits, a letter first"),
        ("", "it has to be made of letters and digits, a letter first"),
        ("../Up", "it has to be made of letters and digits, a letter first"),
        ("Self", "that's a keyword of Swift"),
        ("Type", "that's a keyword of Swift"),
        ("Default", "its requirement would be 'default()', and that's a keyword"),
        ("PaymentsLocator", "'Locator' is added to it; leave it off: 'Payments'"),
        ("PaymentsInterface", "'Interface' is added to it; leave it off: 'Payments'"),
      ])
    func names(name: String, reason: String) {
      #expect(throws: LocatorError.badName(name, reason: reason)) {
        try DependencyNames(name, technology: "Standard")
      }
    }

    @Test("where a target has the name")
    func target() throws {
      let graph = try CheckCase(named: "seed").graph
      #expect(throws: LocatorError.targetExists("Reachability")) {
        try DependencyScaffold(
          try DependencyNames("Reachability", technology: "Standard"), in: graph)
      }
    }

    @Test("for a need that no locator has, with the nearest")
    func need() throws {
      let graph = try CheckCase(named: "seed").graph
      let names = try DependencyNames("Checkout", technology: "Standard")
      let error = #expect(throws: LocatorError.self) {
        try DependencyScaffold(names, needs: ["Reachabilty"], in: graph)
      }
      #expect(
        error?.description == "no locator hands out 'Reachabilty'; did you mean 'Reachability'?")
    }

    @Test("for traits in a manifest of an older version")
    func oldManifest() throws {
      let graph = try CheckCase(named: "seed").graph
      let alternate = try AlternateScaffold("Offline", in: graph) { _ in "" }
      #expect(throws: LocatorError.oldManifest(version: "5.9", needed: "6.1")) {
        try alternate.scaffold(manifest: "// swift-tools-version: 5.9\nlet package = Package()\n")
      }
    }

    @Test("where a file is there already, and nothing is written")
    func existing() throws {
      let package = try TemporaryPackage(["Modules/Greeting/GreetingInterface.swift": "// mine\n"])
      let scaffold = try PackageScaffold(name: "Shop").scaffold()
      #expect(
        throws: LocatorError.fileExists(
          path: package.path("Modules/Greeting/GreetingInterface.swift"))
      ) {
        try ScaffoldWriter(folder: package.folder).write(scaffold)
      }
      let files = FileManager.default.enumerator(atPath: package.folder)?.compactMap {
        $0 as? String
      }
      #expect(
        files?.sorted() == [
          "Modules", "Modules/Greeting", "Modules/Greeting/GreetingInterface.swift",
        ])
    }

    @Test("where the folder is a file, and what was written is taken back")
    func unwritable() throws {
      let package = try TemporaryPackage(["Tests": "no folder\n"])
      let scaffold = try PackageScaffold(name: "Shop").scaffold()
      let error = #expect(throws: LocatorError.self) {
        try ScaffoldWriter(folder: package.folder).write(scaffold)
      }
      #expect(
        error
          == .unwritable(
            path: package.path("Tests/Fakes/FakeGreeting.swift"),
            reason: "\(package.path("Tests")) is no folder"))
      #expect(!FileManager.default.fileExists(atPath: package.path("Package.swift")))
    }
  }

  @Test("is named after its parts")
  func names() throws {
    let names = try DependencyNames("URLCache", technology: "Disk")
    #expect(names.requirement == "urlCache")
    #expect(names.words == "url cache")
    #expect(names.implementation == "DiskURLCache")
    #expect(names.implementationModule == "URLCacheDisk")
    #expect(names.fake == "FakeURLCache")
  }

  @Test("is a diff that git applies, before it is written")
  func diff() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 10\n", with: "line ten\nand more\n")
    let scaffold = Scaffold(files: [
      Scaffold.File(path: "B.txt", old: old, text: new),
      Scaffold.File(path: "A.txt", old: nil, text: "new\n"),
    ])
    #expect(
      scaffold.diff == """
        --- /dev/null
        +++ b/A.txt
        @@ -0,0 +1,1 @@
        +new
        --- a/B.txt
        +++ b/B.txt
        @@ -7,7 +7,8 @@
         line 7
         line 8
         line 9
        -line 10
        +line ten
        +and more
         line 11
         line 12
         line 13

        """)
  }

  @Test(
    "swaps the root's import of Defaults by trait, beside another swap", arguments: [false, true])
  func alternate(isSecond: Bool) throws {
    let checked = try CheckCase(named: isSecond ? "clean-alternate-by-trait" : "seed")
    let texts = Dictionary(uniqueKeysWithValues: checked.sources.map { ($0.path, $0.text) })
    let alternate = try AlternateScaffold("Demo", in: checked.graph) { texts[$0] ?? "" }
    let scaffold = try alternate.scaffold(manifest: "// swift-tools-version: 6.2\n")
    let main = scaffold.files.first { $0.path == "Sources/App/main.swift" }
    let swap =
      isSecond
      ? "#if Offline\nimport DefaultsOffline\n#elseif Demo\nimport DefaultsDemo\n#else\nimport Defaults\n#endif\n"
      : "#if Demo\n  import DefaultsDemo\n#else\n  import Defaults\n#endif\n"
    #expect(main?.text.contains(swap) == true)
    #expect(
      scaffold.files.filter { $0.old == nil }.map(\.path).sorted()
        == checked.package.targets.first { $0.name == "Defaults" }?.sources.map {
          $0.replacingOccurrences(of: "/Defaults/", with: "/DefaultsDemo/")
        })
  }
}

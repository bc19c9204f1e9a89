import ChildProcesses
import Foundation
import LocatorKit
import Testing

@Suite("The locator program")
struct LocatorProgramTests {
  private static let clean = """
    public protocol AInterface {}
    public protocol ALocator { func a() -> any AInterface }

    """
  /// A default outside of a Defaults module: one error.
  private static let wrong =
    clean + """
      struct Plain: AInterface {}
      extension ALocator { public func a() -> any AInterface { Plain() } }

      """
  /// An ignore that silences nothing: one warning.
  private static let doubtful = clean + "// locator:ignore cycle: there is none\n"

  @Suite("ends")
  struct Ends {
    @Test(
      "with 0 when it found nothing, 1 for an error, and 1 for a warning when that is asked for")
    func findings() throws {
      let clean = try LocatorProgram(["a.swift": LocatorProgramTests.clean])
      let wrong = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      let doubtful = try LocatorProgram(["a.swift": LocatorProgramTests.doubtful])
      #expect(try clean.check("--strict") == ChildProcess.Outcome(status: 0))
      #expect(try wrong.check().status == 1)
      #expect(try doubtful.check().status == 0)
      #expect(try doubtful.check("--strict").status == 1)
    }

    @Test("the same when nothing changed since, with the same words")
    func twice() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      let first = try program.check()
      #expect(first.output.contains("error: "))
      #expect(try program.check() == first)
      #expect(try program.check("--only", "cycle") == ChildProcess.Outcome(status: 0))
      #expect(try program.check() == first)
    }

    @Test("otherwise as soon as a file says something else")
    func afterAnEdit() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      #expect(try program.check().status == 1)
      let file = URL(filePath: program.package.path("Sources/P/a.swift"))
      try Data(LocatorProgramTests.clean.utf8).write(to: file)
      #expect(try program.check() == ChildProcess.Outcome(status: 0))
      // As long, and as old, as the bytes that were checked last.
      let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      try Data(
        LocatorProgramTests.clean.replacing("any AInterface }", with: "any Anterface }}").utf8
      ).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: date as Any], ofItemAtPath: file.path)
      #expect(try program.check().status == 1)
    }

    @Test(
      "with 2 and one line that says what to do, when it can't run",
      arguments: [
        (["check", "--package-path", "none"], "no Package.swift in "),
        (["check", "--only", "dead-overide"], "did you mean 'dead-override'?"),
        (["rules", "cicle"], "did you mean 'cycle'?"),
        (["check", "--jobs", "0"], "--jobs takes a number from 1, not 0"),
        (["check", "--jobs=-1"], "--jobs takes a number from 1, not -1"),
        (["check", "--format", "xml"], "xml"),
        (["chekc"], "check"),
        (["check", "--strickt"], "--strict"),
        (["check", "--package-description", "none.json"], "can't read none.json"),
      ])
    func wrongUsage(arguments: [String], expected: String) throws {
      let outcome = try LocatorProgram(["a.swift": ""]).run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(expected))
    }

    @Test("with 2 for a file that can't be read, and says nothing of the package")
    func unreadable() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong, "b.swift": ""])
      try FileManager.default.removeItem(atPath: program.package.path("Sources/P/b.swift"))
      let outcome = try program.check()
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "error: can't read \(program.package.path("Sources/P/b.swift")): No such file or directory\n"
      )
    }

    @Test("with 2 for a package without targets")
    func noTargets() throws {
      let program = try LocatorProgram([:])
      let outcome = try program.check()
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasSuffix("has no target with Swift sources to check\n"))
    }
  }

  @Suite("reads a manifest")
  struct ReadsAManifest {
    @Test("by asking SwiftPM, and says how much it checked")
    func plain() throws {
      let outcome = try LocatorProgram(["a.swift": LocatorProgramTests.clean]).run(["check"])
      #expect(
        outcome
          == ChildProcess.Outcome(
            status: 0, errors: "1 module, 1 file: nothing to report\n"))
    }

    @Test("that stops itself, and says with which words")
    func stops() throws {
      let outcome = try LocatorProgram(
        [:],
        manifest: "// swift-tools-version: 6.0\nimport PackageDescription\nfatalError(\"no way\")\n"
      ).run(["check"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasSuffix("it stops with 'Fatal error: no way'\n"))
    }

    @Test("that never ends for as long as it's given")
    func endless() throws {
      let program = try LocatorProgram(
        [:],
        manifest: "// swift-tools-version: 6.0\nimport PackageDescription\nwhile true {}\n")
      let folder = program.package.folder
      #expect(throws: LocatorError.endlessManifest(path: folder + "/Package.swift", seconds: 2)) {
        try ManifestReader.read(folder, cache: folder + "/cache", jobs: 1, timeLimit: 2)
      }
    }
  }

  @Suite("prints")
  struct Prints {
    @Test(
      "a report in every form, which begins as that form does", arguments: ReportFormat.allCases)
    func formats(format: ReportFormat) throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      let outcome = try program.check("--format", format.rawValue)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "")
      switch format {
      case .text: #expect(outcome.output.hasPrefix(program.package.path("Sources/P/a.swift:")))
      case .github: #expect(outcome.output.hasPrefix("::error file="))
      case .json, .sarif:
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        }
      }
    }

    @Test("no control characters that a name or a source holds")
    func controlCharacters() throws {
      let name = "\u{1B}[31mred\u{7}"
      let program = try LocatorProgram(["\(name).swift": "struct {"])
      let outcome = try program.run(["check", "--package-path", name])
      #expect(outcome.status == 2)
      #expect(!outcome.errors.contains("\u{1B}"))
      #expect(outcome.errors.contains("\\u{1B}[31mred\\u{07}"))
    }

    @Test(
      "examples with the help of every command", arguments: [[], ["check"], ["rules"], ["facts"]])
    func help(command: [String]) throws {
      let outcome = try LocatorProgram([:]).run(command + ["--help"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("locator \(command.first ?? "check")"))
      #expect(outcome.output.contains("EXAMPLES") || outcome.output.contains("Examples"))
    }

    @Test("into a pipe that nobody reads to its end, and ends as it should")
    func closedPipe() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      let locator = ChildProcesses.Repository.program("locator").path
      let outcome = try ChildProcess(
        URL(filePath: "/bin/sh"), directory: URL(filePath: program.package.folder)
      ).run([
        "-c",
        "{ '\(locator)' facts --package-description package.json --cache-path cache; echo $? > code; } | :",
      ])
      #expect(outcome == ChildProcess.Outcome(status: 0))
      let code = try String(contentsOfFile: program.package.path("code"), encoding: .utf8)
      #expect(code == "0\n")
    }
  }

  @Suite("leaves a stamp")
  struct LeavesAStamp {
    @Test("when nothing fails, and leaves it alone from then on")
    func stamp() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.clean])
      let stamp = program.package.path("stamp.swift")
      #expect(try program.check("--stamp", stamp).status == 0)
      let first = try FileManager.default.attributesOfItem(atPath: stamp)[.systemFileNumber] as? Int
      #expect(try program.check("--stamp", stamp).status == 0)
      let second =
        try FileManager.default.attributesOfItem(atPath: stamp)[.systemFileNumber] as? Int
      #expect(first != nil && first == second)
    }

    @Test("never when something does")
    func noStamp() throws {
      let program = try LocatorProgram(["a.swift": LocatorProgramTests.wrong])
      let stamp = program.package.path("stamp.swift")
      #expect(try program.check("--stamp", stamp).status == 1)
      #expect(!FileManager.default.fileExists(atPath: stamp))
    }
  }
}

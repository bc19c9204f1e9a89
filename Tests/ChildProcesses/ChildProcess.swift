public import Foundation

/// A program that a test runs to its end.
public struct ChildProcess: Sendable {
  /// What came of it.
  public struct Outcome: Sendable, Hashable {
    /// The exit code; 128 and the signal's number if a signal ended it.
    public var status: Int32
    public var output: String
    public var errors: String

    public init(status: Int32, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  public var executable: URL
  /// Added to this process's own; `nil` takes a variable away.
  public var environment: [String: String?]
  public var directory: URL?

  public init(_ executable: URL, environment: [String: String?] = [:], directory: URL? = nil) {
    self.executable = executable
    self.environment = environment
    self.directory = directory
  }

  /// Runs it to its end, with the input on its standard input.
  public func run(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    let folder = try TemporaryFolder()
    let (process, files) = try start(arguments, input: input, in: folder)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .uncaughtSignal
        ? 128 + process.terminationStatus : process.terminationStatus,
      output: try files.output.text(), errors: try files.errors.text())
  }

  /// Files take what it prints: a pipe that nobody reads would stop it once it's full.
  private func start(_ arguments: [String], input: Data, in folder: TemporaryFolder) throws
    -> (Process, (output: URL, errors: URL))
  {
    let files = (output: folder.url("output"), errors: folder.url("errors"))
    let process = prepared(arguments)
    try input.write(to: folder.url("input"))
    process.standardInput = try FileHandle(forReadingFrom: folder.url("input"))
    process.standardOutput = try files.output.emptyFile()
    process.standardError = try files.errors.emptyFile()
    try process.run()
    return (process, files)
  }

  private func prepared(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(nil) }
    process.currentDirectoryURL = directory
    return process
  }
}

extension URL {
  fileprivate func emptyFile() throws -> FileHandle {
    try Data().write(to: self)
    return try FileHandle(forWritingTo: self)
  }

  fileprivate func text() throws -> String {
    String(decoding: try Data(contentsOf: self), as: UTF8.self)
  }
}

import ChildProcesses
import Foundation

/// A web server that speaks TLS, of the `openssl` program, with a certificate made for it.
final class SecureServer: Sendable {
  let port: Int
  /// The certificate's file.
  let certificate: String
  private let folder: Folder
  private let process: SpawnedProgram

  /// - Parameter name: for whom the certificate is: `IP:127.0.0.1` or `DNS:example.org`.
  convenience init(name: String, isExpired: Bool = false, document: String) async throws {
    try await self.init(
      name: name, days: isExpired ? "-1" : "1",
      answer: "HTTP/1.0 200 OK\r\nContent-Type: application/rss+xml\r\n\r\n\(document)")
  }

  /// One that sends everybody away.
  convenience init(name: String, redirectingTo address: String) async throws {
    try await self.init(
      name: name, days: "1", answer: "HTTP/1.0 302 Found\r\nLocation: \(address)\r\n\r\n")
  }

  private init(name: String, days: String, answer: String) async throws {
    folder = try Folder()
    certificate = folder.path + "/certificate.pem"
    let key = folder.path + "/key.pem"
    let request = folder.path + "/request.pem"
    try SpawnedProgram(
      "openssl",
      [
        "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", key, "-out", request, "-subj", "/CN=Test",
      ]
    ).wait()
    let extensions = try folder.write("subjectAltName=\(name)", to: "extensions")
    try SpawnedProgram(
      "openssl",
      [
        "x509", "-req", "-in", request, "-signkey", key, "-out", certificate, "-days", days,
        "-extfile", extensions,
      ]
    ).wait()
    // It sends the file that is asked for, from its own folder.
    _ = try folder.write(answer, to: "feed")
    let output = try folder.write("", to: "output")
    process = try SpawnedProgram(
      "sh",
      [
        "-c", "cd \"$0\" && exec openssl \"$@\"", folder.path, "s_server", "-accept",
        "127.0.0.1:0", "-cert", certificate, "-key", key, "-HTTP",
      ], output: output)
    port = try await Self.port(from: output)
  }

  /// Whether the program is there.
  static let isPossible: Bool = {
    do {
      try SpawnedProgram("openssl", ["version"]).wait()
      return true
    } catch {
      return false
    }
  }()

  deinit {
    process.terminate()
  }

  var address: String { "https://127.0.0.1:\(port)/feed" }

  /// The program says on which port it listens: `ACCEPT 127.0.0.1:PORT`.
  private static func port(from output: String) async throws -> Int {
    while true {
      let text = try String(contentsOfFile: output, encoding: .utf8)
      // The last piece isn't whole yet.
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      where line.hasPrefix("ACCEPT") {
        if let port = line.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

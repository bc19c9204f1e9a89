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
  init(name: String, document: String) async throws {
    folder = try Folder()
    certificate = folder.path + "/certificate.pem"
    let key = folder.path + "/key.pem"
    try SpawnedProgram(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", key, "-out", certificate, "-days", "1", "-subj", "/CN=Test", "-addext",
        "subjectAltName=\(name)",
      ]
    ).wait()
    // It sends the file that is asked for, from its own folder.
    _ = try folder.write(
      "HTTP/1.0 200 OK\r\nContent-Type: application/rss+xml\r\n\r\n\(document)", to: "feed")
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

/// A file of fakes: what stands above them, the fakes, and what they share.
struct FakeFile {
  /// What marks a file as the tool's own, to be written over.
  static let marker = "// Written by 'locator fake': a change here is lost at the next run."

  static func text(_ fakes: [(plan: FakePlan, imports: ImportList)]) -> String {
    let bodies = fakes.map { FakeWriter.lines(of: $0.plan).joined(separator: "\n") }
    let body = bodies.joined(separator: "\n\n")
    let support = support(for: body)
    var imports = fakes.first?.imports ?? ImportList()
    for fake in fakes.dropFirst() { imports.add(fake.imports) }
    if body.contains("Mutex(") || body.contains("Mutex<") { imports.addOwn("Synchronization") }
    if body.contains("unanswered(") {
      imports.addOwn("Testing")
      imports.addOwn(function: "XCTest.XCTFail", ifThereIs: "XCTest")
    }
    return ([marker, ImportWriter.text(imports), body] + support).joined(separator: "\n\n") + "\n"
  }

  private static func support(for body: String) -> [String] {
    var parts: [String] = []
    if body.contains("Unchecked") {
      parts.append(
        """
        /// A value that the compiler can't prove to be safe to share: the test that hands it on sees to that.
        private struct Unchecked<Value>: @unchecked Sendable {
          let value: Value
        }
        """)
    }
    if body.contains("unanswered(") {
      parts.append(
        """
        /// What a call throws whose answer no test has set.
        private struct UnsetAnswer: Error, CustomStringConvertible {
          let description: String
        }
        """)
      parts.append(
        """
        /// Fails the test that has set no answer.
        @discardableResult
        private func unanswered(_ call: String, set member: String) -> any Error {
          let error = UnsetAnswer(description: "\\(call) has no answer: set \\(member)")
          Issue.record(error)
          #if canImport(XCTest)
            if Test.current == nil { XCTFail("\\(error)") }
          #endif
          return error
        }
        """)
    }
    return parts
  }
}

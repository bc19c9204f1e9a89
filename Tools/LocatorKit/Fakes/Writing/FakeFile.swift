/// A file of fakes: what stands above them, the fakes, and what they share.
struct FakeFile {
  /// What marks a file as the tool's own, to be written over.
  static let marker = "// Written by 'locator fake': a change here is lost at the next run."

  static func text(_ fakes: [(plan: FakePlan, imports: ImportList)]) -> String {
    let bodies = fakes.map { FakeWriter.lines(of: $0.plan).joined(separator: "\n") }
    let members = fakes.flatMap { fake in
      fake.plan.stubs.flatMap { [$0] + $0.setter }.map { FakeMember(fake.plan, $0) }
    }
    var imports = fakes.first?.imports ?? ImportList()
    for fake in fakes.dropFirst() { imports.add(fake.imports) }
    if fakes.contains(where: \.plan.isLocked) || members.contains(where: \.isLocked) {
      imports.addOwn("Synchronization")
    }
    if members.contains(where: \.canFail) {
      imports.addOwn("Testing")
      imports.addOwn(function: "XCTest.XCTFail", ifThereIs: "XCTest")
    }
    return ([marker, ImportWriter.text(imports)] + bodies + support(for: members)).joined(
      separator: "\n\n") + "\n"
  }

  private static func support(for members: [FakeMember]) -> [String] {
    var parts: [String] = []
    if members.contains(where: \.isUnchecked) {
      parts.append(
        """
        /// A value that the compiler can't prove to be safe to share: the test that hands it on sees to that.
        private struct Unchecked<Value>: @unchecked Sendable {
          let value: Value
        }
        """)
    }
    if members.contains(where: \.canFail) {
      parts.append(
        """
        /// What a call throws whose answer no test has set.
        private struct UnsetAnswer: Error, CustomStringConvertible {
          let description: String

          /// Fails the test.
          @discardableResult
          static func fail(_ call: String, _ reason: String) -> any Error {
            let error = UnsetAnswer(description: "\\(call) has no answer: \\(reason)")
            Issue.record(error)
            #if canImport(XCTest)
              if Test.current == nil { XCTFail("\\(error)") }
            #endif
            return error
          }
        }
        """)
    }
    if members.contains(where: \.canBeEmpty) { parts.append(emptyAnswer) }
    return parts
  }

  private static let emptyAnswer =
    """
    extension UnsetAnswer {
      /// An empty value of the type that a generic call asks for, after the test has failed. Where the type has
      /// none the process ends: a call that doesn't throw can't return without a value.
      static func empty<Value>(_ call: String) -> Value {
        let values: [Any] = [
          Any?.none as Any, (), false, 0, 0.0, "", [Any](), [AnyHashable: Any](), Set<AnyHashable>(),
        ]
        if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
        preconditionFailure("\\(call) needs some \\(Value.self) to return, and there's no empty one")
      }
    }
    """
}

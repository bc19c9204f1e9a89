/// A file of fakes: what stands above them, the fakes, and what they share.
struct FakeFile {
  /// What marks a file as the tool's own, to be written over.
  static let marker = "// Written by 'locator fake': a change here is lost at the next run."

  /// The types that every file of fakes may have of its own.
  static let ownTypes: Set<String> = ["Unchecked", "UnsetAnswer"]

  /// Everything that the file imports: what the fakes need, and what their own code does.
  let imports: ImportList
  private let plans: [FakePlan]
  private let members: [FakeMember]

  init(_ fakes: [(plan: FakePlan, imports: ImportList)]) {
    plans = fakes.map(\.plan)
    members = plans.flatMap { plan in
      plan.stubs.flatMap { [$0] + $0.setter }.map { FakeMember(plan, $0) }
    }
    var imports = fakes.first?.imports ?? ImportList()
    for fake in fakes.dropFirst() { imports.add(fake.imports) }
    if plans.contains(where: \.isLocked) || members.contains(where: \.isLocked) {
      imports.addOwn("Synchronization")
    }
    if members.contains(where: \.canFail) {
      imports.addOwn("Testing")
      imports.addOwn(function: "XCTest.XCTFail", ifThereIs: "XCTest")
    }
    self.imports = imports
  }

  var text: String {
    let bodies = plans.map { FakeWriter.lines(of: $0).joined(separator: "\n") }
    return ([Self.marker, ImportWriter.text(imports)] + bodies + support).joined(separator: "\n\n")
      + "\n"
  }

  private var support: [String] {
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
    if members.contains(where: \.canBeEmpty) { parts.append(Self.emptyAnswer) }
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

// Written by 'locator fake': a change here is lost at the next run.

public import Shop
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(XCTest)
  import func XCTest.XCTFail
#endif

/// Lends books.
public final class FakeLibrary: LibraryInterface {
  /// A call, by what it called.
  public enum Call: Hashable, Sendable {
    case lend
  }

  private struct State: Sendable {
    var calls: [Call] = []
    var lendCallCount = 0
    var lendArgValues: [(title: String, date: Date)] = []
    var lendHandler: (@Sendable (String, Date) async throws -> Book)?
    var address: URL?
    var addressSetCallCount = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// The calls, in their order.
  public var calls: [Call] { state.withLock { $0.calls } }

  public var lendCallCount: Int { state.withLock { $0.lendCallCount } }
  public var lendArgValues: [(title: String, date: Date)] { state.withLock { $0.lendArgValues } }
  public var lendHandler: (@Sendable (String, Date) async throws -> Book)? {
    get { state.withLock { $0.lendHandler } }
    set { state.withLock { $0.lendHandler = newValue } }
  }

  public func lend(_ title: String, until date: Date) async throws -> Book {
    let handler = state.withLock { fields in
      fields.calls.append(.lend)
      fields.lendCallCount += 1
      fields.lendArgValues.append((title, date))
      return fields.lendHandler
    }
    guard let handler else {
      throw UnsetAnswer.fail("FakeLibrary.lend", "set lendHandler")
    }
    return try await handler(title, date)
  }

  public var addressSetCallCount: Int { state.withLock { $0.addressSetCallCount } }

  public var address: URL {
    get {
      if let value = state.withLock({ $0.address }) { return value }
      UnsetAnswer.fail("FakeLibrary.address", "set address")
      return URL(filePath: "/")
    }
    set {
      state.withLock { state in
        state.address = newValue
        state.addressSetCallCount += 1
      }
    }
  }
}

/// What a call throws whose answer no test has set.
private struct UnsetAnswer: Error, CustomStringConvertible {
  let description: String

  /// Fails the test.
  @discardableResult
  static func fail(_ call: String, _ reason: String) -> any Error {
    let error = UnsetAnswer(description: "\(call) has no answer: \(reason)")
    Issue.record(error)
    #if canImport(XCTest)
      if Test.current == nil { XCTFail("\(error)") }
    #endif
    return error
  }
}

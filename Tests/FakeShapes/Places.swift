public import FakeShapesBeneath

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

public enum Outer {
  public struct Value: Sendable {
    public var number: Int

    public init(number: Int) {
      self.number = number
    }
  }

  public protocol Nested {
    func value() -> Value
    func take(_ value: Value?, _ others: [Outer.Value])
  }

  enum Deeper {
    protocol Inner: Nested {
      func run() -> Value
    }
  }
}

extension Outer {
  public protocol InExtension: Sendable {
    func value() async -> Value
  }
}

package protocol PackageAccess {
  func run(_ number: Int) -> Int
  var title: String { get }
}

protocol InternalAccess: Sendable {
  func run(_ own: OwnValue) -> OwnValue
}

struct OwnValue: Sendable {
  var number: Int
}

public protocol Branches {
  func always()
  #if DEBUG
    func inDebug() -> Int
  #elseif os(Windows)
    func onWindows()
  #else
    func inRelease(_ number: Int)
  #endif
  #if os(Linux)
    var name: String { get set }
  #endif
}

#if os(Linux) || os(macOS)
  public protocol Branched: Sendable {
    func run()
    #if DEBUG
      func debug() async throws -> Int
      subscript(_ index: Int) -> Int { get set }
    #endif
  }
#endif

public protocol Dates: Sendable {
  func next(after date: Date) -> Date?
  var zone: TimeZone { get }
  func data() async throws -> Data
  func now() -> Date
}

public protocol Wrapping: Sendable {
  func wrap() -> Wrapped
  func url() throws(BeneathError) -> URL
}

public protocol Aliased {
  typealias Completion = (Int) -> Void
  typealias Pair = (Int, Int)
  func run(_ completion: @escaping Completion)
  func now(_ completion: Completion, _ other: Ended)
  func pair() -> Pair
}

public typealias Ended = (Int) -> Void

public enum Level: Sendable {
  case none
  case some(Int, name: String)
}

public protocol Enums {
  func level() -> Level
  func result() -> Result<Level, Failure>
}

public protocol Recursive {
  func child() -> any Recursive
  func other() -> any Plain
}

public protocol Mixed: Sendable {
  associatedtype Item: Sendable
  #if DEBUG
    @available(macOS 15, *)
    func load<E: Error>(_ body: @Sendable () async throws(E) -> Item) async throws(E) -> Item
  #endif
  func send(_ box: sending Box, on actor: isolated (any Actor)?) async throws(Failure) -> Item?
}

public import FakeShapesBeneath

public protocol InheritsAcross: Opening, Named {
  func reset()
}

public protocol InheritsWatching: Watching {
  func stop() async
}

public protocol InheritsShowing: Showing {
  func hide()
}

protocol First {
  func run() -> Int
  var title: String { get }
  func only() -> Bool
}

protocol Second {
  func run() -> Int
  var title: String { get set }
  func run(_ number: Int)
}

protocol InheritsBoth: First, Second {
  func own()
}

protocol InheritsDiamond: InheritsBoth, First {}

typealias Composed = First & Second & Sendable

protocol InheritsComposition: Composed {
  func more()
}

typealias FirstAndNamed = First & Named

protocol InheritsThrough: FirstAndNamed {}

public protocol SameAssociatedA {
  associatedtype Item
  func put(_ item: Item)
}

public protocol SameAssociatedB {
  associatedtype Item: Hashable
  var item: Item { get }
}

public protocol InheritsAssociated: SameAssociatedA, SameAssociatedB {}

public protocol AsEquatable: Equatable {
  func run()
}

public protocol AsHashable: Hashable, Sendable {
  func run()
}

public protocol AsComparable: Comparable {
  func run()
}

public protocol AsCodable: Codable {
  var number: Int { get }
}

public protocol AsError: Error {
  var code: Int { get }
}

public protocol AsIdentifiable: Identifiable {
  var title: String { get }
}

public protocol AsIdentifiableByText: Identifiable where ID == String {
  var title: String { get }
}

public protocol AsDescribed: CustomStringConvertible, CustomDebugStringConvertible {
  func run()
}

public protocol AsRawRepresentable: RawRepresentable<String> {
  func run()
}

public protocol AsSequence: Sequence<Int> {
  func reset()
}

public protocol AsAsyncSequence: AsyncSequence<Int, Never> {
  func reset()
}

public protocol AsObject: AnyObject {
  var delegate: (any AsObject)? { get set }
}

open class Parent {
  public init() {}
  open func run() {}
}

public protocol AsSubclass: Parent {
  func more() -> Int
}

public protocol Suppressing: ~Copyable {
  func run()
  consuming func end()
  borrowing func look() -> Int
}

public protocol SuppressingEscape: ~Copyable, ~Escapable {
  func run() -> Int
}

public import FakeShapesBeneath

/// What generic parameters and associated types are called, too.
public struct Entry: Sendable {
  public init() {}
}

public struct Record: Sendable {
  public init() {}
}

public enum Shadowing {
  public struct Item: Sendable {
    public init() {}
  }

  public protocol ByGenerics {
    func keep<Entry>(_ entry: Entry) -> Entry?
    func list<Token: Sendable>(_ tokens: [Token]) -> [Token]
    func item<Item>(_ item: Item) -> [Item]
    func own(_ item: Item, _ entry: Entry) -> Token?
  }

  public protocol ByStandardNames {
    func run<Result>(_ body: () throws -> Result) rethrows -> Result
    func echo<Data>(_ data: Data) -> Data
    func find<Element, Key: Hashable>(_ entries: [Key: Element]) -> Element?
  }
}

public protocol ShadowingByAssociated: Sendable {
  associatedtype Token: Sendable
  associatedtype Record
  func load(_ token: Token) throws -> Record
  var token: Token? { get }
}

public protocol BesideShadows {
  func entry() -> Entry
  func data() throws -> FakeShapesBeneath.Token
}

public protocol ShadowingOfInherited: ShadowingByAssociated, BesideShadows where Token == Int {
  associatedtype Entry
  func add(_ entry: Entry)
}

public protocol GenericState: Sendable {
  associatedtype State: Sendable
  associatedtype Call
  func take(_ call: Call) async -> State?
}

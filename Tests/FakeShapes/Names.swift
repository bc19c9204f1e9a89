public protocol Stateful: Sendable {
  var state: Int { get set }
  var calls: [String] { get }
  func handler(_ fields: Int) -> Int
  static func statics() -> Int
  static func resetStatics()
}

public protocol StatefulAlone {
  var state: Character { get set }
  func calls() -> Int
  func fail() throws -> Character
  func answer(_ given: Int, answer: Int) -> Int
}

public protocol Counted {
  func count()
  var countCallCount: Int { get set }
  var level: Int { get set }
  func levelSet()
  func levelSetCall()
}

public protocol KeywordLabels {
  func move(from: Int, to: Int, in: Int, for: String, where: Bool, default: [Int]) -> Int
  func change(in: inout Int, _ is: String...) -> Bool
  subscript(in in: Int, class class: String) -> Int { get set }
}

public protocol KeywordMembers {
  func `repeat`() -> Int
  func `for`(`while` `do`: Int, `in` `guard`: String) -> Bool
  var `protocol`: Int { get set }
  func `init`()
  func `subscript`(_ number: Int)
}

public protocol LettersOfTheWorld {
  // swift-format-ignore: IdentifiersMustBeASCII
  func größe(_ naïve: Int, straße: String) -> Int
  // swift-format-ignore: IdentifiersMustBeASCII
  var 名前: String { get set }
  // swift-format-ignore: IdentifiersMustBeASCII
  func 🚀(_ 🌍: Int)
}

public protocol RawNumbers {
  func `404`() -> Int
  func `is it 1 + 1?`(_ number: Int) -> Bool
  var `1st`: String { get set }
}

public protocol WrapperNames {
  func store(_ wrappedValue: Int, projectedValue: String) -> Clamped
  var wrappedValue: Clamped { get set }
}

@propertyWrapper
public struct Clamped: Sendable {
  public var wrappedValue: Int

  public init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }
}

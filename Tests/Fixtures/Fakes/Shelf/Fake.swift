// Written by 'locator fake': a change here is lost at the next run.

@testable import Shop

final class FakeShelf<Item: Hashable>: ShelfInterface {
  /// A call, by what it called.
  enum Call: Hashable, Sendable {
    case put
    case `subscript`
    #if DEBUG
      case check
    #endif
  }

  init() {}

  /// The calls, in their order.
  private(set) var calls: [Call] = []

  private(set) var itemsSetCallCount = 0

  var items: [Item] = [] {
    didSet { itemsSetCallCount += 1 }
  }

  private(set) var putCallCount = 0
  private(set) var putArgValues: [(item: Item, index: Int)] = []
  var putHandler: ((Item, Int) throws(ShelfError) -> Void)?

  func put(_ item: Item, at index: Int) throws(ShelfError) {
    calls.append(.put)
    putCallCount += 1
    putArgValues.append((item, index))
    let handler = putHandler
    guard let handler else { return }
    try handler(item, index)
  }

  private(set) var subscriptCallCount = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) -> Item?)?

  subscript(_ index: Int) -> Item? {
    calls.append(.`subscript`)
    subscriptCallCount += 1
    subscriptArgValues.append(index)
    let handler = subscriptHandler
    guard let handler else { return nil }
    return handler(index)
  }

  #if DEBUG
    private(set) var checkCallCount = 0
    var checkHandler: (() -> Bool)?

    func check() -> Bool {
      calls.append(.check)
      checkCallCount += 1
      let handler = checkHandler
      guard let handler else { return false }
      return handler()
    }
  #endif
}

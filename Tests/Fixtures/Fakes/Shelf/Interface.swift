protocol ShelfInterface<Item>: AnyObject {
  associatedtype Item: Hashable

  var items: [Item] { get set }
  func put(_ item: Item, at index: Int) throws(ShelfError)
  subscript(_ index: Int) -> Item? { get }
  #if DEBUG
    func check() -> Bool
  #endif
}

struct ShelfError: Error {}

/// What the shapes inherit from another module.
public protocol Closing {
  func close() throws
}

public protocol Named {
  var name: String { get }
}

public protocol Opening: Closing {
  associatedtype Key: Hashable & Sendable
  func open(_ key: Key) throws -> Bool
}

public protocol Watching: Sendable {
  func changes() -> AsyncStream<Int>
}

@MainActor
public protocol Showing {
  func show(_ text: String)
}

public struct Token: Sendable, Hashable {
  public var text: String

  public init(text: String) {
    self.text = text
  }
}

public struct BeneathError: Error, Hashable {
  public init() {}
}

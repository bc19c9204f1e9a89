#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value that is made of another module's types, which whoever makes it has to import.
public struct Wrapped: Sendable {
  public var date: Date

  public init(date: Date) {
    self.date = date
  }
}

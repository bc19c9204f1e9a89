#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

public struct Book: Sendable {
  public var title: String
}

/// Lends books.
public protocol LibraryInterface: Sendable {
  func lend(_ title: String, until date: Date) async throws -> Book
  var address: URL { get set }
}

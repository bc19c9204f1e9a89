#if Postgres
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Darwin)
    internal import Darwin
  #endif

  /// Texts as C has them.
  enum CStrings {
    /// Lends them to the body; `nil` is NULL.
    static func with<Result>(
      _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
      let copies = texts.map { $0.map { strdup($0) } ?? nil }
      defer { for copy in copies { free(copy) } }
      return try body(copies.map { UnsafePointer($0) })
    }
  }
#endif

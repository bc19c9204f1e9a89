#if Postgres
  /// A Swift type that PostgreSQL can keep in a column and take as a parameter, either way as text.
  public protocol PostgreSQLValue: Sendable {
    /// Reads a column; `nil` is NULL, which a type that isn't optional takes as empty or zero.
    init(field: UnsafeRawBufferPointer?)

    /// What stands for the value in a statement, without a NUL; `nil` is NULL.
    var parameter: String? { get }
  }

  extension String: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field.map(NullText.decoded) ?? ""
    }

    public var parameter: String? { NullText.encoded(self) }
  }

  extension Int: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    }

    public var parameter: String? { String(self) }
  }

  extension Double: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field.flatMap { Double(String(decoding: $0, as: UTF8.self)) } ?? 0
    }

    /// The shortest text that is read as the same number.
    public var parameter: String? { description }
  }

  extension Bool: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field?.first == UInt8(ascii: "t")
    }

    public var parameter: String? { self ? "t" : "f" }
  }

  extension Optional: PostgreSQLValue where Wrapped: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field.map { Wrapped(field: $0) }
    }

    public var parameter: String? { flatMap(\.parameter) }
  }

  extension Array: PostgreSQLValue where Element: PostgreSQLValue {
    public init(field: UnsafeRawBufferPointer?) {
      self = field.map { ArrayText.elements(of: $0).map(Element.init(text:)) } ?? []
    }

    public var parameter: String? { ArrayText.text(of: map(\.parameter)) }
  }

  extension PostgreSQLValue {
    fileprivate init(text: [UInt8]?) {
      guard let text else {
        self.init(field: nil)
        return
      }
      self = text.withUnsafeBytes { Self(field: $0) }
    }
  }
#endif

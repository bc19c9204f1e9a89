/// What declarations are put together of to compare how they are read.
enum PlainPieces {
  static let declarations = [
    """
    /// One.
    public protocol P<A>: B.C, D & E where Self: F, A == [G] {
      associatedtype A: H = I<J> where A.K: L
      typealias M = (N, o: O) -> Q?
      /// Two.
      // Three.
      func f(_ a: A, b c: inout D, e: E...) async throws(F) -> [G: H?]
      @discardableResult static func g<T: I & J, U>(k: @escaping @Sendable (T) async -> U) -> some L where T.M == N
      var v: any W & X { get async throws }
      nonisolated var y: (any Z)? { get set }
      init?(a: A)
      init() throws
      subscript(b: B, c d: D) -> E.Type { get set }
      mutating func h(
        // Four.
        _ i: I,
        j: J
      ) rethrows
    }
    """,
    """
    @MainActor
    public final class A<T: B>: C<T>, D where T: E {
      public let a: Int
      private(set) var b: [String: T] = [:]
      var c: C?
      static let d: D = .init(a: 1)
      weak var e: E?
      lazy var f: F = G(h: 2)
      @Wrapped var i: I
      var j: J { k }
      var l: (M) -> N {
        get { o }
        set {}
      }
      public init(a: Int, _ b: B = .c, d e: [E] = []) { self.a = a }
      required convenience init?(f: F) throws {}
      override func g(h: H = { }()) async -> I where T == J { if k { l() } }
      class func m() {}
      static func == (left: A, right: A) -> Bool { true }
      struct N { let o: O }
      deinit {}
    }
    """,
    """
    enum A: String, B {
      case a
      case b, c = "d"
      indirect case e(A, f: (F) -> Void)
      var g: G { switch self { case .a: h } }
      init() { self = .a }
      static var i: I = J.k
      enum L { case m }
      subscript(n: Int) -> O { p }
      typealias Q = R<S>
    }
    """,
    "public extension A.B where C == D {\n  func e() { f }\n  init(g: G) {}\n  var h: H { i }\n}",
    "package typealias A<B> = [C: (D<B>, E?) throws -> any F & G]",
  ]

  /// What may stand anywhere, and seldom where it may.
  static let odd = [
    "", " ", "\n", "\n\n", "\t", "\r\n", "`", "#", "#if A\n", "#endif\n", "@", "@a ", "@A ",
    "@A(b)",
    "@available(*) ", ",", ";", ":", ".", "..", "...", "?", "!", "&", " & ", "~", "~A", "<", ">",
    "<A>", "->", " -> ", "=", " = ", "==", " == ", "(", ")", "()", "[", "]", "{", "}", "{}", "\"",
    "\"a\"", "\"\\(a, b)\"", "/", "//", "// a\n", "/// a\n", "////\n", "/* a */", "/* a\n */",
    "/** a */",
    "_", "$", "$a", "é", "1", "1.5", "-1", "a", "A", "`a`", "A.", ".A", ".Type", ".Protocol",
    "Type",
    "Self", "Any", "any ", "some ", "each ", "repeat ", "inout ", "sending ", "isolated ", "let ",
    "var ", "func ", "init", "case ", "class ", "static ", "mutating ", "nonisolated ",
    "nonisolated(nonsending) ", "async ", "throws ", "throws(A) ", "rethrows ", "where ", "get ",
    "set ", "didSet ", "import A\n", "associatedtype ", "typealias ", "protocol ", "extension ",
    "struct A {}\n", "private ", "private(set) ", "indirect ", "lazy ", "override ", "in ", "is ",
    "as ", "default ", "self", "nil", "true", "<<<<<<< a\n", "\u{FEFF}", "\u{0C}", "\0",
  ]
}

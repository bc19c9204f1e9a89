/// Something in an interface module that isn't an interface.
package enum InterfaceNotPureRule: Rule {
  package static let id = "interface-not-pure"
  package static let severity = Finding.Severity.error
  package static let summary =
    "An interface module exports something else than protocols, typealiases and value types."
  package static let why = """
    Everything depends on the interface modules. A class, a global or an implementation in one of them is \
    shared state or behaviour that every module gets and no service locator can replace.
    """
  package static let example = RuleExample(
    failing: """
      // Reachability/Monitor.swift
      public final class Monitor {
        public static let shared = Monitor()
      }
      """,
    mended: """
      // Reachability/ReachabilityInterface.swift
      public protocol ReachabilityInterface: Sendable {
        func isConnected() -> Bool
      }
      // ReachabilitySystem/Monitor.swift
      final class Monitor { … }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.modules.filter { graph.interfaceModules.contains($0.index) && !$0.isTest }
      .flatMap { module in
        module.files.flatMap { file in
          graph.files[file].facts.declarations.enumerated().compactMap { index, declaration in
            finding(declaration, index, file, module, in: graph)
          } + globals(file, module, in: graph)
        }
      }
  }

  private static func globals(_ file: Int, _ module: Module, in graph: PackageGraph) -> [Finding] {
    graph.files[file].facts.globals.filter { $0.access >= .public }.map { global in
      let what =
        switch global.kind {
        case .function: "function"
        case .variable: "variable"
        case .macro: "macro"
        }
      return finding(
        file, global.position,
        "the interface module \(module.name) exports the global \(what) '\(global.name)': no service "
          + "locator or fake can replace it; \(advice)", in: graph)
    }
  }

  private static func finding(
    _ declaration: DeclarationFact, _ index: Int, _ file: Int, _ module: Module,
    in graph: PackageGraph
  ) -> Finding? {
    let name = (declaration.scope + declaration.name).joined(separator: ".")
    if declaration.kind == .class || declaration.kind == .actor {
      guard declaration.access >= .public else { return nil }
      return finding(
        file, declaration.position,
        "the interface module \(module.name) exports the \(declaration.kind) '\(name)': state and "
          + "behaviour that every module gets and no service locator can replace; \(advice)",
        in: graph)
    }
    guard let interface = implemented(by: declaration, index, file, module, in: graph) else {
      return nil
    }
    let symbol = graph.table.symbols[interface]
    return finding(
      file, declaration.position,
      "'\(name)' implements '\(graph.name(of: interface))' in the interface module \(module.name) itself: "
        + "whoever imports the interface gets this implementation; move it to an implementation module",
      notes: [
        graph.note(symbol.file, symbol.position, "'\(graph.name(of: interface))' is declared here")
      ],
      in: graph)
  }

  /// The module's own interface that a public declaration implements.
  private static func implemented(
    by declaration: DeclarationFact, _ index: Int, _ file: Int, _ module: Module,
    in graph: PackageGraph
  ) -> Int? {
    guard declaration.kind != .protocol, isPublic(declaration, file, in: graph) else { return nil }
    let resolver = TypeResolver(table: graph.table)
    let scope = Scope(file: file, path: declaration.scope)
    return declaration.inherited.lazy.flatMap { resolver.protocols($0.type, in: scope) }
      .flatMap(graph.locators.closure)
      .first { symbol in
        graph.locators.interfaces.contains(symbol)
          && graph.table.symbols[symbol].module == module.index
          && graph.table.symbols[symbol].access >= .public
      }
  }

  private static func isPublic(_ declaration: DeclarationFact, _ file: Int, in graph: PackageGraph)
    -> Bool
  {
    guard declaration.kind == .extension else { return declaration.access >= .public }
    let scope = Scope(file: file, path: declaration.scope)
    switch TypeResolver(table: graph.table).resolve(.named(declaration.name), in: scope) {
    case .type(let symbol): return graph.table.symbols[symbol].access >= .public
    case .external: return true
    default: return false
    }
  }

  private static let advice =
    "make it a protocol with a locator, or move it to an implementation module"
}

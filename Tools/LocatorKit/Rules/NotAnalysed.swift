/// What the sources don't show, so that the rules say nothing of it: code that macros make.
package enum NotAnalysed {
  /// A note for each service locator with a macro, and for each macro among a file's declarations.
  package static func notes(in graph: PackageGraph) -> [Finding.Note] {
    let types = graph.serviceLocators.serviceLocators.filter {
      graph.types.types[$0.type]?.isPartlyUnseen == true
    }.map { serviceLocator in
      let symbol = graph.table.symbols[serviceLocator.type]
      return graph.note(
        symbol.file, symbol.position,
        "not analysed: a macro may declare members of '\(graph.name(of: serviceLocator.type))'")
    }
    let macros = graph.files.flatMap { file in
      file.facts.unread.map {
        Finding.Note(
          path: file.path, position: $0.position,
          message: "not analysed: what the macro '\($0.message)' declares")
      }
    }
    return (types + macros).sorted { ($0.path, $0.position) < ($1.path, $1.position) }
  }
}

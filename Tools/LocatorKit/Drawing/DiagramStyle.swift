/// How a diagram looks, in a picture and on a page: nothing is told by color alone.
enum DiagramStyle {
  /// More lines than this are drawn faintly, so that the boxes stay readable.
  static let manyEdges = 80

  static let css = """
    :root { --page: #ffffff; --band: #f4f5f7; --ink: #1d2127; --quiet: #6a737d; --line: #9aa4af; --box: #ffffff; \
    --program: #7a4fd1; --defaults: #0b7a53; --serviceLocator: #7a4fd1; --requirement: #0b63c5; \
    --implementation: #b45f06; --interface: #0b63c5; --foundation: #6a737d; --override: #b3005e; --found: #d1242f }
    @media (prefers-color-scheme: dark) { :root { --page: #0f1216; --band: #181d24; --ink: #e6eaef; --quiet: #97a1ad; \
    --line: #5d6874; --box: #20262e; --program: #b79bff; --defaults: #4cc38a; --serviceLocator: #b79bff; \
    --requirement: #6cb2ff; --implementation: #f0a35e; --interface: #6cb2ff; --foundation: #97a1ad; \
    --override: #ff7eb6; --found: #ff7b72 } }
    svg { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace }
    .page { fill: var(--page) } .band { fill: var(--band) }
    .layer { fill: var(--quiet); font-size: 12px } .legend { fill: var(--quiet) }
    .node rect { fill: var(--box); stroke-width: 1.5 } .node text { fill: var(--ink); text-anchor: middle }
    .program rect { stroke: var(--program) } .defaults rect { stroke: var(--defaults) }
    .serviceLocator rect { stroke: var(--serviceLocator) } .requirement rect { stroke: var(--requirement) }
    .implementation rect { stroke: var(--implementation) } .interface rect { stroke: var(--interface) }
    .foundation rect { stroke: var(--foundation) } .node.alternate rect { stroke-dasharray: 5 4 }
    .node.found rect { stroke: var(--found); stroke-width: 3 } .node.found text, text.found { fill: var(--found) }
    .edge { fill: none; stroke: var(--line); stroke-width: 1.4 } .edge.needs { stroke: var(--quiet); stroke-width: 1.2; stroke-dasharray: 2 3 }
    .edge.default { stroke: var(--defaults) } .edge.alternate { stroke: var(--implementation); stroke-dasharray: 6 5 }
    .edge.override { stroke: var(--override); stroke-width: 2 } .mark { fill: var(--override) }
    .many .edge { opacity: .3 } .many .edge.override { opacity: 1 }
    """
}

import Articles

/// What a check of the store found.
struct IntegrityRendering: Rendering {
  struct Shape: Encodable {
    var problems: [String]
    var repairs: [String]
    var copy: String?
  }

  private let report: IntegrityReport

  init(_ report: IntegrityReport) {
    self.report = report
  }

  var shape: Shape {
    Shape(problems: report.problems, repairs: report.repairs, copy: report.copy)
  }

  func text(in style: TextStyle) -> String {
    var lines = report.repairs.map { "Repaired: \($0)" }
    lines += report.problems.map { "\(style.warning("Lost:")) \($0)" }
    if let copy = report.copy {
      lines.append("The store as it was is kept in \(style.foreign(copy)).")
    }
    return lines.isEmpty ? "The store is whole." : lines.joined(separator: "\n")
  }
}

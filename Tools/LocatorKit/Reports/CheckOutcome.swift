/// What a check came to: what it prints, and what its exit code depends on.
package struct CheckOutcome: Hashable, Sendable {
  /// The findings, as they were asked for.
  package var report: String
  /// What is said to a person beside them.
  package var remarks: String
  package var errors: Int
  package var warnings: Int

  /// Whether there is no finding, and so no place that the report names.
  var isClean: Bool { errors == 0 && warnings == 0 }

  package init(report: String, remarks: String, errors: Int, warnings: Int) {
    self.report = report
    self.remarks = remarks
    self.errors = errors
    self.warnings = warnings
  }
}

extension CheckOutcome: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(report)
    writer.write(remarks)
    writer.write(errors)
    writer.write(warnings)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    report = try reader.readText()
    remarks = try reader.readText()
    errors = try reader.readNumber()
    warnings = try reader.readNumber()
  }
}

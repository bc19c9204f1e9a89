/// The versions that a store's schema has had.
enum Schema {
  /// "swsl" in ASCII: marks a file as ours (`PRAGMA application_id`). Never changes.
  static let applicationID: Int32 = 0x7377_736c

  /// From one version to the next, in order. What was released once is never edited: a change is added.
  static let migrations: [Migration] = [
    Migration(
      toVersion: 1,
      script: [
        SubscriptionsTable.schema, ArticlesTable.schema, ContentsTable.schema,
        AliasesTable.schema, TombstonesTable.schema, SearchIndex.schema,
      ].joined(separator: "\n"))
  ]
}

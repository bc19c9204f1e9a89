#if Postgres
  internal import PostgreSQL

  /// The versions that a store's schema has had.
  enum Schema {
    /// From one version to the next, in order. What was released once is never edited: a change is added.
    static let migrations: [Migration] = [
      Migration(
        toVersion: 1,
        script: [
          StoreTable.schema, SubscriptionsTable.schema, ArticlesTable.schema,
          ContentsTable.schema, AliasesTable.schema, TombstonesTable.schema, ClaimsTable.schema,
        ].joined(separator: "\n")),
      Migration(
        toVersion: 2,
        script: [WritersTable.schema, ContentsTable.foldingVariants].joined(separator: "\n")),
    ]
  }
#endif

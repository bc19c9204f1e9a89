import Settings
import Testing

@Suite("Where a store is, as it's typed,")
struct StoreLocationTests {
  @Test("is the process's memory by the name that SQLite has for it")
  func memory() {
    #expect(StoreLocation(":memory:") == .memory)
  }

  @Test(
    "is a file where it looks like a path",
    arguments: [
      "a.sqlite", "/tmp/a.sqlite", "../host", "./host=a", "postgres", "postgres.sqlite", "a b=c",
      "C:a", "news:today", "hostname=a", "ü:/", "memory:",
    ])
  func file(text: String) {
    #expect(StoreLocation(text) == .file(text))
  }

  @Test(
    "is a server where it looks like an address of any kind, and so never a file with a password in its name",
    arguments: [
      "postgres://ann:hunter2@db.example/news", "postgresql://db.example",
      "POSTGRES://ann:hunter2@db",
      "postgres:/ann:hunter2@db", "postgres:ann:hunter2@db", "postgress://ann:hunter2@db",
      "mysql://ann:hunter2@db", " postgres://ann:hunter2@db", "host=db password=hunter2",
      "password = hunter2", "service=news", "Host=db password=hunter2",
    ])
  func server(text: String) {
    #expect(StoreLocation(text) == .server(text))
  }
}

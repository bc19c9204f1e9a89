import Settings
import Testing

@testable import SettingsEnvironment

@Suite("Settings from the environment")
struct SettingsFromTheEnvironment {
  @Suite("keep the store")
  struct KeepTheStore {
    @Test(
      "in the folder for a person's data",
      arguments: [
        (["XDG_DATA_HOME": "/data"], "/data/articles/articles.sqlite"),
        (["HOME": "/home/ann"], "/home/ann/.local/share/articles/articles.sqlite"),
        (
          ["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/articles/articles.sqlite"
        ),
        ([:], "/nowhere/.local/share/articles/articles.sqlite"),
      ])
    func inTheDataFolder(environment: [String: String], path: String) {
      let settings = EnvironmentSettings(environment: environment, home: "/nowhere")
      #expect(settings.store == .file(path))
    }

    @Test("on the server that is named, in whatever way libpq understands")
    func onAServer() {
      for address in ["postgres://ann@db.example/news", "host=db.example dbname=news"] {
        let environment = ["ARTICLES_POSTGRES": address, "XDG_DATA_HOME": "/data"]
        let settings = EnvironmentSettings(environment: environment, home: "/nowhere")
        #expect(settings.store == .server(address))
      }
    }

    @Test("in a file while no server is named")
    func inAFile() {
      let environment = ["ARTICLES_POSTGRES": "", "XDG_DATA_HOME": "/data"]
      let settings = EnvironmentSettings(environment: environment, home: "/nowhere")
      #expect(settings.store == .file("/data/articles/articles.sqlite"))
    }

    @Test(
      "not in a data folder that isn't absolute, which the specification says to ignore",
      arguments: ["", "data", "./data"])
    func notInARelativeFolder(folder: String) {
      let settings = EnvironmentSettings(
        environment: ["XDG_DATA_HOME": folder, "HOME": "/home/ann"], home: "/nowhere")
      #expect(settings.store == .file("/home/ann/.local/share/articles/articles.sqlite"))
    }
  }
}

import Arguments
import Settings

/// What every command understands.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the articles are kept: a file, 'postgres://...', or ':memory:' until the command ends.",
      valueName: "path"), completion: .file)
  var store: StoreLocation?

  @Flag(help: "Send nothing beyond this machine, whatever network there is.")
  var offline = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print JSON, one object a line.")
  var jsonLines = false

  @Option(help: "Whether to use colour.")
  var color = ColorChoice.auto

  /// What the command gets its services from.
  var services: any AppServiceLocatorInterface {
    let app = AppServiceLocator(store: store)
    return offline ? ArticleInteractorServiceLocator(app: app) : app
  }

  /// Where the command's results go.
  var output: Output {
    Output(format: jsonLines ? .jsonLines : json ? .json : .text, color: color)
  }
}

import CCurl

// Fetches the addresses given, 16 at once, and prints how many bytes came. With none it ends at once.
let count = Int(CommandLine.argc) - 1
if count > 0 {
  print(fetch_all(load_curl(), CommandLine.unsafeArgv + 1, count, 16))
}

import CMalloc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What this process was started with, made fit for all that it does.
enum StartingConditions {
  /// To be called before anything is opened and before a second thread begins.
  /// - Throws: ``StartingError`` for what can't be mended.
  static func mend() throws(StartingError) {
    // What a person reads, and passwords in addresses, are nobody else's.
    umask(0o077)
    // Some parents ignore it, and a closed pipe would be an error then and not a quiet end.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow is an error of the write, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    occupyStandardStreams()
    try allowFiles()
    shareMemory()
    try checkMemory()
    try checkArguments()
  }

  /// The number of a stream that is closed would be the next file's, the store's for one. Opened the
  /// wrong way round, each use of it still fails.
  private static func occupyStandardStreams() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// Raises the limit of open files as far as a refresh may need it. Others may be open already: how
  /// many more can be is known by opening them.
  private static func allowFiles() throws(StartingError) {
    var limit = rlimit()
    getrlimit(openFiles, &limit)
    if limit.rlim_cur < wantedFiles {
      limit.rlim_cur = min(limit.rlim_max, wantedFiles)
      setrlimit(openFiles, &limit)
    }
    var opened: [Int32] = []
    defer { for file in opened { close(file) } }
    while opened.count < neededFiles {
      let file = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
      guard file >= 0 else { throw .tooFewFiles(limit: UInt64(limit.rlim_cur)) }
      opened.append(file)
    }
  }

  /// Where a process may have so many addresses only, its threads take memory from one place: glibc else keeps 64
  /// MB of addresses for each of the first, and those that come later find no room.
  private static func shareMemory() {
    #if canImport(Glibc)
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      if limit.rlim_cur != rlim_t.max { mallopt(M_ARENA_MAX, 1) }
    #endif
  }

  /// Threads and libraries that find no room for themselves end the process, or wait for ever.
  private static func checkMemory() throws(StartingError) {
    let room = mmap(nil, neededMemory, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let room, room != MAP_FAILED else { throw .tooLittleMemory }
    munmap(room, neededMemory)
  }

  /// Swift would put a mark in the place of what isn't UTF-8, and another file would be meant.
  private static func checkArguments() throws(StartingError) {
    let count = Int(CommandLine.argc)
    for argument in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count) {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      throw .notUTF8(argument: String(cString: argument))
    }
  }

  /// Enough for the connections of 256 feeds and the names that are looked up for them.
  private static let wantedFiles: rlim_t = 4096
  /// The store's, and those that threads and timers wait with.
  private static let neededFiles = 32
  /// Threads take it, and libraries that are loaded later: those of libxml2 35 MB, most of it tables.
  private static let neededMemory = 100 << 20

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif
}

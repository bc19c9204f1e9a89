import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work on threads of its own, whose stacks are deep enough for the parser.
enum Workers {
  private static let stackSize = 512 << 20

  /// The results in the order of the inputs, whichever thread was first.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let shared = Shared(inputs: inputs, transform: transform)
    let threads = (0..<min(jobs, max(1, inputs.count))).compactMap { _ in start(shared.run) }
    for thread in threads { pthread_join(thread, nil) }
    // Where the system gives no thread, this one does the work.
    if threads.isEmpty { shared.run() }
    return shared.results()
  }

  private final class Shared<Input: Sendable, Output: Sendable>: Sendable {
    private let inputs: [Input]
    private let transform: @Sendable (Input) -> Output
    private let next = Atomic<Int>(0)
    private let done = Mutex<[(index: Int, output: Output)]>([])

    init(inputs: [Input], transform: @escaping @Sendable (Input) -> Output) {
      self.inputs = inputs
      self.transform = transform
    }

    @Sendable func run() {
      var own: [(index: Int, output: Output)] = []
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < inputs.count else { break }
        own.append((index, transform(inputs[index])))
      }
      done.withLock { $0 += own }
    }

    func results() -> [Output] {
      done.withLock { $0.sorted { $0.index < $1.index }.map(\.output) }
    }
  }

  private final class Job {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let job = Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let pointer = argument
        #else
          guard let pointer = argument else { return nil }
        #endif
        Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, job.toOpaque())
    if status != 0 {
      job.release()
      return nil
    }
    return thread
  }
}

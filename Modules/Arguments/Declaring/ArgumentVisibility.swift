/// Whether help and completions show an argument; the command line takes it either way.
public enum ArgumentVisibility: Sendable, Hashable {
  case `default`
  case hidden
}

/// A shell that can complete command lines.
public enum CompletionShell: String, Sendable, CaseIterable, ExpressibleByArgument {
  case bash
  case zsh
  case fish
}

import Testing

/// One suite for each state of the world that it works in, in a file each.
@Suite("An article interactor")
struct AnArticleInteractor {}

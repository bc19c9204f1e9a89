public import Articles
public import Feeds
public import Reachability

/// What an article interactor needs, not more and not less.
public typealias ArticleInteractorServiceLocatorInterface = ArticleRepositoryLocator
  & FeedSourceLocator & ReachabilityLocator

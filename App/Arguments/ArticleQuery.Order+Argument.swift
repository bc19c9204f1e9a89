public import Arguments
public import Articles

extension ArticleQuery.Order: ExpressibleByArgument {}

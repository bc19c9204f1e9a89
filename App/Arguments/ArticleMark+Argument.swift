public import Arguments
public import Articles

extension ArticleMark: ExpressibleByArgument {}

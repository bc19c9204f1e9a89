import Interactor
import Settings

/// What the App's commands need.
typealias AppServiceLocatorInterface = ArticleInteractorLocator
  & ArticleInteractorServiceLocatorInterface & SettingsLocator

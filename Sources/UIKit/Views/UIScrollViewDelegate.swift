/// What a scroll view's `delegate` is kept in, so that subclasses can have one of a type of their own.
public final class UIScrollViewDelegation {
  /// What is told of scrolling.
  public nonisolated(unsafe) weak var delegate: (any UIScrollViewDelegate)?

  init() {}
}

/// Is told of scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that the insets round the content have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Tells that a finger begins to move the content: never here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that a finger is about to let go of the content: never here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells that a finger has let go of the content: never here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to come to rest: never here.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content has come to rest: never here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells that scrolling by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed: none is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells that the zoom has changed: never here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells that the content has scrolled to the top: never here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
  @Test func everyFormReachesItsEnd() {
    let view = UIView()
    var done = 0
    UIView.animate(withDuration: 1) { view.alpha = 0.1 }
    UIView.animate(
      withDuration: 1, animations: { view.tag += 1 }, completion: { done += $0 ? 1 : 0 })
    UIView.animate(
      withDuration: 1, delay: 1, options: [.curveEaseIn, .autoreverse],
      animations: { view.tag += 1 },
      completion: { _ in done += 1 })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [], animations: { view.tag += 1 }, completion: nil)
    UIView.animate(springDuration: 0.3, bounce: 0.2) { view.tag += 1 }
    UIView.transition(with: view, duration: 1, animations: { view.tag += 1 })
    #expect(view.alpha == 0.1)
    #expect(view.tag == 5)
    #expect(done == 2)
  }

  @Test func stepsAreMadeInTheirOrder() {
    var order: [Int] = []
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { order.append(2) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { order.append(1) }
      #expect(order.isEmpty)
    } completion: { _ in
      order.append(3)
    }
    #expect(order == [1, 2, 3])
  }

  @Test func aViewTakesAnothersPlace() {
    let holder = UIView()
    let old = UIView()
    let new = UIView()
    holder.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(old.superview == nil)
    #expect(new.superview === holder)
  }

  @Test func animationsKnowTheirDuration() {
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 0.4) { inside = UIView.inheritedAnimationDuration }
    #expect(inside == 0.4)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  // MARK: Animators

  @Test func anAnimatorEndsAtOnce() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { view.alpha = 0 }
    animator.addAnimations { view.tag = 1 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0)
    #expect(view.tag == 1)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func scrubbingMakesTheChanges() {
    let view = UIView()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in ends += 1 }
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(view.alpha == 0)
    #expect(ends == 0)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }

  @Test func aRunningAnimatorIsMadeAndStarted() {
    let view = UIView()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.tag = 4 }
    #expect(view.tag == 4)
  }
}

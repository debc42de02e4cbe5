import LayoutTree
import UIKit

/// Why nothing could be tapped or typed into.
public enum TouchError: Error, Equatable, CustomStringConvertible {
  /// Nothing that answers has the name; these are the names that there are, in the order shown.
  case nothing(named: String, offered: [String])
  /// Several have the name: an occurrence has to be stated.
  case several(named: String, count: Int)
  /// There are fewer of the name than the occurrence says.
  case outOfRange(named: String, occurrence: Int, count: Int)
  /// What has the name does not answer now.
  case disabled(named: String)
  /// What has the name takes no text.
  case notEditable(named: String)

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .nothing(let name, let offered):
      "nothing that can be tapped is named \"\(name)\""
        + (offered.isEmpty
          ? "" : "; there are " + offered.map { "\"\($0)\"" }.joined(separator: ", "))
    case .several(let name, let count):
      "\(count) things that can be tapped are named \"\(name)\"; state which one by its occurrence"
    case .outOfRange(let name, let occurrence, let count):
      "there is no occurrence \(occurrence) of \"\(name)\": only \(count) from 0 on"
    case .disabled(let name): "\"\(name)\" is disabled"
    case .notEditable(let name): "\"\(name)\" is no text field"
    }
  }
}

extension Stage {
  /// Taps something as a person does, and lays out: a button, a link, a switch, a row, a tab, a button
  /// of a bar or of an alert, of UIKit or of SwiftUI.
  ///
  /// Only what is on top answers: what a sheet or an alert covers does not. What is disabled neither.
  ///
  /// - Parameters:
  ///   - name: The accessibility identifier, else the accessibility label, else the text that is shown,
  ///     else one of several texts. The best of these that anything has decides.
  ///   - occurrence: Which one of several of the name, from 0, in the order in which they are shown;
  ///     nil where there must be one alone.
  /// - Throws: `TouchError` where there is no such thing or it does not answer.
  @discardableResult
  public func tap(_ name: String, occurrence: Int? = nil) throws(TouchError) -> LayoutTree {
    let target = try target(name, occurrence)
    return perform { target.tap() }
  }

  /// Replaces the text of a field as a person who types does, and lays out.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - name: What the field is called, as for `tap(_:occurrence:)`; its placeholder is a text of it.
  ///   - occurrence: Which one of several of the name, from 0.
  /// - Throws: `TouchError` where there is no such field or it does not answer.
  @discardableResult
  public func enter(
    _ text: String, into name: String, occurrence: Int? = nil
  ) throws(TouchError) -> LayoutTree {
    guard let enter = try target(name, occurrence).enter else {
      throw .notEditable(named: name)
    }
    return perform { enter(text) }
  }

  /// Swipes a row of a list and taps one of the actions that the swipe shows, and lays out.
  ///
  /// - Parameters:
  ///   - name: What the row is called, as for `tap(_:occurrence:)`.
  ///   - action: What the action is called.
  ///   - occurrence: Which one of several rows of the name, from 0.
  /// - Throws: `TouchError` where there is no such row or action, or it does not answer.
  @discardableResult
  public func swipe(
    _ name: String, choosing action: String, occurrence: Int? = nil
  ) throws(TouchError) -> LayoutTree {
    window.layoutIfNeeded()
    let swipes = window.tapTargets.swipes
    let row = try choose(name, occurrence, among: swipes.map(\.row))
    let chosen = try choose(action, nil, among: swipes[row].actions)
    return perform { swipes[row].actions[chosen].tap() }
  }

  /// The names of what can be tapped now, in the order in which it is shown.
  public var tappableNames: [String] {
    window.layoutIfNeeded()
    return window.tapTargets.all.filter(\.isEnabled).compactMap(\.name)
  }

  private func target(_ name: String, _ occurrence: Int?) throws(TouchError) -> TapTarget {
    window.layoutIfNeeded()
    let all = window.tapTargets.all
    return all[try choose(name, occurrence, among: all)]
  }

  /// The place of the target that has a name.
  private func choose(
    _ name: String, _ occurrence: Int?, among all: [TapTarget]
  ) throws(TouchError) -> Int {
    let ranks = all.map { $0.rank(of: name) }
    guard let best = ranks.compactMap({ $0 }).min() else {
      throw .nothing(named: name, offered: all.filter(\.isEnabled).compactMap(\.name))
    }
    let found = all.indices.filter { ranks[$0] == best }
    if occurrence == nil, found.count > 1 { throw .several(named: name, count: found.count) }
    let index = occurrence ?? 0
    guard found.indices.contains(index) else {
      throw .outOfRange(named: name, occurrence: index, count: found.count)
    }
    guard all[found[index]].isEnabled else { throw .disabled(named: name) }
    return found[index]
  }
}

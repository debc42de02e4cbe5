import Observation
import Testing

@testable import SwiftUI

/// What views remember, and when they are evaluated.
@MainActor @Suite struct GraphTests {
  final class Log {
    var lines: [String] = []
  }

  /// Hands out the binding of a state for tests to write to.
  final class Handle<Value> {
    var binding: Binding<Value>?
    var value: Value? {
      get { binding?.wrappedValue }
      set { if let newValue { binding?.wrappedValue = newValue } }
    }
  }

  struct Counter: View {
    let handle: Handle<Int>
    @State private var count = 0

    var body: some View {
      handle.binding = $count
      return Block(CGFloat(10 + count), 10)
    }
  }

  struct Switcher: View {
    let isOn: Handle<Bool>
    let inner: Handle<Int>
    @State private var on = true

    var body: some View {
      isOn.binding = $on
      return VStack {
        if on { Counter(handle: inner) } else { Counter(handle: inner) }
      }
    }
  }

  @Test func stateStaysWhileTheViewKeepsItsPlace() {
    let handle = Handle<Int>()
    let laid = Laid(VStack { Counter(handle: handle) })
    #expect(laid.root.width == 10)
    handle.value = 5
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 15)
    laid.graph.setRootView(VStack { Counter(handle: handle) })
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 15)
  }

  @Test func stateEndsWithItsBranch() {
    let isOn = Handle<Bool>()
    let inner = Handle<Int>()
    let laid = Laid(Switcher(isOn: isOn, inner: inner))
    inner.value = 7
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 17)
    isOn.value = false
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 10)
  }

  struct Turning: View {
    let inner: Handle<Int>
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      let layout =
        width == .compact
        ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Counter(handle: inner)
        Block(10, 10)
      }
    }
  }

  @Test("Rule 36: another layout arranges the same views, which keep what they remember")
  func anyLayoutKeepsState() {
    let inner = Handle<Int>()
    let laid = Laid(Turning(inner: inner)) { $0.horizontalSizeClass = .compact }
    inner.value = 5
    laid.graph.layout(in: laid.size)
    #expect(laid.root == CGSize(width: 15, height: 20))
    laid.graph.environment.horizontalSizeClass = .regular
    laid.graph.layout(in: laid.size)
    #expect(laid.root == CGSize(width: 25, height: 10))
  }

  struct Leaf: View {
    let number: Int
    let log: Log
    var body: some View {
      log.lines.append("leaf \(number)")
      return Block(10, 10)
    }
  }

  struct Parent: View {
    let log: Log
    let handle: Handle<Int>
    @State private var count = 0
    var body: some View {
      handle.binding = $count
      log.lines.append("parent")
      return VStack {
        Leaf(number: 1, log: log)
        Leaf(number: count, log: log)
      }
    }
  }

  @Test func onlyViewsWithOtherInputsAreEvaluated() {
    let log = Log()
    let handle = Handle<Int>()
    let laid = Laid(Parent(log: log, handle: handle))
    #expect(log.lines == ["parent", "leaf 1", "leaf 0"])
    log.lines = []
    handle.value = 2
    laid.graph.layout(in: laid.size)
    #expect(log.lines == ["parent", "leaf 2"])
    log.lines = []
    handle.value = 2
    laid.graph.layout(in: laid.size)
    #expect(log.lines.isEmpty)
  }

  struct Reader: View {
    let log: Log
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      log.lines.append("size \(size.rawValue)")
      return Block(CGFloat(size.rawValue), 10)
    }
  }

  @Test func onlyReadersOfAnEnvironmentValueAreEvaluated() {
    let log = Log()
    let laid = Laid(
      VStack {
        Reader(log: log)
        Leaf(number: 1, log: log)
      })
    log.lines = []
    laid.graph.environment.dynamicTypeSize = .accessibility1
    laid.graph.layout(in: laid.size)
    #expect(log.lines == ["size 7"])
    log.lines = []
    laid.graph.environment.horizontalSizeClass = .regular
    laid.graph.layout(in: laid.size)
    #expect(log.lines.isEmpty)
  }

  @Observable final class Model {
    var width = 10
    var other = 0
  }

  struct ModelView: View {
    let model: Model
    let log: Log
    var body: some View {
      log.lines.append("model")
      return Block(CGFloat(model.width), 10)
    }
  }

  @Test func observableObjectsHaveTheirReadersEvaluated() {
    let model = Model()
    let log = Log()
    let laid = Laid(ModelView(model: model, log: log))
    log.lines = []
    model.width = 30
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 30)
    model.other = 1
    laid.graph.layout(in: laid.size)
    #expect(log.lines == ["model"])
  }

  final class Store: ObservableObject {
    @Published var width = 10
  }

  struct StoreView: View {
    @ObservedObject var store: Store
    var body: some View { Block(CGFloat(store.width), 10) }
  }

  struct OwnerView: View {
    @StateObject private var store = Store()
    let handle: Handle<Int>
    var body: some View {
      handle.binding = $store.width
      return StoreView(store: store)
    }
  }

  struct EnvironmentReader: View {
    @EnvironmentObject private var store: Store
    var body: some View { Block(CGFloat(store.width), 10) }
  }

  @Test func publishedPropertiesHaveViewsEvaluated() {
    let store = Store()
    let laid = Laid(
      VStack {
        StoreView(store: store)
        EnvironmentReader()
      }
      .environmentObject(store))
    store.width = 25
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves.map(\.width) == [25, 25])
    let handle = Handle<Int>()
    let owner = Laid(OwnerView(handle: handle))
    handle.value = 33
    owner.graph.layout(in: owner.size)
    #expect(owner.root.width == 33)
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct ListView: View {
    let ids: [Int]
    let handles: [Int: Handle<Int>]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(ids.map { Item(id: $0) }) { item in
          Counter(handle: handles[item.id]!)
        }
      }
    }
  }

  @Test func elementsAreKnownByTheirIds() {
    let handles = [1: Handle<Int>(), 2: Handle<Int>(), 3: Handle<Int>()]
    let laid = Laid(ListView(ids: [1, 2, 3], handles: handles))
    handles[2]!.value = 5
    laid.graph.setRootView(ListView(ids: [3, 2, 1], handles: handles))
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves.map(\.width) == [10, 15, 10])
    laid.graph.setRootView(ListView(ids: [2], handles: handles))
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves.map(\.width) == [15])
    laid.graph.setRootView(ListView(ids: [3], handles: handles))
    laid.graph.setRootView(ListView(ids: [2, 3], handles: handles))
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves.map(\.width) == [10, 10])
  }

  @Test func anotherIdStartsAnew() {
    let handle = Handle<Int>()
    let laid = Laid(Counter(handle: handle).id(1))
    handle.value = 9
    laid.graph.setRootView(Counter(handle: handle).id(1))
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 19)
  }

  struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  struct Measuring: View {
    let log: Log
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        Block(30, 10).background(
          GeometryReader { proxy in Fill().preference(key: Width.self, value: proxy.size.width) })
        Block(70, 10).background(
          GeometryReader { proxy in Fill().preference(key: Width.self, value: proxy.size.width) })
        Block(width, 5)
      }
      .onPreferenceChange(Width.self) {
        log.lines.append("\($0)")
        width = $0 * 2
      }
    }
  }

  @Test func preferencesOfMeasuredViewsComeToRest() {
    let log = Log()
    let laid = Laid(Measuring(log: log))
    #expect(log.lines == ["70.0"])
    #expect(laid.root.width == 140)
  }

  struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsArePlacedInOtherCoordinates() {
    let laid = Laid(
      VStack(spacing: 0) {
        Block(100, 20)
        Block(40, 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Fill("mark")
            .frame(width: proxy[anchors[0]].width, height: proxy[anchors[0]].height)
            .offset(x: proxy[anchors[0]].minX, y: proxy[anchors[0]].minY)
        }
      })
    #expect(laid.leaves == [rect(0, 0, 100, 20), rect(30, 20, 40, 30), rect(30, 20, 40, 30)])
  }

  struct Lifecycle: View {
    let log: Log
    let isOn: Handle<Bool>
    @State private var on = true
    var body: some View {
      isOn.binding = $on
      return VStack {
        if on {
          Block(10, 10)
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
            .task { log.lines.append("task") }
        }
      }
      .onChange(of: on) { old, new in log.lines.append("\(old) \(new)") }
    }
  }

  @Test func appearanceChangesAndTasks() {
    let log = Log()
    let isOn = Handle<Bool>()
    let laid = Laid(Lifecycle(log: log, isOn: isOn))
    #expect(Set(log.lines) == ["appear", "task"])
    log.lines = []
    isOn.value = false
    laid.graph.layout(in: laid.size)
    #expect(Set(log.lines) == ["true false", "disappear"])
  }

  struct Nest: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Nest(depth: depth - 1).padding(1)) } else { Block(10, 10) }
    }
  }

  struct StackNest: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        AnyView(
          HStack(spacing: 0) {
            VStack(spacing: 0) { StackNest(depth: depth - 1) }
          })
      } else {
        Block(10, 10)
      }
    }
  }

  @Test func fiveHundredNestedViews() {
    #expect(Laid(Nest(depth: 500)).root == CGSize(width: 1010, height: 1010))
    #expect(Laid(StackNest(depth: 250)).root == CGSize(width: 10, height: 10))
  }
}

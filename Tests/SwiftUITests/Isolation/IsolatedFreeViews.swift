import SwiftUI

// Code that states views outside the main actor, as apps do in models, enumerations and helper
// functions. That it compiles is half of the test; the other half is in `IsolationTests`.

/// A choice that knows how it is shown.
enum FreeTab: CaseIterable {
  case first, second

  var icon: Image { Image(systemName: self == .first ? "star" : "heart") }

  var label: Text { Text(self == .first ? "First" : "Second").bold().foregroundColor(.red) }

  @ViewBuilder var title: some View {
    switch self {
    case .first: Text("First").font(.title).padding(8)
    case .second:
      label
      Divider()
    }
  }

  var tint: Color { self == .first ? Color.red.opacity(0.5) : .accentColor }

  var heading: Label<Text, Image> { Label("First", systemImage: "star") }
}

/// A value that holds a view.
struct FreeModel {
  let view = AnyView(Color.red.frame(width: 40, height: 20).padding(5))
  let title = Text("x")
  let spacer = Spacer(minLength: 4)
  let column = VStack(alignment: .leading, spacing: 0) {
    Divider()
    Divider()
  }
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let grid = [GridItem(.flexible(minimum: 20)), GridItem(.fixed(30))]
  let shape = RoundedRectangle(cornerRadius: 8).inset(by: 2)
}

extension Text {
  static let hello = Text("hello").bold()

  func important() -> Text { font(.headline).foregroundStyle(.red) }
}

extension Image {
  static let star = Image(systemName: "star").resizable()
}

extension Font {
  static let app = Font.system(size: 17, weight: .semibold, design: .rounded)
}

extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
}

func freeRow(_ width: CGFloat) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: width, height: 10)
    Spacer()
    Color.blue.frame(width: 20, height: 10)
  }
}

@concurrent func freeRowMadeElsewhere(_ width: CGFloat) async -> sending AnyView {
  AnyView(freeRow(width))
}

func freeLoop(_ widths: [CGFloat]) -> some View {
  VStack(spacing: 0) {
    ForEach(widths, id: \.self) { width in
      if width > 15 { Color.red.frame(width: width, height: 10) } else { EmptyView() }
    }
    ForEach(0..<2) { _ in Group { Color.blue.frame(width: 5, height: 5) } }
  }
}

/// A card, as a function from any view to one.
func freeCard<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
  ZStack(alignment: .topLeading) {
    RoundedRectangle(cornerRadius: 12).fill(Color.brand).shadow(radius: 2)
    VStack(alignment: .leading, content: content).padding(.all, 10)
  }
  .overlay(alignment: .bottom) { Rectangle().frame(height: 1) }
  .background(Color.gray)
  .clipShape(Circle())
}

extension View {
  nonisolated func freeFrame(_ length: CGFloat) -> some View {
    frame(width: length, height: length).fixedSize().layoutPriority(1).id(length)
  }

  nonisolated func freeLook() -> some View {
    self
      .font(.body).fontWeight(.bold).lineLimit(2).multilineTextAlignment(.center)
      .foregroundStyle(.primary).tint(.red).opacity(0.5).hidden()
      .offset(x: 1, y: 1).position(x: 10, y: 10).aspectRatio(1, contentMode: .fit)
      .scaledToFit().rotationEffect(.degrees(10)).scaleEffect(2)
      .overlay { Color.red }.background { Color.blue }.border(.red)
      .cornerRadius(4).clipped().zIndex(1)
      .alignmentGuide(.leading) { $0[.trailing] }
      .gridCellColumns(2).listRowInsets(EdgeInsets()).dynamicTypeSize(.large)
  }

  nonisolated func freeData(_ isOn: Binding<Bool>) -> some View {
    self
      .environment(\.layoutDirection, .rightToLeft).disabled(false)
      .onAppear {}.onDisappear {}.onChange(of: isOn.wrappedValue) {}
      .task {}
      .tag(1).id("x").animation(.default, value: 1)
      .preference(key: FreeWidthKey.self, value: 3)
      .onPreferenceChange(FreeWidthKey.self) { _ in }
      .anchorPreference(key: FreeBoundsKey.self, value: .bounds) { [$0] }
      .coordinateSpace(name: "free").ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("b") }
      .modifier(FreeModifier())
  }

  nonisolated func freeSurroundings(_ isOn: Binding<Bool>) -> some View {
    self
      .sheet(isPresented: isOn) { Text("sheet") }
      .fullScreenCover(isPresented: isOn) { Text("cover") }
      .navigationTitle("title").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("item") } }
      .buttonStyle(.bordered).buttonStyle(FreeButtonStyle()).labelStyle(.titleOnly)
      .toggleStyle(.switch).pickerStyle(.menu).listStyle(.plain).textFieldStyle(.roundedBorder)
  }
}

/// Every container and control, stated outside the main actor.
struct FreeCatalogue {
  @ViewBuilder func containers(_ path: Binding<NavigationPath>, _ tab: Binding<Int>) -> some View {
    NavigationStack(path: path) {
      List {
        Section("Title") { Text("row") }
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        ForEach(FreeTab.allCases, id: \.self) { $0.title }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    TabView(selection: tab) { Text("a").tabItem { Label("a", systemImage: "star") }.tag(0) }
    ScrollView(.horizontal) { LazyHStack { Text("a") } }
    ScrollView { LazyVStack(spacing: 0) { Text("a") } }
    LazyVGrid(columns: [GridItem()]) { Text("a") }
    Grid { GridRow { Text("a") } }
    Form { Text("a") }
    GeometryReader { proxy in Text("\(proxy.size.width)") }
    ViewThatFits {
      Text("long")
      Text("short")
    }
    AnyLayout(HStackLayout()) { Text("a") }
  }

  @ViewBuilder func controls(
    _ isOn: Binding<Bool>, _ text: Binding<String>, _ value: Binding<Double>, _ date: Binding<Date>
  ) -> some View {
    Button("a") {}
    Button(role: .destructive) {
      text.wrappedValue = ""
    } label: {
      Label("b", systemImage: "trash")
    }
    Toggle("c", isOn: isOn)
    Toggle(isOn: isOn) { Text("d") }
    TextField("e", text: text)
    SecureField("f", text: text)
    TextEditor(text: text)
    Slider(value: value, in: 0...1)
    Stepper("g", value: value)
    DatePicker("h", selection: date)
    Picker("i", selection: text) { Text("x").tag("x") }
    ProgressView()
    ProgressView(value: 0.5)
    Menu("j") { Button("k") {} }
    NavigationLink("l") { Text("m") }
    NavigationLink(value: 1) { Text("n") }
    LabeledContent("o") { Text("p") }
    Link("q", destination: URL(fileURLWithPath: "/"))
  }

  @ViewBuilder func shapes() -> some View {
    Circle().fill(.red)
    Rectangle().stroke(.red, lineWidth: 2)
    Capsule().strokeBorder(.red)
    Ellipse().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2))
    FreeTriangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    UnevenRoundedRectangle(topLeadingRadius: 4).inset(by: 1)
    Path { $0.move(to: .zero) }.stroke(Color.red)
    Color.red
  }
}

/// An outline of an app's own.
struct FreeTriangle: InsettableShape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.maxY - inset))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> FreeTriangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == FreeTriangle {
  static var triangle: FreeTriangle { FreeTriangle() }
}

struct FreeButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 4 : 8)
  }
}

extension ButtonStyle where Self == FreeButtonStyle {
  static var free: FreeButtonStyle { FreeButtonStyle() }
}

struct FreeModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

struct FreeWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct FreeBoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct FreeOrderKey: LayoutValueKey { static let defaultValue = 0 }

struct FreeInsetKey: EnvironmentKey { static let defaultValue: CGFloat = 7 }

extension EnvironmentValues {
  var freeInset: CGFloat {
    get { self[FreeInsetKey.self] }
    set { self[FreeInsetKey.self] = newValue }
  }
}

/// A view with a state whose initialiser is not bound to an actor.
struct FreeCounter: View {
  @State private var count: Int
  @Binding private var isOn: Bool
  @Environment(\.freeInset) private var inset

  nonisolated init(_ count: Int, isOn: Binding<Bool> = .constant(true)) {
    _count = State(initialValue: count)
    _isOn = isOn
  }

  var body: some View { Color.red.frame(width: CGFloat(count), height: isOn ? inset : 0) }
}

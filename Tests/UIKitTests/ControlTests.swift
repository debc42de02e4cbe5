import InterfaceBuilder
import Testing

@testable import UIKit

/// Saved sizes are those of public Interface Builder files.
@MainActor @Suite struct ControlTests {
  /// Makes the view of an element, with the traits of a phone before iOS 26 unless told otherwise.
  private func view<View: UIView>(
    _ type: View.Type, _ xml: String, isDesign: Bool = false, tools: Int = 21701,
    isClassic: Bool = true
  ) throws -> View {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>\(xml)</objects>
      <resources><image name="photo" width="40" height="30"/>\
      <image name="map" catalog="system" width="128" height="110"/></resources>
      </document>
      """
    let document = try IBParser.parse(Array(source.utf8), fileName: "Test.xib")
    let nib = NibCoder(document: document, file: "Test.xib", traits: .unspecified)
    nib.isDesign = isDesign
    let object = try #require(document.scenes.first?.objects.first)
    // Fonts of text styles take the size of the surroundings, which other tests change.
    let traits = Traits.phone(isClassic: isClassic)
    var made: UIView?
    traits.performAsCurrent { made = nib.makeView(object, in: .zero) }
    let view = try #require(made as? View)
    view.traits = traits
    return view
  }

  private func frameSize(_ view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    let rect = CGRect(origin: .zero, size: size)
    return view.frame(forAlignmentRect: rect).size
  }

  @Test func switches() throws {
    let toggle = try view(UISwitch.self, #"<switch id="a" on="YES"/>"#)
    #expect(toggle.isOn)
    #expect(frameSize(toggle) == CGSize(width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    let new = try view(UISwitch.self, #"<switch id="a"/>"#, isClassic: false)
    #expect(frameSize(new) == CGSize(width: 63, height: 28))
  }

  @Test func sliders() throws {
    let slider = try view(
      UISlider.self, #"<slider id="a" value="25" minValue="0.0" maxValue="100"/>"#)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 100, height: 30))
        == CGRect(x: 8, y: 10, width: 104, height: 31))
    let new = try view(UISlider.self, #"<slider id="a"/>"#, isClassic: false)
    #expect(new.alignmentRectInsets == .zero)
    #expect(new.intrinsicContentSize.height == 34)
    var node = Node.plain
    slider.describe(into: &node)
    #expect(node.control?.fraction == 0.25)
    #expect(node.kind == .slider)
  }

  @Test func steppersAndProgress() throws {
    #expect(
      frameSize(try view(UIStepper.self, #"<stepper id="a"/>"#)) == CGSize(width: 94, height: 32))
    let progress = try view(UIProgressView.self, #"<progressView id="a" progress="0.5"/>"#)
    #expect(progress.intrinsicContentSize.height == 4)
    #expect(progress.progress == 0.5)
  }

  @Test func designsOfOldXcodeShowOldControls() throws {
    let stepper = try view(UIStepper.self, #"<stepper id="a"/>"#, isDesign: true, tools: 14460)
    #expect(frameSize(stepper) == CGSize(width: 94, height: 29))
    let field = try view(
      UITextField.self,
      #"<textField id="a" borderStyle="roundedRect"><fontDescription key="fontDescription" type="system" pointSize="14"/></textField>"#,
      isDesign: true, tools: 14460)
    #expect(field.intrinsicContentSize.height == 30)
    let sameOnADevice = try view(UIStepper.self, #"<stepper id="a"/>"#, tools: 14460)
    #expect(frameSize(sameOnADevice) == CGSize(width: 94, height: 32))
  }

  @Test func activityIndicators() throws {
    let medium = try view(
      UIActivityIndicatorView.self, #"<activityIndicatorView id="a" animating="YES" style="gray"/>"#
    )
    #expect(frameSize(medium) == CGSize(width: 20, height: 20))
    let large = try view(
      UIActivityIndicatorView.self, #"<activityIndicatorView id="a" style="whiteLarge"/>"#)
    #expect(frameSize(large) == CGSize(width: 37, height: 37))
    let xml = #"<activityIndicatorView id="a" hidesWhenStopped="YES" style="medium"/>"#
    #expect(try view(UIActivityIndicatorView.self, xml).isHidden)
    #expect(try !view(UIActivityIndicatorView.self, xml, isDesign: true).isHidden)
    let stopped = try view(UIActivityIndicatorView.self, xml)
    stopped.startAnimating()
    #expect(!stopped.isHidden)
  }

  @Test func pageControls() throws {
    let pages = try view(UIPageControl.self, #"<pageControl id="a" numberOfPages="3"/>"#)
    #expect(frameSize(pages) == CGSize(width: 39, height: 37))
  }

  @Test func pickers() throws {
    #expect(
      frameSize(try view(UIPickerView.self, #"<pickerView id="a"/>"#))
        == CGSize(width: 320, height: 216))
    let wheels = try view(
      UIDatePicker.self, #"<datePicker id="a" datePickerMode="date" style="wheels"/>"#)
    #expect(frameSize(wheels).height == 216)
    let compact = try view(
      UIDatePicker.self, #"<datePicker id="a" datePickerMode="date" style="compact"/>"#)
    // 20.287 + 7 + 7 = 34.287, up to 34.5.
    #expect(frameSize(compact).height == 34.5)
  }

  @Test func searchBars() throws {
    #expect(frameSize(try view(UISearchBar.self, #"<searchBar id="a"/>"#)).height == 56)
    // 56 + 44.
    #expect(
      frameSize(try view(UISearchBar.self, #"<searchBar id="a" showsScopeBar="YES"/>"#)).height
        == 100)
    #expect(
      frameSize(try view(UISearchBar.self, #"<searchBar id="a"/>"#, isClassic: false)).height == 64)
  }

  @Test func textFields() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    let rounded = try view(
      UITextField.self, #"<textField id="a" borderStyle="roundedRect">\#(font)</textField>"#)
    #expect(rounded.intrinsicContentSize.height == 34)
    #expect(rounded.font?.pointSize == 14)
    let body =
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let plain = try view(UITextField.self, #"<textField id="a">\#(body)</textField>"#)
    #expect(plain.intrinsicContentSize.height == 21)
    let withPlaceholder = try view(
      UITextField.self, #"<textField id="a" placeholder="Name">\#(body)</textField>"#)
    #expect(withPlaceholder.intrinsicContentSize.height == 22)
    let secure = try view(
      UITextField.self,
      #"<textField id="a" placeholder="Password">\#(body)<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#
    )
    #expect(secure.intrinsicContentSize.height == 21)
  }

  @Test func textFieldsShowTheirPlaceholder() throws {
    let field = try view(
      UITextField.self, #"<textField id="a" borderStyle="roundedRect" placeholder="Name"/>"#)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    var node = Node.plain
    field.describe(into: &node)
    #expect(node.text?.isPlaceholder == true)
    #expect(node.text?.lines.first?.frame.x == 7)
    field.text = "Ann"
    field.describe(into: &node)
    #expect(node.text?.string == "Ann")
    #expect(node.text?.isPlaceholder == false)
  }

  @Test func sideViewsTakeRoom() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  @Test func textViews() throws {
    let view = UITextView()
    view.traits = Traits.phone()
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    // Two lines: 40.57, up to 41; 8 above and below.
    #expect(view.intrinsicContentSize.height == 57)
    #expect(view.wrapsContent)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 57)
    var node = Node.plain
    view.describe(into: &node)
    #expect(node.kind == .textView)
    #expect(node.text?.lines.first?.frame.x == 5)
    #expect(node.text?.lines.first?.frame.y == 8)
    #expect(node.text?.isTruncated == false)
  }

  @Test func images() throws {
    let image = try view(
      UIImageView.self, #"<imageView id="a" contentMode="scaleAspectFit" image="photo"/>"#)
    #expect(image.intrinsicContentSize == CGSize(width: 40, height: 30))
    image.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    var node = Node.plain
    image.describe(into: &node)
    // 40 by 30 in 80 by 80: twice as large, in the middle.
    #expect(node.image?.frame == .init(x: 0, y: 10, width: 80, height: 60))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func symbolsFollowTheirProportionsAndSize() throws {
    let symbol = try view(
      UIImageView.self, #"<imageView id="a" image="map" catalog="system"/>"#)
    let size = symbol.intrinsicContentSize
    #expect(abs(size.width / size.height - 128.0 / 110) < 0.05)
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(symbol.intrinsicContentSize.width - 2 * size.width) <= 1)
  }

  @Test func chevronsOfLargeScale() throws {
    let image = try #require(
      UIImage(systemName: "chevron.right", withConfiguration: .init(scale: .large)))
    #expect(abs(image.size.width - 15.67) <= 1.5)
    #expect(abs(image.size.height - 22.33) <= 0.5)
  }

  @Test func segments() throws {
    let control = try view(
      UISegmentedControl.self,
      #"<segmentedControl id="a" selectedSegmentIndex="0"><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>"#
    )
    #expect(frameSize(control).height == 32)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == "Second")
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal)
  }

  @Test(
    "Segments are as wide as the widest title and 20, with a point between them",
    arguments: [
      (["Top", "Bottom", "Center"], false, 194), (["None", "Gray", "Color", "Blur"], false, 211),
      (["Regular", "Light", "Subtle"], false, 200),
      (["Automatic", "Normal Level", "Status Bar Level"], true, 302),
      (["Automatic", "Forever", "1 Second", "5 Seconds"], true, 310),
    ] as [([String], Bool, Double)])
  func savedSegmentWidths(titles: [String], apportions: Bool, saved: Double) {
    let control = UISegmentedControl(items: titles)
    control.traits = Traits.phone()
    control.apportionsSegmentWidthsByContent = apportions
    #expect(abs(Double(control.intrinsicContentSize.width) - saved) <= 1)
  }

  @Test func effectViewsHoldTheirContent() throws {
    let effect = try view(
      UIVisualEffectView.self,
      #"<visualEffectView id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><view key="contentView" id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews><label id="c" text="Hi"/></subviews></view><blurEffect style="regular"/></visualEffectView>"#
    )
    #expect(effect.subviews.count == 1)
    #expect(effect.contentView.subviews.count == 1)
    #expect(effect.contentView.nibOrigin?.id == "b")
    let made = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    made.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(made.contentView.frame.size == CGSize(width: 30, height: 40))
  }

  @Test func boxes() throws {
    var node = Node.plain
    try view(MKMapView.self, #"<mapView id="a"/>"#).describe(into: &node)
    #expect(node.kind == .map)
    try view(WKWebView.self, #"<wkWebView id="a"/>"#).describe(into: &node)
    #expect(node.kind == .web)
  }
}

import Testing

@testable import UIKit

@MainActor @Suite struct AttributedTextTests {
  private func text(_ parts: [(String, CGFloat)]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (string, size) in parts {
      whole.append(
        NSAttributedString(
          string: string,
          attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red]))
    }
    return whole
  }

  @Test func texts() {
    let label = UILabel()
    label.traits = Traits.phone()
    label.attributedText = text([("large ", 30), ("small", 12)])
    // As high as the largest font: 30 x 1.193359375 = 35.8, up to 36.
    #expect(label.intrinsicContentSize.height == 36)
    #expect(label.text == "large small")
    let large = UILabel()
    large.traits = Traits.phone()
    large.font = .systemFont(ofSize: 30)
    large.text = "large small"
    #expect(label.intrinsicContentSize.width < large.intrinsicContentSize.width)
  }

  @Test func equalFontsAreOneRun() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let whole = NSMutableAttributedString(attributedString: text([("one ", 17), ("two", 17)]))
    whole.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
    let styled = StyledText(whole, font: .systemFont(ofSize: 10), color: .black)
    #expect(styled.runs.count == 1)
    #expect(styled.runs[0].paragraph.lineSpacing == 4)
    #expect(styled.colors == [.red])
  }

  @Test func attachmentsTakeRoom() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 40, height: 50)))
    let label = UILabel()
    label.traits = Traits.phone()
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize.width == 40)
    #expect(label.intrinsicContentSize.height >= 50)
  }

  @Test func linesSpacedApart() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = UILabel()
    label.traits = Traits.phone()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style])
    // 20.287 + 10 + 20.287 = 50.57, up to 51.
    #expect(label.intrinsicContentSize.height == 51)
  }
}

// The types of geometry and drawing that UIKit holds here, by the name of the module that holds them on
// iOS. Contexts, images and fonts are absent.
@_exported import Foundation

@_exported import struct UIKit.CGAffineTransform
@_exported import class UIKit.CGColor
@_exported import enum UIKit.CGLineCap
@_exported import enum UIKit.CGLineJoin
@_exported import class UIKit.CGMutablePath
@_exported import class UIKit.CGPath
@_exported import enum UIKit.CGPathFillRule
@_exported import struct UIKit.CGVector

import Audit
import LayoutTree

extension Finding {
  /// Where to look: the culprit's place, else the screen's.
  var place: SourceLocation {
    location ?? SourceLocation(file: screen.file, line: max(1, screen.line))
  }
}

extension ScreenFindings {
  /// Why a finding is one, with the configuration that the numbers come from when there are several.
  func explanation(of finding: Finding) -> String {
    guard finding.configurations.count > 1, let worst = finding.worst, !finding.reason.isEmpty
    else {
      return finding.reason
    }
    return "\(finding.reason) (\(ConfigurationPhrase(all: configurations).name(of: worst)))"
  }
}

import Devices
import Testing

@Suite struct SystemMetricsTests {
  @Test func switchesAndBarsGrewWithIOS26() {
    let classic = SystemMetrics.metrics(for: .v18)
    let glass = SystemMetrics.metrics(for: .v26)
    #expect(classic.switchSize == Size(width: 51, height: 31))
    #expect(glass.switchSize == Size(width: 63, height: 28))
    #expect(classic.navigationBarHeight(idiom: .phone, verticalSizeClass: .regular) == 44)
    #expect(glass.navigationBarHeight(idiom: .phone, verticalSizeClass: .regular) == 54)
    #expect(classic.navigationBarHeight(idiom: .phone, verticalSizeClass: .compact) == 32)
  }

  @Test func iPadsLargeTitleSafeAreaIs122OnIOS12() {
    let classic = SystemMetrics.metrics(for: .v18)
    let bar = classic.navigationBarHeight(idiom: .pad, verticalSizeClass: .regular)
    #expect(20 + bar + classic.largeTitleHeight == 122)
  }

  @Test func sheetsHaveTallerBars() {
    let classic = SystemMetrics.metrics(for: .v18)
    #expect(
      classic.navigationBarHeight(idiom: .phone, verticalSizeClass: .regular, isSheet: true) == 56)
  }

  // 49 + 34 = 83, saved under canvases with a home indicator.
  @Test func tabBarAndHomeIndicatorTogether() {
    let height = SystemMetrics.metrics(for: .v18).tabBarHeight(
      idiom: .phone, verticalSizeClass: .regular)
    #expect(height + 34 == 83)
  }

  @Test func pageControlsGrowByThePage() {
    let metrics = SystemMetrics.metrics(for: .newest)
    #expect(metrics.pageControlWidth(pages: 3) == 39)
    #expect(metrics.pageControlWidth(pages: 1) == 7)
    #expect(metrics.pageControlWidth(pages: 0) == 0)
  }

  @Test func everyGenerationHasItsTable() {
    for system in SystemGeneration.allCases {
      #expect(SystemMetrics.metrics(for: system).system == system)
    }
  }
}

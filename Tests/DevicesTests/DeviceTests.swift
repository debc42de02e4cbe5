import Devices
import Testing

@Suite struct DeviceTests {
  @Test func identifiersAndNamesAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func findsByIdentifierAndName() {
    #expect(Device.find("iphone-se-3")?.name == "iPhone SE (3rd generation)")
    #expect(Device.find("iPhone 17 Pro")?.id == "iphone-17-pro")
    #expect(Device.find("iphone-99") == nil)
  }
}

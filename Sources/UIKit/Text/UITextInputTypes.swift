/// The keyboard that comes up; none does here.
public enum UIKeyboardType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// ASCII.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  // swift-format-ignore
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For numbers of phones.
  case phonePad = 5
  /// For names and numbers of phones.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For what is searched for.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// Letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How the first letters of what is typed are written.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// As typed.
  case none = 0
  /// Words begin with a capital.
  case words = 1
  /// Sentences begin with a capital.
  case sentences = 2
  /// All capitals.
  case allCharacters = 3
}

/// What is typed, so that the system can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Takes UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// Street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// Street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "URL")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// Shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// Flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// Date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// Birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// Birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// Birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// Birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
}

/// Names of the format that this module knows: those that were met in public files, and those of the
/// classes that Interface Builder offers.
///
/// A name that is not here is kept like any other, and noted once a document, because it may mean
/// something to layout.
enum KnownNames {
  /// Whether an element is known.
  static func isElement(_ name: String) -> Bool {
    elements.contains(name)
      || ["Controller", "GestureRecognizer", "Metrics", "LayoutGuide", "Appearance"].contains {
        name.hasSuffix($0)
      }
  }

  /// Whether an attribute is known.
  static func isAttribute(_ name: String) -> Bool {
    attributes.contains(name)
  }

  /// Elements whose attributes are the members of a set, of any name.
  static let flagElements: Set<String> = [
    "accessibilityTraits", "audiovisualMediaTypes", "autoresizingMask", "dataDetectorType",
    "dataDetectorTypes", "extendedEdge", "popoverArrowDirection", "rectEdge",
  ]

  /// Attributes of objects that hold numbers.
  static let numericAttributes: Set<String> = [
    "alpha", "estimatedRowHeight", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight",
    "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "imagePadding",
    "indentationLevel", "indentationWidth", "maxValue", "maximumValue", "maximumZoomScale",
    "minValue", "minimumFontSize", "minimumInteritemSpacing", "minimumLineSpacing",
    "minimumScaleFactor", "minimumValue", "minimumZoomScale", "numberOfLines", "numberOfPages",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "preferredMaxLayoutWidth",
    "progress", "rowHeight", "sectionFooterHeight", "sectionHeaderHeight", "selectedSegmentIndex",
    "spacing", "stepValue", "titlePadding", "verticalCompressionResistancePriority",
    "verticalHuggingPriority",
  ]

  private static let elements = words(
    """
    accessibility accessibilityCustomAction accessibilityTraits action activityIndicatorView
    adBannerView adaptation animations array arscnView arskView attachment attributedString
    attributes audiovisualMediaTypes autoresizingMask avPlayerViewController
    backgroundConfiguration barButtonItem barButtonItemAppearance bezierPath blurEffect bool
    button buttonConfiguration calendar calendarView capability cells cgFloat children class
    classes collectionReusableView collectionView collectionViewCell
    collectionViewCellContentView collectionViewCompositionalLayout collectionViewController
    collectionViewFlowLayout collectionViewLayout color colorWell command commands connections
    constraint constraints containerView contentUnavailableConfiguration customObject customView
    data dataDetectorType dataDetectorTypes date datePicker dependencies deployment designable
    designables development device dictionary directionalEdgeInsets document
    documentBrowserViewController double edge edgeInsets exclude exit extendedEdge float font
    fontDescription fontDescriptor fragment frame freeformSimulatedSizeMetrics gestureRecognizer
    gestureRecognizers glkView glkViewController hostingController image imagePickerController
    imageReference imageView include inferredMetricsTieBreakers inset integer items keyCommand
    keyCommands keyboardLayoutGuide label layoutGuides leftBarButtonItems locale
    longPressGestureRecognizer mapView mask mediaTypes menu menuElements mtkView mutableArray
    mutableData mutableDictionary mutableString namedColor navigationBar navigationBarAppearance
    navigationController navigationItem nil objects offsetWrapper options outlet
    outletCollection pageControl pageViewController panGestureRecognizer paragraphStyle
    pickerView pinchGestureRecognizer placeholder placeholders plugIn point
    pongPressGestureRecognizer popoverArrowDirection popoverPassthroughViews
    preferredSymbolConfiguration progressView propertyCommand prototypes range real rect
    rectEdge refreshControl relationship relationships resources rightBarButtonItems
    rotationGestureRecognizer scene sceneKitView scenes scopeButtonTitles scrollView searchBar
    searchController searchDisplayController sections segment segmentedControl segments segue
    simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics
    simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics
    simulatedToolbarMetrics size skView slider source splitViewController stackView state
    stepper string subtitle subviews swipeGestureRecognizer switch symbolConfiguration
    symbolEffect systemColor tabBar tabBarAppearance tabBarController tabBarItem
    tabBarItemAppearance tabStops tableView tableViewCell tableViewCellContentView
    tableViewController tableViewPlaceholder tableViewSection tapGestureRecognizer
    textAttributes textField textInputTraits textTab textView timeZone toolbar toolbarAppearance
    toolbarItems url userComments userDefinedRuntimeAttribute userDefinedRuntimeAttributes
    userGuides userLayoutGuide value variation vibrancyEffect videoGravity view viewController
    viewControllerLayoutGuide viewControllerPlaceholder viewControllers viewLayoutGuide
    visualEffectView webView wkPreferences wkUserContentController wkWebView
    wkWebViewConfiguration
    """)

  private static let attributes = words(
    """
    accessoryAction accessoryType actionName active adaptation address
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageForContentSizeCategory
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity alignment
    allowableMovement allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures
    allowsCameraControl allowsContinuousInteraction allowsContinuousSpellChecking
    allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsFocus
    allowsFocusDuringEditing allowsInlineMediaPlayback allowsLinkPreview allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous
    animates animatesTransitions animating appearance appearanceType appends
    applicationNameForUserAgent apportionsSegmentWidthsByContent attribute attributedText
    attributes autocapitalizationType autocorrectionType autoenablesDefaultLighting
    automaticEstimatedItemSize automaticallyAdjustsScrollIndicatorInsets
    automaticallyAdjustsScrollViewInsets automaticallyUpdatesTitle
    autoresizesArchivedViewToFullSize autoresizesSubviews autoresizingMask autoreverses axis
    axisMode backIndicatorImage backIndicatorTransitionMask backgroundColor backgroundImage
    backgroundStyle backgroundTint badgeColor badgeValue barStyle barTintColor base64-UTF8
    base64UTF8 baseWritingDirection baselineAdjustment baselineRelativeArrangement behavior
    black blue bodyMargin borderStyle borderWidth bottom bounces bouncesZoom button buttonSize
    buttonType cacheMode calendarIdentifier canCancelContentTouches
    canChangeCharactersWhileEditing cancelsTouchesInView canvasLocation catalog cells
    changesSelectionAsPrimaryAction chapterSpacing class className classes clearButtonMode
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clipsSubviews clipsToBounds cocoaTouchSystemColor collapsed
    collectionClass collectionReusableViews collectionView color colorLabel colorMatched
    colorMatchedDocument colorPixelFormat colorSpace columns compactAppearance configurationType
    connection connections constant constraints content contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMode
    contentVerticalAlignment contentView continuous cornerStyle countDownDuration currentPage
    customClass customColorSpace customModule customModuleProvider customObjects
    customPresentation customSpacing customViews cyan dataDetectorTypes dataMode date
    datePickerMode decrementImage defaultHighlighted defaultTabInterval defaultVersion
    defersCurrentPageDisplay definesPresentationContext delaysContentTouches delaysTouchesBegan
    delaysTouchesEnded delegate dependencies dependency depthStencilPixelFormat design
    destination destinationCreationSelector detailTextLabel device directionalLayout
    directionalLockEnabled discoverability discoverabilityTitle displayModeButtonVisibility
    displayPrototypeCellStyle distribution dividerImage document doubleSided down
    dragInteractionEnabled drawableDepthFormat editable editingAccessoryType
    editingInteractionConfiguration editorDefined effect elementClass enableSetNeedsDisplay
    enabled enabledInBackground enablesReturnKeyAutomatically estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType excludes exclusiveTouch
    exit extendedEdges extendedLayoutIncludesOpaqueBars family fillerRowHeight firstAttribute
    firstItem firstLineHeadIndent firstResponder fixedFrame flexibleMaxX flexibleMaxY
    flexibleMinY flowLayout focusGroupIdentifier fontDescription fontDesign footerTitle
    fragments frameLayoutGuide glkView green groupName hasAttributedTitle hasOpaqueBackground
    headIndent header headerFooterPinned headerTitle headersFooters height heightSizable hidden
    hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed
    hidesForSinglePage hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling
    hidesShadow hidesWhenStopped highlighted highlightedImage hint
    horizontalCompressionResistancePriority horizontalHuggingPriority hue hyphenationFactor
    iOSVersion ibType id identifier image imagePadding imagePlacement imageView includes
    incrementImage incrementalImageLoading indentationLevel indentationWidth indeterminate
    indicatorStyle initialViewController inlineMode inlinePredictionType input insetReference
    insets insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea installed interactive
    isAmbiguous isAnimating isDirectionalLockEnabled isElement isEnabled isHidden isHighlighted
    isMisplaced isPagingEnabled isPrefetchingEnabled isSelected itemPositioning itemSpacing
    itemWidth items jitteringEnabled key keyCommands keyEquivalent keyPath keyboardAppearance
    keyboardDismissMode keyboardDismissPadding keyboardType kind label landscapeImagePhone
    language largeContentSizeImage largeTitleDisplayMode largeTitles launchScreen layout
    layoutGuides layoutMarginsFollowReadableWidth leading leadingEdge left
    leftItemsSupplementBackButton length lineBreakMode lineBreakStrategy lineHeightMultiple
    lineSpacing link loadsImmediately locale location magenta mapType mask
    mathExpressionCompletionType maxToolsVersion maxValue maxX maxY maximumContentSizeCategory
    maximumDate maximumLineHeight maximumNumberOfTouches maximumPrimaryColumnWidth
    maximumTextContainerWidth maximumTrackTintColor maximumValue maximumValueImage
    maximumZoomScale measureInches mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction
    mediaTypesRequiringUserActionForPlayback metaFont minToolsVersion minValue minX minY
    minimumContentSizeCategory minimumDate minimumFontSize minimumInteritemSpacing
    minimumLineHeight minimumLineSpacing minimumNumberOfLines minimumNumberOfTouches
    minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumTrackTintColor
    minimumValue minimumValueImage minimumZoomScale minuteInterval misplaced modalInPresentation
    modalPresentationStyle modalTransitionStyle modifierFlags momentary moveToFront
    multipleSelectionEnabled multipleTouchEnabled multiplier mutableData name navigationBar
    navigationOrientation neverAllowsPrefetching nextFocused none notEnabled numberOfLines
    numberOfPages numberOfTapsRequired numberOfTouches numberOfTouchesRequired objectID offImage
    on onImage onTintColor opaque options orderedIndex orientation orthogonalScrollingBehavior
    pageIndicatorTintColor pageLength pagingEnabled paragraphSpacing paragraphSpacingBefore
    passwordRules pasteType phoneNumber pitchEnabled placeholder placeholderIdentifier
    placeholderIntrinsicHeight placeholderIntrinsicWidth placeholderText placeholders playsSound
    pointSize pointerInteraction pointerStyle popoverAnchorBarButtonItem popoverAnchorView
    preferSeparateBackground preferredContentSizeCategory preferredDatePickerStyle
    preferredDisplayMode preferredFramesPerSecond preferredMaxLayoutWidth
    preferredPrimaryColumnWidth preferredSplitBehavior preferredStyle prefersLargeTitles
    prefersSideBySideTextAndImage prefetchingEnabled presentationStyle presentsPopover
    presentsWithGesture preservesAspectRatio preservesSuperviewLayoutMargins
    primaryBackgroundStyle priority progress progressImage progressTintColor prompted property
    propertyAccessControl propertyList prototypeCells providesPresentationContextTransitionStyle
    rect red reference referencedIdentifier refreshControlTint rel relation relationship
    relationships relativePath relativeToSafeArea remembersLastFocusedIndexPath renderingMode
    rendersContinously reorderingCadence repeatBehavior requiresExclusiveTouchType
    requiresFullScreen resource resources restorationIdentifier restoresFocusAfterTransition
    returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted right rotateEnabled
    rowHeight scale scaledFontSize scalesLargeContentImage scalesPageToFit sceneID sceneMemberID
    scenes script scrollDirection scrollEdgeAppearance scrollEnabled scrollIndicatorInsets
    scrollsToTop searchBarStyle searchDisplayControllers secondAttribute secondItem
    secondaryActions sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding
    sectionIndexMinimumDisplayRowCount sectionInsetReference sections secureTextEntry
    segmentControlStyle segments selectable selected selectedColor selectedImage
    selectedSegmentIndex selectedSegmentTintColor selectedSystemImage selectionFollowsFocus
    selectionIndicatorImage selectionStyle selector semanticContentAttribute
    separatorInsetReference separatorStyle shadowImage showsBookmarkButton showsBuildings
    showsCancelButton showsCompass showsExpansionTextWhenTruncated
    showsHorizontalScrollIndicator showsLargeContent showsLargeContentViewer
    showsMenuAsPrimaryAction showsPointsOfInterest showsPrevNextButtons showsReorderControl
    showsScale showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted showsTraffic
    showsUserLocation showsVerticalScrollIndicator simulatedAppContext
    simulatedUserInterfaceStyle size sizes smartDashesType smartInsertDeleteType smartQuotesType
    source sourceType spacing spacingBetween spacingType spellCheckingType spineLocation
    splitViewControllerStyle springLoaded standardAppearance state staticText statusBarStyle
    stepValue storyboardIdentifier storyboardName string structuralReference style subitems
    subtitle subviews superclassName supportedInterfaceOrientations supportsAlpha supportsText
    suppressesIncrementalRendering symbolImage symbolScale symbolType symbolic systemColor
    systemImage systemItem systemVersion tabBar tabBarItem tableView tableViewCell tag
    tailIndent targetRuntime text textAlignment textColor textContentType textDragOptions
    textLabel textStyle thumbImage thumbTintColor tighteningFactorForTruncation
    timeIntervalSinceReferenceDate timeZone timestamp tintColor title titleAlignment titleColor
    titleLabel titlePadding titleShadowColor titleShadowOffset titleTextAttributes titleView
    toolTip toolsVersion top touchesRequired trackImage trackNumber trackTintColor
    tracksUserLocation trailing trailingAccessory traits transitionStyle
    translatesAutoresizingMaskIntoConstraints translucent transparent trigger type
    typingAttributes unselectedItemTint unwindAction up useAutolayout useCurrentDate
    useLaunchScreen useLayoutToLayoutNavigationTransitions useSafeAreas
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userComments
    userDefinedRuntimeAttributes userGuides userInteractionEnabled userLabel usesAttributedText
    usesMonospacedDigits usesTitleCase value variant variations verifyAmbiguity version
    verticalAlignment verticalCompressionResistancePriority verticalHuggingPriority videoGravity
    view viewController viewControllerPlaceholder viewLayoutGuide viewPrinting views
    visibleInspector wantsFullScreenLayout wantsPriorityOverSystemBehavior weight white width
    widthSizable windowScene wraps writingToolsBehavior x xcode11CocoaTouchSystemColor y yellow
    zoomEnabled
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

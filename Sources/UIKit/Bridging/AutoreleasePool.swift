/// Runs a closure. On Apple's platforms it also lets go of what Objective-C has set aside for later,
/// which there is none of here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

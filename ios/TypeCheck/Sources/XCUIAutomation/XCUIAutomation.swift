// What the UI test uses of XCUIAutomation, as documented at https://developer.apple.com/documentation/xcuiautomation
@_exported import Foundation

@MainActor open class XCUIElement: NSObject {
    public enum ElementType: UInt, Sendable { case any = 0, button = 9 }

    open var buttons: XCUIElementQuery { XCUIElementQuery() }
    open var value: Any? { nil }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    open func tap() {}
    open func waitForExistence(timeout: TimeInterval) -> Bool { false }
}

@MainActor open class XCUIElementQuery: NSObject {
    open subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor open class XCUIApplication: XCUIElement {
    open var launchArguments: [String] {
        get { [] }
        set {}
    }
    open var launchEnvironment: [String: String] {
        get { [:] }
        set {}
    }
    open func launch() {}
}

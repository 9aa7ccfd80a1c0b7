import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// The screens, opened and closed on the real app, in English.
@MainActor
final class ScreensTests: XCTestCase {
    private static let code = "PY1-N-AAAAAAS"

    private func launched() -> XCUIApplication {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"]
        app.launchEnvironment = ["PYRAMIDE_CODE": Self.code]
        app.launch()
        return app
    }

    private func tap(_ button: String, in app: XCUIApplication) {
        let button = app.buttons[button]
        XCTAssertTrue(button.waitForExistence(timeout: 10), "\(button)")
        button.tap()
    }

    func testEveryScreenOpensAndCloses() {
        let app = launched()
        for screen in ["Daily deal", "Statistics", "Rules", "Settings"] {
            tap("menu", in: app)
            tap(screen, in: app)
            tap("close", in: app)
        }
        tap("new_game", in: app)
        tap("close", in: app)
        XCTAssertEqual(app.buttons["Deal code"].value as? String, Self.code)
    }

    func testAHintIsShownUntilItIsTapped() {
        let app = launched()
        tap("hint", in: app)
        tap("message", in: app)
        tap("stock", in: app)
    }

    func testTodaysDealIsDealt() {
        let app = launched()
        tap("menu", in: app)
        tap("Daily deal", in: app)
        tap("play_today", in: app)
        let code = app.buttons["Deal code"]
        XCTAssertTrue(code.waitForExistence(timeout: 10))
        XCTAssertNotEqual(code.value as? String, Self.code)
    }
}

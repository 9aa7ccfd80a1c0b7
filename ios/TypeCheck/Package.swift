// swift-tools-version: 6.0
import PackageDescription

// Type-checks the app where there is no SwiftUI: against modules of the same names that declare what
// the app uses, each with the signature that Apple documents. They do nothing, and nothing here is
// ever run. `Sources/Pyramide` and `Sources/PyramideUITests` are links to the app's own sources.
let package = Package(
    name: "TypeCheck",
    dependencies: [.package(path: "../PyramideKit")],
    targets: [
        .target(name: "UIKit"),
        .target(name: "Accessibility"),
        .target(name: "AVFoundation"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "SwiftUI", dependencies: ["UIKit", "CoreTransferable"]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(
            name: "Pyramide",
            dependencies: [
                "SwiftUI", "Charts", "UIKit", "Accessibility", "AVFoundation", "CoreTransferable",
                "UniformTypeIdentifiers",
                .product(name: "PyramideKit", package: "PyramideKit"),
            ],
            exclude: ["Resources"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .target(name: "XCUIAutomation"),
        .target(name: "PyramideUITests", dependencies: ["XCUIAutomation"]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

// The core's library and its bindings are built from the Rust sources, into `build/`: on Apple by
// `cargo xtask ios`, elsewhere by `cargo xtask test`.
#if canImport(Darwin)
let library = Target.binaryTarget(name: "PyramideCoreFFI", path: "build/PyramideCoreFFI.xcframework")
#else
let library = Target.systemLibrary(name: "PyramideCoreFFI", path: "build/PyramideCoreFFI")
#endif

let package = Package(
    name: "PyramideKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "PyramideKit", targets: ["PyramideKit", "PyramideCore"])],
    targets: [
        library,
        .target(
            name: "PyramideCore",
            dependencies: ["PyramideCoreFFI"],
            path: "build/PyramideCore",
            linkerSettings: [.linkedLibrary("pyramide_uniffi", .when(platforms: [.linux]))]
        ),
        .target(name: "PyramideKit", dependencies: ["PyramideCore"]),
        .testTarget(name: "PyramideKitTests", dependencies: ["PyramideKit", "PyramideCore"]),
    ],
    swiftLanguageModes: [.v6]
)

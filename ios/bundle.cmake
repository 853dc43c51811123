# The app as a bundle for iPhone and iPad; included where the program is made, because Qt reads these when that folder ends.
enable_language(OBJCXX)
set(ios ${CMAKE_CURRENT_LIST_DIR})
target_sources(torchside_app PRIVATE ${ios}/ios_platform.h ${ios}/ios_platform.mm)
set_source_files_properties(${ios}/ios_platform.mm PROPERTIES COMPILE_OPTIONS -fobjc-arc SKIP_UNITY_BUILD_INCLUSION ON)
target_link_libraries(torchside_app PRIVATE "-framework AVFoundation" "-framework UIKit")

set(bundled ${ios}/Assets.xcassets ${ios}/PrivacyInfo.xcprivacy)
target_sources(torchside PRIVATE ${bundled})
set_source_files_properties(${bundled} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
set_target_properties(torchside PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST ${ios}/Info.plist
    MACOSX_BUNDLE_GUI_IDENTIFIER org.torchside.app
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
    QT_IOS_LAUNCH_SCREEN ${ios}/LaunchScreen.storyboard
    XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
    XCODE_ATTRIBUTE_IPHONEOS_DEPLOYMENT_TARGET 16.0
    XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER org.torchside.app
    XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2"
)

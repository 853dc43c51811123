# The app as an Android package; included where the program is made, because Qt reads these when that folder ends.
include(${CMAKE_CURRENT_LIST_DIR}/version_code.cmake)
torchside_version_code(version_code ${PROJECT_VERSION})

# Phones, and what else runs Android: Chromebooks, emulators. Each needs its Qt; -DQT_ANDROID_ABIS=arm64-v8a builds one.
if(NOT QT_ANDROID_ABIS AND NOT QT_ANDROID_BUILD_ALL_ABIS)
    set_target_properties(torchside PROPERTIES QT_ANDROID_ABIS "arm64-v8a;x86_64")
endif()
set(QT_ANDROID_MULTI_ABI_FORWARD_VARS TORCHSIDE_SQLITE TORCHSIDE_QRENCODE)

target_sources(torchside_app PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/android_platform.cpp
    ${CMAKE_CURRENT_LIST_DIR}/android_platform.h
)
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/android_platform.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set_target_properties(torchside PROPERTIES
    QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_CURRENT_LIST_DIR}
    QT_ANDROID_PACKAGE_NAME org.torchside.app
    QT_ANDROID_VERSION_CODE ${version_code}
    QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
    QT_ANDROID_MIN_SDK_VERSION 26
    QT_ANDROID_TARGET_SDK_VERSION 34
)

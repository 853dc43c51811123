# libqrencode draws the code that phones scan. Where the system has none to link against (Android, iOS), TORCHSIDE_QRENCODE
# names the folder of its sources, and it is built in.
set(TORCHSIDE_QRENCODE "" CACHE PATH "Folder with libqrencode's sources; empty: the system's")
if(TORCHSIDE_QRENCODE)
    enable_language(C)
    file(GLOB sources ${TORCHSIDE_QRENCODE}/*.c)
    list(FILTER sources EXCLUDE REGEX "/qrenc\\.c$") # its own program
    add_library(torchside_qrencode STATIC ${sources})
    target_include_directories(torchside_qrencode SYSTEM PUBLIC ${TORCHSIDE_QRENCODE})
    target_compile_definitions(torchside_qrencode PRIVATE
        MAJOR_VERSION=4 MINOR_VERSION=1 MICRO_VERSION=1 VERSION="4.1.1" STATIC_IN_RELEASE=static)
else()
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(QRENCODE REQUIRED IMPORTED_TARGET libqrencode)
    add_library(torchside_qrencode INTERFACE)
    target_link_libraries(torchside_qrencode INTERFACE PkgConfig::QRENCODE)
endif()

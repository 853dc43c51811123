# The app as a page: what it has of its own in a browser, and the site with all that is served. Included where the program
# is made.
set(web ${CMAKE_CURRENT_LIST_DIR})
set(sources ${web}/browser_files.cpp ${web}/carrying.cpp ${web}/kept_pages.cpp ${web}/mirror.cpp ${web}/pack_hand.cpp ${web}/phones.cpp ${web}/web_platform.cpp)
target_sources(torchside_app PRIVATE carrying.h pack_hand.h phones.h ${web}/browser_files.h ${web}/kept_pages.h ${web}/mirror.h ${web}/page_calls.h
    ${web}/web_platform.h ${sources})
set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
target_include_directories(torchside_app PRIVATE ${web})
target_link_libraries(torchside_app PRIVATE Qt6::GuiPrivate Qt6::QuickPrivate)
torchside_byte_code_alone(${web}/BrowserOpen.qml ${web}/BrowserSave.qml)
set_source_files_properties(${web}/BrowserOpen.qml PROPERTIES QT_RESOURCE_ALIAS BrowserOpen.qml)
set_source_files_properties(${web}/BrowserSave.qml PROPERTIES QT_RESOURCE_ALIAS BrowserSave.qml)
qt_target_qml_sources(torchside_app QML_FILES ${web}/BrowserOpen.qml ${web}/BrowserSave.qml)

# TORCHSIDE_FONTS holds the letters that the app is set in: a browser has none that it shows to a canvas.
set(TORCHSIDE_FONTS "" CACHE PATH "Folder with the fonts (*.ttf) to embed")
file(GLOB fonts ${TORCHSIDE_FONTS}/*.ttf)
if(TORCHSIDE_FONTS AND fonts)
    qt_add_resources(torchside fonts PREFIX /fonts BASE ${TORCHSIDE_FONTS} FILES ${fonts} ${AS_THEY_ARE})
endif()
# Linked for trying, not for handing out: in a fraction of the time, and half as large again.
option(TORCHSIDE_QUICK_LINK "Leave the program as the linker makes it" OFF)
if(TORCHSIDE_QUICK_LINK)
    target_link_options(torchside PRIVATE -O1 --profiling-funcs)
endif()
if(NOT TORCHSIDE_QUICK_LINK)
    target_link_options(torchside PRIVATE -Oz)
endif()
# Zeros in between weigh less, once compressed, than tens of thousands of pieces with an address each.
target_link_options(torchside PRIVATE -sBINARYEN_EXTRA_PASSES=--skip-pass=memory-packing)
# No code is made from text, so that a policy may forbid it.
target_link_options(torchside PRIVATE -sDYNAMIC_EXECUTION=0)
set_target_properties(torchside PROPERTIES QT_WASM_EXTRA_EXPORTED_METHODS "FS")

# What nobody here uses: pictures other than PNG, certificates, and the fonts that Qt brings for those who have none.
qt_import_plugins(torchside EXCLUDE_BY_TYPE imageformats multimedia tls)
if(fonts)
    set_target_properties(Qt6::QWasmIntegrationPlugin_resources_1 PROPERTIES IMPORTED_OBJECTS "" IMPORTED_OBJECTS_MINSIZEREL "")
endif()
qt_finalize_target(torchside)

# What is fetched when the first picture stands, beside the part of the program that app/web/split takes out.
get_property(rest GLOBAL PROPERTY TORCHSIDE_REST)
list(JOIN rest "\n" rest)
file(CONFIGURE OUTPUT rest.qrc CONTENT "<RCC>\n@rest@\n</RCC>\n" @ONLY)
set(manuals ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/rest.rcc)
add_custom_command(OUTPUT ${manuals}
    COMMAND Qt6::rcc --binary --no-compress --depfile rest.d -o ${manuals} ${CMAKE_CURRENT_BINARY_DIR}/rest.qrc
    DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/rest.qrc
    DEPFILE rest.d
    VERBATIM)

# build-web/site: what a server has to hand out, and nothing else.
set(site ${CMAKE_BINARY_DIR}/site)
file(GLOB page CONFIGURE_DEPENDS ${web}/page/*)
add_custom_target(site ALL
    COMMAND ${web}/lay_out ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} ${site} ${PROJECT_VERSION} $<$<BOOL:${TORCHSIDE_QUICK_LINK}>:--quick>
    DEPENDS torchside ${manuals} ${page} ${web}/lay_out ${web}/split
    COMMAND_EXPAND_LISTS VERBATIM)

# The journal's part alone, for tests/web/trial.test.mjs.
set(harness ${CMAKE_SOURCE_DIR}/tests/harness)
add_executable(trial EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tests/web/trial.cpp ${harness}/journal_contract.cpp
    ${harness}/journal_contract_any.cpp ${harness}/journal_contract_seams.cpp ${harness}/journal_contract_told.cpp
    ${harness}/journal_contract_two.cpp)
target_link_libraries(trial PRIVATE torchside_strict torchside_journal nullgame_codec Qt6::Core)
target_link_options(trial PRIVATE -O1 -lembind -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1 -sMODULARIZE=1 -sEXPORT_NAME=trialEntry
    -sEXPORTED_RUNTIME_METHODS=FS)
add_subdirectory(${CMAKE_SOURCE_DIR}/tests/web/empty ${CMAKE_BINARY_DIR}/empty EXCLUDE_FROM_ALL)

# What is installed on Linux, and the Debian packages of it: the app's and the hub's. The content is compiled into the
# programs, so these files, and what a desktop or systemd wants to know about them, are all there is. Included where the
# programs are made.
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME app)
set(linux ${CMAKE_CURRENT_LIST_DIR})
set(icons ${CMAKE_SOURCE_DIR}/data/icons)
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(plain_file PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

install(TARGETS torchside torchside-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${linux}/torchside.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications ${plain_file})
install(FILES ${linux}/org.torchside.app.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo ${plain_file})
install(FILES ${linux}/torchside-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME torchside.xml ${plain_file})
install(DIRECTORY ${icons}/hicolor DESTINATION ${CMAKE_INSTALL_DATADIR}/icons
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
install(FILES ${icons}/torchside.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps ${plain_file})
install(FILES ${icons}/torchside-symbolic.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps ${plain_file})

# The licence as Debian writes it: Expat is its name for MIT, paragraphs are indented.
file(STRINGS ${CMAKE_SOURCE_DIR}/LICENSE licence)
list(FILTER licence EXCLUDE REGEX "^(MIT License)?$")
list(POP_FRONT licence copyright_line)
string(REGEX REPLACE "^Copyright *\\([cC]\\) *" "" copyright_line "${copyright_line}")
file(READ ${CMAKE_SOURCE_DIR}/LICENSE licence_text)
string(REGEX REPLACE "^.*Copyright[^\n]*\n+" "" licence_text "${licence_text}")
string(STRIP "${licence_text}" licence_text)
string(REPLACE "\n\n" "\n.\n" licence_text "${licence_text}")
string(REPLACE "\n" "\n " licence_text " ${licence_text}")
configure_file(${linux}/copyright.in ${CMAKE_CURRENT_BINARY_DIR}/copyright @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} ${plain_file})

# Manual pages and the changelog are read packed, without a date, so that the same sources make the same package.
find_program(GZIP gzip)
if(GZIP)
    function(install_packed file name destination)
        get_property(packed GLOBAL PROPERTY torchside_packed)
        if(NOT ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz IN_LIST packed) # both packages have the same changelog
            add_custom_command(OUTPUT ${name}.gz COMMAND ${GZIP} -9nc ${file} > ${name}.gz DEPENDS ${file} VERBATIM)
            set_property(GLOBAL APPEND PROPERTY torchside_packed ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz)
        endif()
        install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz DESTINATION ${destination} ${plain_file})
    endfunction()
    install_packed(${linux}/changelog changelog ${CMAKE_INSTALL_DOCDIR})
    install_packed(${linux}/torchside.1 torchside.1 ${CMAKE_INSTALL_MANDIR}/man1)
    install_packed(${linux}/torchside-cli.1 torchside-cli.1 ${CMAKE_INSTALL_MANDIR}/man1)
endif()

include(${CMAKE_SOURCE_DIR}/app/hub/linux/package.cmake)
if(GZIP)
    get_property(packed GLOBAL PROPERTY torchside_packed)
    add_custom_target(torchside_manual ALL DEPENDS ${packed})
endif()

# shlibdeps finds libraries; QML modules it never finds. tests/packaging holds this list against every import.
set(qml_modules
    qml6-module-qt-labs-folderlistmodel
    qml6-module-qtqml
    qml6-module-qtqml-models
    qml6-module-qtqml-workerscript
    qml6-module-qtquick
    qml6-module-qtquick-controls
    qml6-module-qtquick-dialogs
    qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes
    qml6-module-qtquick-templates
    qml6-module-qtquick-window
)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME torchside)
set(CPACK_COMPONENTS_ALL app hub)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_APP_PACKAGE_NAME torchside)
set(CPACK_PACKAGE_VENDOR "The Torchside founders")
set(CPACK_PACKAGE_CONTACT "The Torchside founders <torchside@packages.invalid>")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
list(JOIN qml_modules ", " CPACK_DEBIAN_APP_PACKAGE_DEPENDS)
# Without these it runs as well: a readable font, Wayland, Qt's own words in other languages, sound, and a voice.
set(CPACK_DEBIAN_APP_PACKAGE_RECOMMENDS "fonts-roboto-unhinted | fonts-roboto, gstreamer1.0-plugins-base, gstreamer1.0-plugins-good, qml6-module-qtmultimedia, qt6-speech-speechd-plugin, qt6-translations-l10n, qt6-wayland, speech-dispatcher-espeak-ng")
set(CPACK_DEBIAN_APP_DESCRIPTION "companion for the table beside a physical board game
People keep their real cards, dice and boards; Torchside keeps the numbers
that nobody wants to keep, runs the procedure, and answers rules questions
in the middle of a game, offline. Every step can be taken back.
.
It knows Cutthroat Caverns, Escape the Dark Castle, Call of Cthulhu LCG
alone against the Minion, Duel of Ages with cutthroat rules, and Dungeon of
Mandom. No card texts or pictures of the games are included.")
include(CPack)

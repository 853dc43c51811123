# The hub's own Debian package: whoever hosts tables needs no window. Included from app/linux/package.cmake.
set(hub ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME hub)
set(hub_doc ${CMAKE_INSTALL_DATADIR}/doc/torchside-hub)
install(TARGETS torchside-hub RUNTIME DESTINATION bin) # where its service looks for it; it is no game by itself
install(FILES ${hub}/torchside-hub.service DESTINATION lib/systemd/system ${plain_file})
install(FILES ${hub}/nginx.conf ${hub}/Caddyfile DESTINATION ${hub_doc}/examples ${plain_file})
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/copyright DESTINATION ${hub_doc} ${plain_file})
# It may hold a database's password. Whoever installs without a package, in a folder of their own, has no /etc.
install(FILES ${hub}/torchside-hub.default DESTINATION /etc/default RENAME torchside-hub PERMISSIONS OWNER_READ OWNER_WRITE
    EXCLUDE_FROM_ALL)
if(GZIP)
    install_packed(${linux}/changelog changelog ${hub_doc})
    install_packed(${hub}/torchside-hub.1 torchside-hub.1 ${CMAKE_INSTALL_MANDIR}/man1)
endif()

set(CPACK_DEBIAN_HUB_PACKAGE_NAME torchside-hub)
set(CPACK_DEBIAN_HUB_PACKAGE_CONTROL_EXTRA ${hub}/conffiles ${hub}/postinst ${hub}/prerm ${hub}/postrm)
set(CPACK_DEBIAN_HUB_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_HUB_PACKAGE_DEPENDS "") # what shlibdeps finds is all: no QML
set(CPACK_DEBIAN_HUB_PACKAGE_RECOMMENDS "ca-certificates, systemd")
set(CPACK_DEBIAN_HUB_PACKAGE_SUGGESTS "nginx | caddy, postgresql, torchside")
set(CPACK_DEBIAN_HUB_DESCRIPTION "many tables of Torchside, for browsers
A program without a window for a club night, a league or a friend far
away: people open tables in the browser and sit down at them with their
phones, a wall for a projector shows them all, and an organiser's desk
answers calls for the judge. It keeps everything in a file beside it, or in
a PostgreSQL that several hubs share.
.
The service is off until it is switched on, and listens at this machine
alone until it is told otherwise. Examples for nginx and Caddy are included.")

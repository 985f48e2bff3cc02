# A Debian package of what is installed: `cpack -G DEB` in the folder of a build. dpkg-shlibdeps finds what it depends on.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME jadoube)
set(CPACK_PACKAGE_CONTACT "The jadoube authors <authors@jadoube.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${CPACK_PACKAGE_CONTACT}")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Takes what happened at a chessboard and answers with the articles of the
laws in force, the exact legal moves that remain, the times to set and the
result, or with what it must still be told. Keeps a log that can be trusted
in an appeal, checks claims against the moves of a game, and writes the
rulings report.
.
There is no engine in it, and it needs no network.")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)

set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/tools/package/finish.cmake")
set(CPACK_JADOUBE_VERSION "${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}")
set(CPACK_JADOUBE_SOURCE "${PROJECT_SOURCE_DIR}")
include(CPack)

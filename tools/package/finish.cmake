# What a Debian package has beside what is installed: run by CPack on the tree that it packs.
# Expects CPACK_TEMPORARY_DIRECTORY, and what package.cmake passes on: CPACK_JADOUBE_SOURCE, CPACK_JADOUBE_VERSION.
set(documents "${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/jadoube")

# The terms of the licence, without its title and names.
file(READ "${CPACK_JADOUBE_SOURCE}/LICENSE" license)
string(REGEX REPLACE "^.*Permission is" "Permission is" terms "${license}")
string(STRIP "${terms}" terms)
configure_file("${CPACK_JADOUBE_SOURCE}/tools/package/copyright.in" "${documents}/copyright" @ONLY)
file(REMOVE "${documents}/LICENSE")

string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE "${documents}/changelog.Debian"
  "jadoube (${CPACK_JADOUBE_VERSION}) stable; urgency=medium\n\n"
  "  * What is new stands in changelog.gz.\n\n"
  " -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}\n")
file(COPY_FILE "${CPACK_JADOUBE_SOURCE}/docs/changelog.md" "${documents}/changelog")

file(GLOB pages "${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/man1/*.1")
execute_process(COMMAND gzip -9n ${pages} "${documents}/changelog" "${documents}/changelog.Debian"
                COMMAND_ERROR_IS_FATAL ANY)
file(GLOB compressed "${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/man1/*.gz" "${documents}/*")
foreach(file ${compressed})
  if(NOT IS_DIRECTORY "${file}")
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  endif()
endforeach()

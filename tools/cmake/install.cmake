# What `cmake --install` puts where: bin/jadoube, and in share/jadoube the folders that it looks for beside itself.
include(GNUInstallDirs)
if(TARGET jadoube)
  install(TARGETS jadoube RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()
foreach(folder rules schemas data)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/${folder}" DESTINATION "${CMAKE_INSTALL_DATADIR}/jadoube")
endforeach()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

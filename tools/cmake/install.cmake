# What `cmake --install` puts where: bin/jadoube, and in share/jadoube the folders that it looks for beside itself.
include(GNUInstallDirs)
if(TARGET jadoube)
  install(TARGETS jadoube RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")

  # Scripts of completion, as the program itself prints them, where each shell looks for them.
  set(scripts "${CMAKE_BINARY_DIR}/completion")
  function(jadoube_completion shell folder name)
    install(CODE "file(MAKE_DIRECTORY \"${scripts}\")
      execute_process(COMMAND \"$<TARGET_FILE:jadoube>\" completion ${shell} OUTPUT_FILE \"${scripts}/${name}\"
                      COMMAND_ERROR_IS_FATAL ANY)")
    install(FILES "${scripts}/${name}" DESTINATION "${CMAKE_INSTALL_DATADIR}/${folder}")
  endfunction()
  jadoube_completion(bash bash-completion/completions jadoube)
  jadoube_completion(zsh zsh/site-functions _jadoube)
  jadoube_completion(fish fish/vendor_completions.d jadoube.fish)

  set(pages "${CMAKE_BINARY_DIR}/man1")
  install(CODE "file(REMOVE_RECURSE \"${pages}\")
    execute_process(COMMAND \"$<TARGET_FILE:jadoube>\" man --into \"${pages}\" COMMAND_ERROR_IS_FATAL ANY)")
  install(DIRECTORY "${pages}/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
endif()
foreach(folder rules schemas data)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/${folder}" DESTINATION "${CMAKE_INSTALL_DATADIR}/jadoube")
endforeach()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

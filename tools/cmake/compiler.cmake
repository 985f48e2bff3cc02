# How every file of the project is compiled.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-DNDEBUG")  # jadoube_optimise says how much

# With paths relative to the sources, a second clone finds what the first one compiled.
find_program(JADOUBE_CCACHE ccache)
if(JADOUBE_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros "${JADOUBE_CCACHE}")
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                    -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports these falsely in optimised standard library code.
  add_compile_options(-Wno-maybe-uninitialized -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-missing-field-initializers)
  # It collects its garbage from 128 MB on, again and again; half a gigabyte is what a batch takes anyhow, and a tenth of the
  # time is saved.
  add_compile_options("SHELL:--param ggc-min-heapsize=524288")
else()
  # Designated initialisers name what matters and leave the rest at its default.
  add_compile_options(-Wno-missing-field-initializers)
endif()

# The standard library checks its own preconditions wherever speed is not the point.
add_compile_definitions($<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)

if(JADOUBE_SANITIZE)
  add_compile_options(-fsanitize=${JADOUBE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${JADOUBE_SANITIZE})
  # For what no fuzz target runs: that it notes which branches were taken is of no use there.
  if(JADOUBE_SANITIZE MATCHES "fuzzer-no-link")
    set(JADOUBE_UNSEARCHED -fno-sanitize=fuzzer-no-link)
  endif()
  # Sanitized programs are large: lld links them in a third of the time.
  find_program(JADOUBE_LLD ld.lld)
  if(JADOUBE_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

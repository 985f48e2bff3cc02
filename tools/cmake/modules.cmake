# One static library per folder of src/, one test program per folder of tests/, one fuzz target per file of tests/fuzz/.

# How hard the compiler tries: `hot` where seconds of computing are spent; `warm` where each command spends its milliseconds;
# `cold` everywhere else, where trying hard would cost half of the time of a build and nobody would feel it; `tests` like
# `cold`, with the test framework read beforehand.
# A Debug build tries a little where it is hot, for its assertions are asked in the innermost loops there. The headers that
# nearly every file includes are read once for each. (Their libraries have nothing else in them.)
set(JADOUBE_HOT_MODULES chess mate game audit)
set(JADOUBE_WARM_MODULES base rules adjudicate)
set(JADOUBE_OPTIMISE_hot $<$<CONFIG:Release>:-O3> $<$<CONFIG:Debug>:-O1>)
set(JADOUBE_OPTIMISE_warm $<$<CONFIG:Release>:-O1>)
set(JADOUBE_OPTIMISE_cold $<$<CONFIG:Release>:-Og>)
set(JADOUBE_OPTIMISE_tests ${JADOUBE_OPTIMISE_cold})
set(JADOUBE_OPTIMISE_hot_tests ${JADOUBE_OPTIMISE_cold})
# Where it is not hot, the standard library checks in a Release too that nobody reads beyond an end: a `judge` executes less
# than one percent more instructions for it.
set(JADOUBE_DEFINE_warm _GLIBCXX_ASSERTIONS)
set(JADOUBE_DEFINE_cold ${JADOUBE_DEFINE_warm})
set(JADOUBE_DEFINE_tests ${JADOUBE_DEFINE_cold})
if(JADOUBE_SANITIZE)
  # Sanitized, most tests take longer to optimise than to run. What is inline in the headers of the hot modules is taken
  # from the tests that call it, so those that compute for long are optimised like the rest.
  set(JADOUBE_HOT_TESTS chess mate game audit adjudicate laws desk)
  list(APPEND JADOUBE_OPTIMISE_tests -O0 ${JADOUBE_UNSEARCHED})
  list(APPEND JADOUBE_OPTIMISE_hot_tests ${JADOUBE_UNSEARCHED})
endif()

#   jadoube_headers(HOW [LIBRARIES target...] [HEADERS header...])
#
# The library jadoube_headers_HOW: the headers that every file compiled that way finds read already.
function(jadoube_headers how)
  cmake_parse_arguments(arg "" "" "LIBRARIES;HEADERS" ${ARGN})
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/headers_${how}.cpp" CONTENT "// Headers alone.\n")
  add_library(jadoube_headers_${how} OBJECT "${CMAKE_BINARY_DIR}/headers_${how}.cpp")
  target_link_libraries(jadoube_headers_${how} PRIVATE fmt::fmt tl::expected ${arg_LIBRARIES})
  target_compile_options(jadoube_headers_${how} PRIVATE ${JADOUBE_OPTIMISE_${how}})
  target_compile_definitions(jadoube_headers_${how} PRIVATE ${JADOUBE_DEFINE_${how}})
  target_precompile_headers(jadoube_headers_${how} PRIVATE
    <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string> <string_view> <utility>
    <variant> <vector> <fmt/format.h> <tl/expected.hpp> ${arg_HEADERS})
endfunction()
jadoube_headers(hot)
jadoube_headers(warm)
jadoube_headers(cold)
if(JADOUBE_TESTS)
  jadoube_headers(tests LIBRARIES Catch2::Catch2 HEADERS <catch2/catch.hpp>)
  if(JADOUBE_HOT_TESTS)
    jadoube_headers(hot_tests LIBRARIES Catch2::Catch2 HEADERS <catch2/catch.hpp>)
  endif()
endif()

# Files of one folder read nearly the same headers and make the same templates: together they are compiled in half of the
# time. (So a name that is local to one file is local to its module.) A Debug build compiles each by itself: there it is
# one file that changes. Batches of tests are half as large, since tests are what is written most often.
math(EXPR JADOUBE_BATCH_tests "${JADOUBE_BATCH} / 2")
function(jadoube_batch target size)
  if(size GREATER 1)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size})
  endif()
endfunction()

function(jadoube_optimise target how)
  target_compile_options(${target} PRIVATE ${JADOUBE_OPTIMISE_${how}})
  target_compile_definitions(${target} PRIVATE ${JADOUBE_DEFINE_${how}})
  target_precompile_headers(${target} REUSE_FROM jadoube_headers_${how})
endfunction()

#   jadoube_hot_first(TARGET)
#
# For a program. Of an inline function or template that several files compiled, the linker takes the first: with the files of
# the hot and warm modules before the libraries that is how hard it was tried there.
function(jadoube_hot_first target)
  foreach(name ${JADOUBE_HOT_MODULES} ${JADOUBE_WARM_MODULES})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:jadoube_${name}>)
  endforeach()
endfunction()

#   jadoube_module(NAME [USES module...] [LIBRARIES target...])
#
# From the .cpp files of this folder and of the rooms below it. USES are the modules whose headers it may include,
# LIBRARIES what its .cpp files call; libraries stay private. main.cpp is left out: it belongs to a program.
function(jadoube_module name)
  cmake_parse_arguments(arg "" "" "USES;LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  if(NOT sources)
    return()
  endif()
  add_library(jadoube_${name} STATIC ${sources})
  target_include_directories(jadoube_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  list(TRANSFORM arg_USES PREPEND jadoube_)
  target_link_libraries(jadoube_${name} PUBLIC ${arg_USES} fmt::fmt tl::expected PRIVATE ${arg_LIBRARIES})
  jadoube_batch(jadoube_${name} ${JADOUBE_BATCH})
  if(name IN_LIST JADOUBE_HOT_MODULES)
    jadoube_optimise(jadoube_${name} hot)
  elseif(name IN_LIST JADOUBE_WARM_MODULES)
    jadoube_optimise(jadoube_${name} warm)
  else()
    jadoube_optimise(jadoube_${name} cold)
  endif()
endfunction()

#   jadoube_test(NAME [BY_FILE] [APART] USES module... [LIBRARIES target...])
#
# The program test_NAME from the .cpp files of this folder, and its entries for ctest: NAME runs all but the cases tagged
# [data]; NAME.data, made where a file has such cases, runs those, and is skipped where the folder JADOUBE_TEST_DATA is
# absent. With BY_FILE there is an entry NAME.FILE for each FILE_test.cpp in place of NAME: what takes long is run side by
# side. With APART each file is compiled by itself, whatever the size of a batch: its names are its own. Entries with cases
# tagged [sized] (size.hpp) have the label `sized`: these do more where more is asked for.
function(jadoube_test name)
  cmake_parse_arguments(arg "BY_FILE;APART" "" "USES;LIBRARIES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  add_executable(test_${name} ${sources})
  list(TRANSFORM arg_USES PREPEND jadoube_)
  target_link_libraries(test_${name} PRIVATE jadoube_test_main ${arg_USES} ${arg_LIBRARIES})
  if(NOT arg_APART)
    jadoube_batch(test_${name} ${JADOUBE_BATCH_tests})
  endif()
  if(name IN_LIST JADOUBE_HOT_TESTS)
    jadoube_optimise(test_${name} hot_tests)
  else()
    jadoube_optimise(test_${name} tests)
  endif()
  if(arg_BY_FILE)
    foreach(source ${sources})
      get_filename_component(file "${source}" NAME_WE)
      if(file MATCHES "^(.+)_test$")
        set(entry ${name}.${CMAKE_MATCH_1})
        add_test(NAME ${entry} COMMAND test_${name} --filenames-as-tags "[#${file}]~[data]")
        jadoube_label_sized(${entry} "\\[sized\\]" ${source})
      endif()
    endforeach()
  else()
    add_test(NAME ${name} COMMAND test_${name} "~[data]")
    jadoube_label_sized(${name} "\"\\[sized\\]" ${sources})
  endif()
  jadoube_any_contains(wants_data "\\[data\\]" ${sources})
  if(wants_data)
    add_test(NAME ${name}.data COMMAND test_${name} "[data]")
    set_tests_properties(${name}.data PROPERTIES SKIP_RETURN_CODE 77)
    jadoube_label_sized(${name}.data "\\[data\\]\\[sized\\]" ${sources})
  endif()
endfunction()

#   jadoube_label_sized(ENTRY REGEX file...)
#
# Labelled `sized` if a line of one of the files matches.
function(jadoube_label_sized entry regex)
  jadoube_any_contains(is_sized "${regex}" ${ARGN})
  if(is_sized)
    set_property(TEST ${entry} APPEND PROPERTY LABELS sized)
  endif()
endfunction()

#   jadoube_any_contains(RESULT REGEX file...)
#
# Whether a line of one of the files matches. Asked again when a file changes.
function(jadoube_any_contains result regex)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN})
  set(${result} FALSE PARENT_SCOPE)
  foreach(file ${ARGN})
    file(STRINGS "${file}" lines REGEX "${regex}" LIMIT_COUNT 1)
    if(lines)
      set(${result} TRUE PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

#   jadoube_fuzz(NAME [SOURCES file...] USES module... [LIBRARIES target...])
#
# A fuzz target: NAME.cpp (or SOURCES) defines jadoube::fuzz (fuzz/target.hpp), the folder NAME beside it holds inputs worth
# trying. In a build with JADOUBE_FUZZ the program fuzz_NAME searches for new ones with libFuzzer, and ctest runs it for
# JADOUBE_FUZZ_SECONDS, with the words of NAME.dict if there are any; in every other build it tries the files of the folder, as a test like any other.
set(JADOUBE_FUZZ_SECONDS 60 CACHE STRING "How long ctest runs each fuzz target")
set(JADOUBE_FUZZ_SEED 1 CACHE STRING "Where its search begins; 0 is another place each time")
function(jadoube_fuzz name)
  cmake_parse_arguments(arg "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  if(NOT arg_SOURCES)
    set(arg_SOURCES ${name}.cpp)
  endif()
  if(JADOUBE_FUZZ)
    set(driver libfuzzer.cpp)
  else()
    set(driver replay.cpp)
  endif()
  add_executable(fuzz_${name} ${arg_SOURCES} "${PROJECT_SOURCE_DIR}/tests/fuzz/${driver}")
  target_include_directories(fuzz_${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  list(TRANSFORM arg_USES PREPEND jadoube_)
  target_link_libraries(fuzz_${name} PRIVATE ${arg_USES} ${arg_LIBRARIES})
  jadoube_optimise(fuzz_${name} cold)

  set(samples "${CMAKE_CURRENT_SOURCE_DIR}/${name}")
  if(NOT JADOUBE_FUZZ)
    add_test(NAME fuzz.${name} COMMAND fuzz_${name} "${samples}")
    return()
  endif()
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  set(dictionary "${CMAKE_CURRENT_SOURCE_DIR}/${name}.dict")
  if(EXISTS "${dictionary}")
    set(dictionary "-dict=${dictionary}")
  else()
    set(dictionary "")
  endif()
  set(found "${CMAKE_BINARY_DIR}/found/${name}")
  file(MAKE_DIRECTORY "${found}")
  add_test(NAME fuzz.${name} COMMAND fuzz_${name} -max_total_time=${JADOUBE_FUZZ_SECONDS} -seed=${JADOUBE_FUZZ_SEED} -timeout=10
           -print_final_stats=1 "-artifact_prefix=${CMAKE_BINARY_DIR}/${name}." ${dictionary} "${found}" "${samples}")
endfunction()

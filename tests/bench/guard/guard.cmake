# What a tap costs in numbers that are the same on every machine, held against the table that is kept beside this.
# Only what people get is measured: other ways of compiling cost what they cost.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR TORCHSIDE_SANITIZE OR TORCHSIDE_RACES OR TORCHSIDE_COVERAGE)
    return()
endif()
find_program(VALGRIND valgrind REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_executable(guarded_evening bench/guard/evening.cpp bench/guard/allocations.cpp faults/failing_disk.cpp)
target_link_libraries(guarded_evening PRIVATE torchside_strict torchside_games SQLite::SQLite3)
set_target_properties(guarded_evening PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
add_test(NAME a_tap_costs_what_it_did
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/bench/guard/guard.py $<TARGET_FILE:guarded_evening>
        --valgrind ${VALGRIND})
set_tests_properties(a_tap_costs_what_it_did PROPERTIES TIMEOUT 300)

# What comes from outside, with whatever may stand in it: NAME_fuzz.cpp reads the inputs kept in corpus/NAME.
# With clang and TORCHSIDE_FUZZ these are libFuzzer's programs, run by hand for as long as one likes; without, a small
# driver of ours tries a fixed number of inputs, the same ones every time, as a test.
option(TORCHSIDE_FUZZ "Build the fuzz targets with libFuzzer (clang)" OFF)
set(runs_of_protocol 2000)
set(runs_of_session_import 20000)
set(runs_of_card_import 40000)
set(runs_of_guest 2000)
set(runs_of_pack_import 10000)
foreach(target IN ITEMS protocol session_import card_import guest pack_import)
    add_executable(${target}_fuzz fuzz/${target}_fuzz.cpp)
    target_link_libraries(${target}_fuzz PRIVATE torchside_strict torchside_games torchside_catalogue)
    set_target_properties(${target}_fuzz PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    set(corpus ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${target})
    if(TORCHSIDE_FUZZ)
        target_compile_options(${target}_fuzz PRIVATE -fsanitize=fuzzer)
        target_link_options(${target}_fuzz PRIVATE -fsanitize=fuzzer)
        set(found ${CMAKE_BINARY_DIR}/fuzz/${target}) # libFuzzer writes what it finds into the first folder
        file(MAKE_DIRECTORY ${found})
        add_test(NAME ${target}_fuzz
            COMMAND ${target}_fuzz -runs=${runs_of_${target}} -seed=1 -rss_limit_mb=0 ${found} ${corpus})
    else()
        target_sources(${target}_fuzz PRIVATE fuzz/driver.cpp)
        add_test(NAME ${target}_fuzz COMMAND ${target}_fuzz ${corpus} ${runs_of_${target}})
    endif()
    set_tests_properties(${target}_fuzz PROPERTIES ENVIRONMENT "${TEST_ENVIRONMENT}" TIMEOUT 120)
endforeach()
target_link_libraries(guest_fuzz PRIVATE torchside_link)

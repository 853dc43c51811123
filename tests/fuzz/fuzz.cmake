# What comes from outside, with whatever may stand in it: NAME_fuzz.cpp reads the inputs kept in corpus/NAME.
# With clang and TORCHSIDE_FUZZ these are libFuzzer's programs, run by hand for as long as one likes (tests/fuzz/run);
# without, a small driver of ours tries a fixed number of inputs, the same ones every time, as a test.
option(TORCHSIDE_FUZZ "Build the fuzz targets with libFuzzer (clang)" OFF)
set(runs_of_protocol 2000)
set(runs_of_seat 1500)
set(runs_of_session_import 20000)
set(runs_of_card_import 40000)
set(runs_of_guest 2000)
set(runs_of_http 40000)
set(runs_of_pack_import 10000)
set(FUZZ_TARGETS protocol seat session_import card_import guest http pack_import)

# The words of every game's description: chance alone does not spell them.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(FUZZ_WORDS ${CMAKE_BINARY_DIR}/fuzz/words.dict)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
add_custom_command(OUTPUT ${FUZZ_WORDS}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/dictionary.py $<TARGET_FILE:torchside-cli> ${FUZZ_WORDS}
    DEPENDS ${CMAKE_CURRENT_LIST_DIR}/dictionary.py torchside-cli VERBATIM)
add_custom_target(fuzz_words ALL DEPENDS ${FUZZ_WORDS})
set(FUZZ_SPEAKING protocol seat session_import guest)

if(TORCHSIDE_FUZZ) # the fuzzer sees what of our code an input reaches, not of the targets' own alone
    target_compile_options(torchside_strict INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(torchside_strict INTERFACE -fsanitize=fuzzer-no-link)
endif()
foreach(target IN LISTS FUZZ_TARGETS)
    add_executable(${target}_fuzz fuzz/${target}_fuzz.cpp)
    target_link_libraries(${target}_fuzz PRIVATE torchside_strict torchside_games torchside_catalogue)
    set_target_properties(${target}_fuzz PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    add_dependencies(${target}_fuzz fuzz_words)
    set(corpus ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${target})
    set(words)
    if(target IN_LIST FUZZ_SPEAKING)
        set(words ${FUZZ_WORDS})
    endif()
    if(TORCHSIDE_FUZZ)
        target_compile_options(${target}_fuzz PRIVATE -fsanitize=fuzzer)
        target_link_options(${target}_fuzz PRIVATE -fsanitize=fuzzer)
        set(found ${CMAKE_BINARY_DIR}/fuzz/${target}) # libFuzzer writes what it finds into the first folder
        file(MAKE_DIRECTORY ${found})
        list(TRANSFORM words PREPEND -dict=)
        add_test(NAME ${target}_fuzz
            COMMAND ${target}_fuzz -runs=${runs_of_${target}} -seed=1 -rss_limit_mb=0 ${words} ${found} ${corpus})
    else()
        target_sources(${target}_fuzz PRIVATE fuzz/driver.cpp)
        add_test(NAME ${target}_fuzz COMMAND ${target}_fuzz ${corpus} ${runs_of_${target}} ${words})
    endif()
    set_tests_properties(${target}_fuzz PROPERTIES ENVIRONMENT "${TEST_ENVIRONMENT}" TIMEOUT 120)
endforeach()
foreach(target IN ITEMS guest http)
    target_link_libraries(${target}_fuzz PRIVATE torchside_link)
endforeach()

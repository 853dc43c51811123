# The Minion's decisions on a crowded table; at most a millisecond each.
add_executable(cthulhu_bench bench/cthulhu_bench.cpp)
target_link_libraries(cthulhu_bench PRIVATE torchside_strict cthulhu_codec benchmark::benchmark)
set_target_properties(cthulhu_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
add_custom_command(TARGET bench POST_BUILD COMMAND cthulhu_bench)
add_dependencies(bench cthulhu_bench)

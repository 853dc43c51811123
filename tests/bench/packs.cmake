# Finding an entry as somebody types, over more than any group's boxes hold: p99 at most a millisecond.
add_executable(packs_bench bench/packs_bench.cpp)
target_link_libraries(packs_bench PRIVATE torchside_strict torchside_catalogue benchmark::benchmark)
set_target_properties(packs_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
add_custom_command(TARGET bench POST_BUILD COMMAND packs_bench)
add_dependencies(bench packs_bench)

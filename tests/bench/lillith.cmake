find_package(benchmark REQUIRED)
add_executable(lillith_bench bench/lillith_bench.cpp)
target_link_libraries(lillith_bench PRIVATE torchside_strict cthulhu_codec benchmark::benchmark)
set_target_properties(lillith_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)

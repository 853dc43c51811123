# Benchmarks of the kernel, the journal and the start; `cmake --build build --target bench` runs them.
find_package(benchmark REQUIRED)
add_executable(kernel_bench bench/kernel_bench.cpp)
target_link_libraries(kernel_bench PRIVATE torchside_strict torchside_games benchmark::benchmark)
add_executable(empty_window bench/empty_window.cpp)
target_link_libraries(empty_window PRIVATE torchside_strict Qt6::Quick Qt6::QuickControls2)
add_executable(home_window bench/home_window.cpp)
if(TORCHSIDE_PACKS_ADDRESSES) # what is measured is put together as it is delivered
    target_link_options(home_window PRIVATE -fuse-ld=bfd -Wl,-z,pack-relative-relocs)
endif()
target_link_libraries(home_window PRIVATE torchside_strict torchside_app)
add_executable(start_bench bench/start_bench.cpp)
target_link_libraries(start_bench PRIVATE torchside_strict Qt6::Core)
add_executable(phones_bench bench/phones_bench.cpp)
target_link_libraries(phones_bench PRIVATE torchside_strict torchside_app torchside_link)
add_executable(taps_bench bench/taps_bench.cpp)
target_link_libraries(taps_bench PRIVATE torchside_strict torchside_real_window)
add_executable(counters_bench bench/counters_bench.cpp)
target_link_libraries(counters_bench PRIVATE torchside_strict torchside_real_window)
set_target_properties(kernel_bench empty_window home_window start_bench phones_bench taps_bench counters_bench PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
# How long a look at a correction 300 steps back takes, of each game.
foreach(game IN LISTS GAMES)
    list(APPEND far_looks COMMAND ${game}_random_test aCorrectionFarBackIsQuick)
endforeach()
add_custom_target(bench
    COMMAND kernel_bench --benchmark_out=${CMAKE_BINARY_DIR}/bench.json --benchmark_out_format=json
    ${far_looks}
    COMMAND ${WINDOW_COMMAND} $<TARGET_FILE:start_bench> $<TARGET_FILE:empty_window> $<TARGET_FILE:home_window>
    COMMAND ${WINDOW_COMMAND} $<TARGET_FILE:phones_bench>
    COMMAND ${WINDOW_COMMAND} $<TARGET_FILE:taps_bench>
    DEPENDS start_bench empty_window home_window phones_bench taps_bench USES_TERMINAL VERBATIM)

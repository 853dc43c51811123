# What lies in the way to the disk: between SQLite and the system, or between everything and the system.
foreach(test IN ITEMS full_disk_test full_import_test)
    target_sources(faults_${test} PRIVATE faults/failing_disk.cpp)
    target_link_libraries(faults_${test} PRIVATE SQLite::SQLite3)
endforeach()
set_source_files_properties(faults/failing_calls.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
foreach(test IN ITEMS every_call_test book_test saved_files_test)
    target_sources(faults_${test} PRIVATE faults/failing_calls.cpp)
    target_link_libraries(faults_${test} PRIVATE SQLite::SQLite3 ${CMAKE_DL_LIBS})
endforeach()
# It speaks of the net, as the headers that the others share do not.
target_link_libraries(faults_book_test PRIVATE torchside_link)
set_target_properties(faults_book_test PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
# What the app itself writes, a picture among it.
target_link_libraries(faults_saved_files_test PRIVATE torchside_app)
set_target_properties(faults_saved_files_test PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
# The window, killed while it is played by touch.
torchside_window_test(faults_window_kill faults/window_kill.cpp)

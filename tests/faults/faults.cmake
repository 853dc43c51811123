# What lies in the way to the disk: between SQLite and the system, or between everything and the system.
foreach(test IN ITEMS full_disk_test full_import_test)
    target_sources(faults_${test} PRIVATE faults/failing_disk.cpp)
    target_link_libraries(faults_${test} PRIVATE SQLite::SQLite3)
endforeach()
target_sources(faults_every_call_test PRIVATE faults/failing_calls.cpp)
target_link_libraries(faults_every_call_test PRIVATE SQLite::SQLite3 ${CMAKE_DL_LIBS})
set_source_files_properties(faults/failing_calls.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)

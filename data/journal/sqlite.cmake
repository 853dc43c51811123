# SQLite is the system's. Where the system has none to link against (Android), TORCHSIDE_SQLITE names the folder of its
# amalgamation, sqlite3.c and sqlite3.h, and it is built in.
set(TORCHSIDE_SQLITE "" CACHE PATH "Folder with sqlite3.c and sqlite3.h; empty: the system's SQLite")
if(TORCHSIDE_SQLITE)
    enable_language(C)
    find_package(Threads REQUIRED)
    add_library(torchside_sqlite STATIC ${TORCHSIDE_SQLITE}/sqlite3.c)
    target_include_directories(torchside_sqlite SYSTEM PUBLIC ${TORCHSIDE_SQLITE})
    target_compile_definitions(torchside_sqlite PUBLIC SQLITE_OMIT_LOAD_EXTENSION)
    if(EMSCRIPTEN) # one thread, and each byte is fetched over the net
        target_compile_definitions(torchside_sqlite PUBLIC SQLITE_THREADSAFE=0 SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_DQS=0
            SQLITE_MAX_EXPR_DEPTH=0 SQLITE_OMIT_DEPRECATED SQLITE_OMIT_JSON SQLITE_OMIT_PROGRESS_CALLBACK
            SQLITE_OMIT_SHARED_CACHE SQLITE_OMIT_TRACE SQLITE_TEMP_STORE=3)
    else()
        target_compile_definitions(torchside_sqlite PUBLIC SQLITE_THREADSAFE=1)
    endif()
    target_link_libraries(torchside_sqlite PRIVATE Threads::Threads ${CMAKE_DL_LIBS})
    if(UNIX)
        target_link_libraries(torchside_sqlite PRIVATE m)
    endif()
    add_library(SQLite::SQLite3 ALIAS torchside_sqlite)
else()
    find_package(SQLite3 REQUIRED)
endif()

#include "tests/faults/failing_disk.h"

#include <sqlite3.h>

#include <cstddef>

namespace torchside::tests {

namespace {

// SQLite's interface to files is C: one disk at a time, kept here.
struct Plan {
    FailingDisk::On what = FailingDisk::On::write;
    FailingDisk::For howLong = FailingDisk::For::once;
    int left = 0; // until it says no; 0: it never does
    bool failed = false;
};
Plan plan;
FailingDisk::Passed passedBy;
sqlite3_vfs *disk = nullptr;
sqlite3_vfs shim{};

bool saysNo(FailingDisk::On what)
{
    if (plan.what != what || plan.left == 0)
        return false;
    if (plan.left > 1) {
        --plan.left;
        return false;
    }
    plan.failed = true;
    if (plan.howLong == FailingDisk::For::once)
        plan.left = 0;
    return true;
}

// Our file, with the disk's own right behind it.
struct File {
    sqlite3_file base;
    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

sqlite3_file *real(sqlite3_file *file)
{
    return reinterpret_cast<File *>(file)->real();
}

int closeFile(sqlite3_file *f)
{
    return real(f)->pMethods ? real(f)->pMethods->xClose(real(f)) : SQLITE_OK;
}
int readFile(sqlite3_file *f, void *to, int amount, sqlite3_int64 at)
{
    return real(f)->pMethods->xRead(real(f), to, amount, at);
}
int writeFile(sqlite3_file *f, const void *from, int amount, sqlite3_int64 at)
{
    ++passedBy.writes;
    passedBy.bytes += amount;
    return saysNo(FailingDisk::On::write) ? SQLITE_FULL
                                          : real(f)->pMethods->xWrite(real(f), from, amount, at);
}
int truncateFile(sqlite3_file *f, sqlite3_int64 size)
{
    return real(f)->pMethods->xTruncate(real(f), size);
}
int syncFile(sqlite3_file *f, int flags)
{
    ++passedBy.syncs;
    return saysNo(FailingDisk::On::sync) ? SQLITE_IOERR_FSYNC : real(f)->pMethods->xSync(real(f), flags);
}
int fileSize(sqlite3_file *f, sqlite3_int64 *size)
{
    return real(f)->pMethods->xFileSize(real(f), size);
}
int lockFile(sqlite3_file *f, int how)
{
    return real(f)->pMethods->xLock(real(f), how);
}
int unlockFile(sqlite3_file *f, int how)
{
    return real(f)->pMethods->xUnlock(real(f), how);
}
int checkReservedLock(sqlite3_file *f, int *result)
{
    return real(f)->pMethods->xCheckReservedLock(real(f), result);
}
int fileControl(sqlite3_file *f, int what, void *argument)
{
    return real(f)->pMethods->xFileControl(real(f), what, argument);
}
int sectorSize(sqlite3_file *f)
{
    return real(f)->pMethods->xSectorSize(real(f));
}
int characteristics(sqlite3_file *f)
{
    return real(f)->pMethods->xDeviceCharacteristics(real(f));
}
int mapShared(sqlite3_file *f, int region, int size, int extend, void volatile **map)
{
    return real(f)->pMethods->xShmMap(real(f), region, size, extend, map);
}
int lockShared(sqlite3_file *f, int offset, int count, int flags)
{
    return real(f)->pMethods->xShmLock(real(f), offset, count, flags);
}
void shareBarrier(sqlite3_file *f)
{
    real(f)->pMethods->xShmBarrier(real(f));
}
int unmapShared(sqlite3_file *f, int remove)
{
    return real(f)->pMethods->xShmUnmap(real(f), remove);
}

// Version 2: without memory-mapped reading, so that every write comes by here.
const sqlite3_io_methods methods{
    2,          closeFile,    readFile,          writeFile,   truncateFile, syncFile,        fileSize,
    lockFile,   unlockFile,   checkReservedLock, fileControl, sectorSize,   characteristics, mapShared,
    lockShared, shareBarrier, unmapShared,       nullptr,     nullptr};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *f, int flags, int *outFlags)
{
    const int result = disk->xOpen(disk, name, real(f), flags, outFlags);
    f->pMethods = real(f)->pMethods ? &methods : nullptr;
    return result;
}

} // namespace

FailingDisk::FailingDisk()
{
    plan = {};
    disk = sqlite3_vfs_find(nullptr);
    shim = *disk;
    shim.zName = "failing";
    shim.pNext = nullptr;
    shim.szOsFile = static_cast<int>(sizeof(File)) + disk->szOsFile;
    shim.xOpen = openFile;
    sqlite3_vfs_register(&shim, 1);
}

FailingDisk::~FailingDisk()
{
    sqlite3_vfs_unregister(&shim);
    sqlite3_vfs_register(disk, 1);
}

void FailingDisk::fail(On what, int nth, For howLong)
{
    plan = {what, howLong, nth, false};
}

void FailingDisk::mend()
{
    plan.left = 0;
}

bool FailingDisk::hasFailed() const
{
    return plan.failed;
}

FailingDisk::Passed FailingDisk::passed()
{
    return passedBy;
}

} // namespace torchside::tests

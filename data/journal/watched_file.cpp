#include "data/journal/watched_file.h"

#include <algorithm>
#include <new>

namespace torchside::data {

namespace {

using Watched = PagedFile::Watched;

PagedFile *watching = nullptr;
sqlite3_vfs *system = nullptr;

Watched *of(sqlite3_file *file)
{
    return reinterpret_cast<Watched *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return of(file)->real;
}

int close(sqlite3_file *file)
{
    of(file)->owner->closed(of(file));
    return realOf(file)->pMethods->xClose(realOf(file));
}

int read(sqlite3_file *file, void *into, int many, sqlite3_int64 at)
{
    return realOf(file)->pMethods->xRead(realOf(file), into, many, at);
}

int write(sqlite3_file *file, const void *from, int many, sqlite3_int64 at)
{
    const auto begin = static_cast<std::uint64_t>(at);
    of(file)->owner->willChange(begin, begin + static_cast<std::uint64_t>(many));
    return realOf(file)->pMethods->xWrite(realOf(file), from, many, at);
}

int truncate(sqlite3_file *file, sqlite3_int64 size)
{
    of(file)->owner->willChange(static_cast<std::uint64_t>(size), of(file)->size());
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}

// Every commit ends with this.
int sync(sqlite3_file *file, int flags)
{
    const int result = realOf(file)->pMethods->xSync(realOf(file), flags);
    if (result == SQLITE_OK)
        of(file)->owner->committed();
    return result;
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}

int lock(sqlite3_file *file, int level)
{
    if (of(file)->owner->isWatching() && level >= SQLITE_LOCK_RESERVED)
        return isWatchedOnly;
    return realOf(file)->pMethods->xLock(realOf(file), level);
}

int unlock(sqlite3_file *file, int level)
{
    return realOf(file)->pMethods->xUnlock(realOf(file), level);
}

int isReserved(sqlite3_file *file, int *reserved)
{
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), reserved);
}

int control(sqlite3_file *file, int what, void *with)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), what, with);
}

int sectorSize(sqlite3_file *file)
{
    return realOf(file)->pMethods->xSectorSize(realOf(file));
}

int traits(sqlite3_file *file)
{
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}

// The first version: without shared memory there is no log beside the file, and each commit is written into
// it.
constexpr sqlite3_io_methods methods{1,       close,   read,       write,   truncate,   sync,   fileSize,
                                     lock,    unlock,  isReserved, control, sectorSize, traits, nullptr,
                                     nullptr, nullptr, nullptr,    nullptr, nullptr};

constexpr int roomOfOurs = (sizeof(Watched) + 15) / 16 * 16;

int open(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *given)
{
    if (!watching || (flags & SQLITE_OPEN_MAIN_DB) == 0 || !watching->isAt(name))
        return system->xOpen(system, name, file, flags, given);
    auto *watched = new (file) Watched{};
    watched->owner = watching;
    watched->real = reinterpret_cast<sqlite3_file *>(reinterpret_cast<char *>(file) + roomOfOurs);
    const int result = system->xOpen(system, name, watched->real, flags, given);
    watched->base.pMethods = watched->real->pMethods ? &methods : nullptr;
    if (result == SQLITE_OK && (flags & SQLITE_OPEN_READWRITE) != 0)
        watching->opened(watched);
    return result;
}

// SQLite asks before each transaction whether somebody's was broken off. Nobody's can have been: it would be
// gone with the file.
int exists(sqlite3_vfs *, const char *name, int flags, int *result)
{
    if (!watching || !watching->hasBeside(name))
        return system->xAccess(system, name, flags, result);
    *result = 0;
    return SQLITE_OK;
}

sqlite3_vfs &ear()
{
    static sqlite3_vfs vfs = [] {
        sqlite3_vfs made = *system;
        made.szOsFile += roomOfOurs;
        made.zName = "torchside";
        made.pNext = nullptr;
        made.xOpen = open;
        made.xAccess = exists;
        return made;
    }();
    return vfs;
}

} // namespace

std::uint64_t PagedFile::Watched::size() const
{
    sqlite3_int64 size = 0;
    real->pMethods->xFileSize(real, &size);
    return static_cast<std::uint64_t>(size);
}

std::string PagedFile::Watched::read(std::uint64_t at, std::size_t many) const
{
    std::string bytes(static_cast<std::size_t>(std::min<std::uint64_t>(many, std::max(size(), at) - at)),
                      '\0');
    real->pMethods->xRead(real, bytes.data(), static_cast<int>(bytes.size()), static_cast<sqlite3_int64>(at));
    return bytes;
}

void PagedFile::Watched::write(std::uint64_t at, const std::string &bytes) const
{
    real->pMethods->xWrite(real, bytes.data(), static_cast<int>(bytes.size()),
                           static_cast<sqlite3_int64>(at));
}

void PagedFile::Watched::cut(std::uint64_t to) const
{
    if (to < size())
        real->pMethods->xTruncate(real, static_cast<sqlite3_int64>(to));
}

bool isWatched(const std::string &path)
{
    return watching && watching->isAt(path.c_str());
}

void watch(PagedFile *owner)
{
    if (!system) {
        sqlite3_initialize();
        system = sqlite3_vfs_find(nullptr);
    }
    watching = owner;
    sqlite3_vfs_register(owner ? &ear() : system, 1);
}

} // namespace torchside::data

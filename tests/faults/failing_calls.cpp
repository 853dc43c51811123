#include "tests/faults/failing_calls.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace torchside::tests {

namespace {

// The C library knows no objects: one at a time, kept here. SQLite and Qt may ask from threads of theirs.
struct Plan {
    std::string folder;
    std::atomic<FailingCalls::On> what = FailingCalls::On::write;
    std::atomic<FailingCalls::For> howLong = FailingCalls::For::once;
    std::atomic<int> left = 0; // until it says no; 0: it never does
    std::atomic<bool> failed = false;
};
Plan plan;

bool saysNo(FailingCalls::On what)
{
    if (plan.left == 0 || plan.what != what)
        return false;
    if (plan.left > 1) {
        --plan.left;
        return false;
    }
    plan.failed = true;
    if (plan.howLong == FailingCalls::For::once)
        plan.left = 0;
    return true;
}

bool isOurs(const char *path)
{
    return path && !plan.folder.empty() && std::string_view(path).starts_with(plan.folder);
}

bool isOurs(int file)
{
    std::array<char, PATH_MAX> path{};
    const auto link = "/proc/self/fd/" + std::to_string(file);
    return ::readlink(link.c_str(), path.data(), path.size() - 1) > 0 && isOurs(path.data());
}

int refused(int why)
{
    errno = why;
    return -1;
}

template <class Call>
Call *real(const char *name)
{
    return reinterpret_cast<Call *>(::dlsym(RTLD_NEXT, name));
}

using Write = ssize_t(int, const void *, size_t);
using WriteAt = ssize_t(int, const void *, size_t, off_t);
using Sync = int(int);
using Rename = int(const char *, const char *);
using RenameAt = int(int, const char *, int, const char *);
using RenameAt2 = int(int, const char *, int, const char *, unsigned);
using LinkAt = int(int, const char *, int, const char *, int);
using Open = int(const char *, int, ...);
using OpenAt = int(int, const char *, int, ...);

ssize_t writeAt(const char *name, int file, const void *from, size_t size, off_t at)
{
    if (plan.left > 0 && isOurs(file) && saysNo(FailingCalls::On::write))
        return refused(ENOSPC);
    return real<WriteAt>(name)(file, from, size, at);
}
// Nobody pulls the plug here: what is made sure of at once would only be waited for.
int sync(const char *name, int file)
{
    if (!isOurs(file))
        return real<Sync>(name)(file);
    return saysNo(FailingCalls::On::sync) ? refused(EIO) : 0;
}
bool keepsItsName(const char *from, const char *to)
{
    return (isOurs(from) || isOurs(to)) && saysNo(FailingCalls::On::rename);
}
int open(const char *name, const char *path, int flags, mode_t mode)
{
    return isOurs(path) && saysNo(FailingCalls::On::open) ? refused(EMFILE)
                                                          : real<Open>(name)(path, flags, mode);
}
int openAt(const char *name, int folder, const char *path, int flags, mode_t mode)
{
    return isOurs(path) && saysNo(FailingCalls::On::open) ? refused(EMFILE)
                                                          : real<OpenAt>(name)(folder, path, flags, mode);
}

mode_t modeOf(int flags, va_list &arguments)
{
    return flags & (O_CREAT | __O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

} // namespace

FailingCalls::FailingCalls(const std::string &folder)
{
    plan.folder = folder;
    mend();
}

FailingCalls::~FailingCalls()
{
    mend();
    plan.folder.clear();
}

void FailingCalls::fail(On what, int nth, For howLong)
{
    plan.what = what;
    plan.howLong = howLong;
    plan.failed = false;
    plan.left = nth;
}

void FailingCalls::mend()
{
    plan.left = 0;
}

bool FailingCalls::hasFailed() const
{
    return plan.failed;
}

} // namespace torchside::tests

// The C library's own names: what is asked of them comes here first.
namespace calls = torchside::tests;
extern "C" {
ssize_t write(int file, const void *from, size_t size)
{
    if (calls::plan.left > 0 && calls::isOurs(file) && calls::saysNo(calls::FailingCalls::On::write))
        return calls::refused(ENOSPC);
    return calls::real<calls::Write>("write")(file, from, size);
}
ssize_t pwrite(int file, const void *from, size_t size, off_t at)
{
    return calls::writeAt("pwrite", file, from, size, at);
}
ssize_t pwrite64(int file, const void *from, size_t size, off_t at)
{
    return calls::writeAt("pwrite64", file, from, size, at);
}
int fsync(int file)
{
    return calls::sync("fsync", file);
}
int fdatasync(int file)
{
    return calls::sync("fdatasync", file);
}
int rename(const char *from, const char *to) noexcept
{
    return calls::keepsItsName(from, to) ? calls::refused(EIO)
                                         : calls::real<calls::Rename>("rename")(from, to);
}
int renameat(int a, const char *from, int b, const char *to) noexcept
{
    return calls::keepsItsName(from, to) ? calls::refused(EIO)
                                         : calls::real<calls::RenameAt>("renameat")(a, from, b, to);
}
int renameat2(int a, const char *from, int b, const char *to, unsigned flags) noexcept
{
    return calls::keepsItsName(from, to) ? calls::refused(EIO)
                                         : calls::real<calls::RenameAt2>("renameat2")(a, from, b, to, flags);
}
// How a file without a name gets one.
int linkat(int a, const char *from, int b, const char *to, int flags) noexcept
{
    return calls::keepsItsName(from, to) ? calls::refused(EIO)
                                         : calls::real<calls::LinkAt>("linkat")(a, from, b, to, flags);
}
int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = calls::modeOf(flags, arguments);
    va_end(arguments);
    return calls::open("open", path, flags, mode);
}
int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = calls::modeOf(flags, arguments);
    va_end(arguments);
    return calls::open("open64", path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = calls::modeOf(flags, arguments);
    va_end(arguments);
    return calls::openAt("openat", folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = calls::modeOf(flags, arguments);
    va_end(arguments);
    return calls::openAt("openat64", folder, path, flags, mode);
}
}

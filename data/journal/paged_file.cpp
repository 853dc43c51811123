#include "data/journal/paged_file.h"

#include "data/journal/watched_file.h"

#include <algorithm>
#include <utility>

namespace torchside::data {

PagedFile::PagedFile(std::string path, PageStore &store) : path_(std::move(path)), store_(store)
{
    watch(this);
}

PagedFile::~PagedFile()
{
    watch(nullptr);
}

bool PagedFile::hasBeside(std::string_view path) const
{
    if (path.substr(0, path_.size()) != path_)
        return false;
    path.remove_prefix(path_.size());
    return path == "-journal" || path == "-wal";
}

void PagedFile::closed(const Watched *file)
{
    if (file_ == file)
        file_ = nullptr;
}

void PagedFile::begin(Change &change) const
{
    if (change.isThere)
        return;
    change = {};
    change.isThere = true;
    change.sizeBefore = file_->size();
}

void PagedFile::willChange(std::uint64_t from, std::uint64_t to)
{
    begin(open_);
    for (auto page = from / pageSize; page * pageSize < to; ++page)
        if (open_.before.count(page) == 0)
            open_.before[page] =
                page * pageSize < open_.sizeBefore ? file_->read(page * pageSize, pageSize) : std::string();
}

// Commits that come while the store is busy go to it as one.
void PagedFile::committed()
{
    if (!open_.isThere)
        return;
    const auto size = file_->size();
    if (!next_.isThere) {
        next_ = {};
        next_.isThere = true;
        next_.sizeBefore = open_.sizeBefore;
    }
    next_.after.size = size;
    for (auto &[number, bytes] : open_.before) {
        next_.before.emplace(number, std::move(bytes));
        if (number * pageSize < size)
            next_.after.pages[number] = file_->read(number * pageSize, pageSize);
    }
    auto &pages = next_.after.pages;
    pages.erase(pages.lower_bound((size + pageSize - 1) / pageSize), pages.end());
    open_ = {};
    send();
}

void PagedFile::send()
{
    if (sent_.isThere || !next_.isThere)
        return;
    sent_ = std::exchange(next_, {});
    store_.keep(sent_.after);
}

void PagedFile::kept()
{
    sent_ = {};
    send();
}

// The newest first, so that what stood there at last is what is kept.
void PagedFile::refused()
{
    for (auto *change : {&next_, &sent_}) {
        if (change->isThere && file_) {
            for (const auto &[number, bytes] : change->before)
                if (!bytes.empty())
                    file_->write(number * pageSize, bytes);
            file_->cut(change->sizeBefore);
        }
        *change = {};
    }
}

} // namespace torchside::data

#pragma once

#include "data/journal/postgres/connection.h"
#include "data/journal/watch.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace torchside::data::postgres {

// Listens on a line of its own, which a thread keeps up: what was told while there was none is made up for by
// looking at all.
class Listener final : public Watch {
public:
    Listener(std::string address, std::shared_ptr<const Writer> writer);
    ~Listener() override;
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    int handle() const override { return readable_; }
    News news() override;

private:
    void keepListening();
    void listen();
    void tell(std::vector<std::string> told, bool isAll, bool isBroken);
    void rest(std::chrono::milliseconds time) const;

    std::string address_;
    std::shared_ptr<const Writer> writer_; // whose own changes are no news; read by whoever asks for news
    int readable_ = -1;
    int writable_ = -1;
    int stopped_ = -1; // readable when it is over
    int stop_ = -1;
    std::atomic<bool> isOver_ = false;
    std::mutex mutex_;
    std::vector<std::string> told_;
    bool isAll_ = false;
    bool isBroken_ = false;
    std::thread thread_;
};

} // namespace torchside::data::postgres

#pragma once

#include <atomic>
#include <string>
#include <thread>

namespace torchside::tests {

// A wire to a server that breaks where a test wants it: when the next transaction is to be kept.
class BrokenWire {
public:
    enum class Break {
        nowhere,
        before,   // the server never hears of it
        after,    // it is kept, and nobody is told
        silently, // the same, and the wire seems whole
    };

    // At an address of this machine.
    explicit BrokenWire(int serverPort, const std::string &address = "127.0.0.1");
    ~BrokenWire();
    BrokenWire(const BrokenWire &) = delete;
    BrokenWire &operator=(const BrokenWire &) = delete;

    std::string host() const { return address_ + ':' + std::to_string(port_); }
    void breakNext(Break where) { next_ = where; }

private:
    void serve();
    void carry(int client, int server);

    int serverPort_;
    std::string address_;
    int port_ = 0;
    int listening_ = -1;
    std::atomic<Break> next_ = Break::nowhere;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

} // namespace torchside::tests

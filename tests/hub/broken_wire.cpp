#include "tests/hub/broken_wire.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>
#include <string_view>
#include <vector>

namespace torchside::tests {

namespace {

sockaddr_in at(const std::string &host, int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    inet_pton(AF_INET, host.c_str(), &address.sin_addr);
    return address;
}

void pass(int to, const char *bytes, ssize_t many)
{
    for (ssize_t sent = 0, now = 0; sent < many; sent += now)
        if ((now = send(to, bytes + sent, static_cast<std::size_t>(many - sent), MSG_NOSIGNAL)) <= 0)
            return;
}

} // namespace

BrokenWire::BrokenWire(int serverPort, const std::string &host) : serverPort_(serverPort), address_(host)
{
    listening_ = socket(AF_INET, SOCK_STREAM, 0);
    auto address = at(host, 0);
    socklen_t size = sizeof address;
    auto *any = reinterpret_cast<sockaddr *>(&address);
    if (bind(listening_, any, size) != 0 || listen(listening_, 8) != 0 ||
        getsockname(listening_, any, &size) != 0)
        throw std::runtime_error("no wire");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
}

BrokenWire::~BrokenWire()
{
    isOver_ = true;
    thread_.join();
    close(listening_);
}

void BrokenWire::serve()
{
    std::vector<std::thread> wires;
    while (!isOver_) {
        pollfd door{listening_, POLLIN, 0};
        if (poll(&door, 1, 20) != 1)
            continue;
        const int client = accept(listening_, nullptr, nullptr);
        const int server = socket(AF_INET, SOCK_STREAM, 0);
        const auto address = at("127.0.0.1", serverPort_);
        if (connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
            wires.emplace_back([this, client, server] { carry(client, server); });
    }
    for (auto &wire : wires)
        wire.join();
}

void BrokenWire::carry(int client, int server)
{
    std::vector<char> bytes(65'536);
    auto broken = Break::nowhere;
    while (!isOver_) {
        pollfd ends[]{{client, POLLIN, 0}, {server, POLLIN, 0}};
        if (poll(ends, 2, 20) <= 0)
            continue;
        if (ends[0].revents != 0) {
            const auto many = recv(client, bytes.data(), bytes.size(), 0);
            const std::string_view said(bytes.data(), many > 0 ? static_cast<std::size_t>(many) : 0);
            if (many <= 0)
                break;
            if (said.find("COMMIT") != std::string_view::npos && next_ != Break::nowhere)
                broken = next_.exchange(Break::nowhere);
            if (broken == Break::before)
                break;
            pass(server, bytes.data(), many);
        }
        if (ends[1].revents != 0) {
            const auto many = recv(server, bytes.data(), bytes.size(), 0);
            if (many <= 0 || broken == Break::after)
                break;
            if (broken != Break::silently)
                pass(client, bytes.data(), many);
        }
    }
    close(client);
    close(server);
}

} // namespace torchside::tests

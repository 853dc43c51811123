#include "data/journal/postgres/dial.h"

#include <poll.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace torchside::data::postgres {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

// What the server does for us while a connection lasts: nothing hangs, and whoever is gone holds nothing up.
constexpr auto manners = "SET statement_timeout = 2000; SET idle_in_transaction_session_timeout = 10000; "
                         "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; "
                         "SET tcp_keepalives_count = 3; SET client_min_messages = warning; SET jit = off";

// Ours where the address says nothing.
const Settings defaults{{"target_session_attrs", "read-write"},
                        {"application_name", "torchside"},
                        {"client_encoding", "UTF8"},
                        {"keepalives", "1"},
                        {"keepalives_idle", "1"},
                        {"keepalives_interval", "1"},
                        {"keepalives_count", "2"},
                        {"tcp_user_timeout", "2000"}};

struct FreeOptions {
    void operator()(PQconninfoOption *options) const { PQconninfoFree(options); }
};

Settings read(const std::string &address)
{
    char *why = nullptr;
    const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(address.c_str(), &why));
    if (!options) {
        const std::string words = why ? why : "no memory";
        PQfreemem(why);
        throw Lost{words, false};
    }
    Settings given;
    for (const auto *option = options.get(); option->keyword; ++option)
        if (option->val)
            given.emplace_back(option->keyword, option->val);
    for (const auto &each : defaults)
        if (std::none_of(given.begin(), given.end(),
                         [&](const auto &one) { return one.first == each.first; }))
            given.push_back(each);
    return given;
}

std::vector<std::string> parts(const Settings &settings, const char *key)
{
    const auto found =
        std::find_if(settings.begin(), settings.end(), [&](const auto &each) { return each.first == key; });
    std::vector<std::string> all;
    if (found == settings.end())
        return all;
    std::string one;
    for (const char letter : found->second + ',')
        if (letter == ',')
            all.push_back(std::exchange(one, {}));
        else
            one += letter;
    return all;
}

// One for each host.
std::vector<Settings> apart(const Settings &all)
{
    const auto hosts = parts(all, "host");
    const auto numbers = parts(all, "hostaddr");
    const auto ports = parts(all, "port");
    std::vector<Settings> each(std::max<std::size_t>({1, hosts.size(), numbers.size()}));
    for (std::size_t i = 0; i < each.size(); ++i)
        for (const auto &[key, value] : all) {
            const auto *several = key == "host"       ? &hosts
                                  : key == "hostaddr" ? &numbers
                                  : key == "port"     ? &ports
                                                      : nullptr;
            if (!several)
                each[i].emplace_back(key, value);
            else if (!several->empty())
                each[i].emplace_back(key, several->size() == 1 ? several->front() : several->at(i));
        }
    return each;
}

// One call, while it is being made.
struct Call {
    PGconn *connection = nullptr;
    PostgresPollingStatusType wants = PGRES_POLLING_WRITING;

    explicit Call(const Settings &settings)
    {
        std::vector<const char *> keys;
        std::vector<const char *> values;
        for (const auto &[key, value] : settings) {
            keys.push_back(key.c_str());
            values.push_back(value.c_str());
        }
        keys.push_back(nullptr);
        values.push_back(nullptr);
        connection = PQconnectStartParams(keys.data(), values.data(), 0);
        if (!connection || PQstatus(connection) == CONNECTION_BAD)
            wants = PGRES_POLLING_FAILED;
    }
    Call(Call &&other) noexcept : connection(std::exchange(other.connection, nullptr)), wants(other.wants) {}
    Call &operator=(Call &&) = delete;
    ~Call() { PQfinish(connection); }

    bool isOpen() const { return wants == PGRES_POLLING_READING || wants == PGRES_POLLING_WRITING; }
    pollfd socket() const
    {
        const short events = wants == PGRES_POLLING_READING ? POLLIN : POLLOUT;
        return {isOpen() ? PQsocket(connection) : -1, events, 0};
    }
};

std::string whyNone(const std::vector<Call> &calls)
{
    std::string why;
    for (const auto &call : calls) {
        std::string words = call.isOpen() ? "no answer" : PQerrorMessage(call.connection);
        while (!words.empty() && words.back() == '\n')
            words.pop_back();
        why += (why.empty() ? "" : "; ") + words;
    }
    return why;
}

PGconn *firstToAnswer(std::vector<Call> &calls, Deadline until)
{
    while (std::any_of(calls.begin(), calls.end(), [](const Call &call) { return call.isOpen(); })) {
        std::vector<pollfd> sockets;
        for (const auto &call : calls)
            sockets.push_back(call.socket());
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (left.count() <= 0 || poll(sockets.data(), sockets.size(), static_cast<int>(left.count())) == 0)
            break;
        for (std::size_t i = 0; i < calls.size(); ++i) {
            if (sockets[i].revents == 0 || !calls[i].isOpen())
                continue;
            calls[i].wants = PQconnectPoll(calls[i].connection);
            if (calls[i].wants == PGRES_POLLING_OK)
                return std::exchange(calls[i].connection, nullptr);
        }
    }
    throw Lost{whyNone(calls), false};
}

} // namespace

bool isAddress(const std::string &address)
{
    return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

std::string shown(const std::string &address)
{
    const auto from = address.find("://");
    const auto at = address.find('@');
    const auto colon = from == std::string::npos ? from : address.find(':', from + 3);
    if (at == std::string::npos || colon == std::string::npos || colon > at)
        return address.substr(0, address.find('?'));
    return address.substr(0, colon) + address.substr(at, address.find('?', at) - at);
}

std::unique_ptr<Line> dial(const std::string &address, Deadline until)
{
    std::vector<Call> calls;
    for (const auto &settings : apart(read(address)))
        calls.emplace_back(settings);
    auto line = std::make_unique<Line>(firstToAnswer(calls, until));
    if (const auto result = line->run(manners, until); isFailure(result.get()))
        throw Lost{PQresultErrorMessage(result.get()), false};
    return line;
}

struct Dialling::Shared {
    std::mutex mutex;
    std::condition_variable isDone;
    std::unique_ptr<Line> line;
    std::optional<Lost> lost;
};

// A name may be looked up for longer than anybody waits: then nobody asks for it any more.
Dialling::Dialling(const std::string &address) : shared_(std::make_shared<Shared>())
{
    std::thread([shared = shared_, address] {
        std::unique_ptr<Line> line;
        std::optional<Lost> lost;
        try {
            line = dial(address, std::chrono::steady_clock::now() + patience);
        } catch (const Lost &failure) {
            lost = failure;
        }
        const std::scoped_lock lock(shared->mutex);
        shared->line = std::move(line);
        shared->lost = std::move(lost);
        shared->isDone.notify_all();
    }).detach();
}

std::unique_ptr<Line> Dialling::result(Deadline until)
{
    std::unique_lock lock(shared_->mutex);
    shared_->isDone.wait_until(lock, until, [this] { return shared_->line || shared_->lost; });
    if (shared_->lost)
        throw Lost(*shared_->lost);
    return std::move(shared_->line);
}

} // namespace torchside::data::postgres

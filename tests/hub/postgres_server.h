#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace torchside::tests {

// A PostgreSQL server of a test's own: in a folder that goes with it, on a free port of this machine alone,
// run by somebody without rights. It ends with the test, however that ends.
class PostgresServer {
public:
    // Whether Debian's server, or another that `pg_config` knows of, is there to be started.
    static bool isInstalled();

    PostgresServer();
    // One that follows another, and says so before the other calls a transaction kept.
    explicit PostgresServer(PostgresServer &followed);
    ~PostgresServer();
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;

    std::string address() const; // postgresql://…
    int port() const { return port_; }
    std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
    // What any of these servers is asked by: they share their secret.
    static std::string addressOf(const std::string &hosts, const std::string &database = "postgres");

    void kill();   // with all that it has begun, at once
    void freeze(); // it stays, and answers nothing
    void thaw();
    void start();   // again, where it was killed
    void promote(); // it follows no longer
    void run(const std::string &sql) const;
    std::string ask(const std::string &sql) const;

private:
    void makeFolder();
    void launch();
    bool isUp() const;
    void signalAll(int signal) const;

    std::unique_ptr<QTemporaryDir> folder_;
    QProcess process_;
    int port_ = 0;
};

} // namespace torchside::tests

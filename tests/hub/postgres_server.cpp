#include "tests/hub/postgres_server.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTcpServer>
#include <QThread>

#include <libpq-fe.h>

#include <sys/prctl.h>
#include <sys/types.h>

#include <csignal>
#include <fcntl.h>
#include <pwd.h>
#include <stdexcept>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

constexpr int secondsToStart = 60;

const QString &secret()
{
    static const QString word = QString::number(QRandomGenerator::system()->generate64(), 36);
    return word;
}

// The folder of the server's programs.
QString programs()
{
    static const QString folder = [] {
        const auto debian =
            QDir(u"/usr/lib/postgresql"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        if (!debian.isEmpty())
            return u"/usr/lib/postgresql/%1/bin/"_s.arg(debian.last());
        QProcess config;
        config.start(u"pg_config"_s, {u"--bindir"_s});
        config.waitForFinished();
        return QString::fromUtf8(config.readAllStandardOutput()).trimmed() + u'/';
    }();
    return folder;
}

// A server refuses to be run by root: then it is run by the user that Debian's package makes.
const passwd *unprivileged()
{
    return geteuid() == 0 ? getpwnam("postgres") : nullptr;
}

void beUnprivileged(QProcess &process)
{
    process.setChildProcessModifier([user = unprivileged()] {
        if (user && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
            _exit(1);
        prctl(PR_SET_PDEATHSIG, SIGKILL); // whatever becomes of the test
    });
    process.setWorkingDirectory(u"/"_s);
}

void runProgram(const QString &name, const QStringList &arguments)
{
    QProcess process;
    beUnprivileged(process);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PGPASSWORD"_s, secret());
    process.setProcessEnvironment(environment);
    process.start(programs() + name, arguments);
    process.waitForFinished(secondsToStart * 1000);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw std::runtime_error(process.readAllStandardError().toStdString());
}

int freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

struct Finish {
    void operator()(PGconn *connection) const { PQfinish(connection); }
    void operator()(PGresult *result) const { PQclear(result); }
};

} // namespace

bool PostgresServer::isInstalled()
{
    return QFile::exists(programs() + u"postgres"_s) && (geteuid() != 0 || unprivileged());
}

void PostgresServer::makeFolder()
{
    folder_ = std::make_unique<QTemporaryDir>();
    QFile word(folder_->filePath(u"secret"_s));
    if (!word.open(QIODevice::WriteOnly) || word.write(secret().toUtf8()) < 0)
        throw std::runtime_error("no room for a server");
    word.close();
    if (const auto *user = unprivileged())
        for (const auto &path : {folder_->path(), word.fileName()})
            if (chown(path.toUtf8().constData(), user->pw_uid, user->pw_gid) != 0)
                throw std::runtime_error("the folder can't be handed over");
}

PostgresServer::PostgresServer()
{
    makeFolder();
    runProgram(u"initdb"_s, {u"-D"_s, folder_->filePath(u"data"_s), u"-U"_s, u"torchside"_s, u"-A"_s,
                             u"scram-sha-256"_s, u"--pwfile"_s, folder_->filePath(u"secret"_s), u"-E"_s,
                             u"UTF8"_s, u"--locale=C"_s, u"--no-sync"_s, u"--no-instructions"_s});
    launch();
}

PostgresServer::PostgresServer(PostgresServer &followed)
{
    makeFolder();
    runProgram(u"pg_basebackup"_s,
               {u"-D"_s, folder_->filePath(u"data"_s), u"-R"_s, u"-X"_s, u"stream"_s, u"-c"_s, u"fast"_s,
                u"--no-sync"_s, u"-d"_s, QString::fromStdString(followed.address())});
    launch();
    followed.run("ALTER SYSTEM SET synchronous_standby_names = '*'");
    followed.run("SELECT pg_reload_conf()");
    QElapsedTimer time;
    time.start();
    while (followed.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')") !=
           "1")
        if (time.hasExpired(secondsToStart * 1000))
            throw std::runtime_error("the second server does not follow the first");
        else
            QThread::msleep(20);
}

PostgresServer::~PostgresServer()
{
    kill();
}

std::string PostgresServer::addressOf(const std::string &hosts, const std::string &database)
{
    return "postgresql://torchside:" + secret().toStdString() + '@' + hosts + '/' + database;
}

std::string PostgresServer::address() const
{
    return addressOf(host());
}

bool PostgresServer::isUp() const
{
    return PQping(address().c_str()) == PQPING_OK;
}

// What is killed is only the program: nothing need be on the disk itself.
void PostgresServer::launch()
{
    constexpr int most = 5; // somebody else may have taken the port in between
    for (int tries = 0; tries < most; ++tries) {
        if (port_ == 0 || tries > 0)
            port_ = freePort();
        beUnprivileged(process_);
        process_.setStandardErrorFile(folder_->filePath(u"log"_s), QIODevice::Append);
        QStringList arguments{u"-D"_s, folder_->filePath(u"data"_s)};
        for (const auto &setting :
             {u"port=%1"_s.arg(port_), u"listen_addresses=127.0.0.1"_s, u"unix_socket_directories="_s,
              u"fsync=off"_s, u"full_page_writes=off"_s, u"shared_buffers=16MB"_s, u"max_connections=60"_s,
              u"max_wal_size=128MB"_s, u"log_min_messages=error"_s, u"lc_messages=C"_s})
            arguments << u"-c"_s << setting;
        process_.start(programs() + u"postgres"_s, arguments);
        process_.waitForStarted();
        QElapsedTimer time;
        time.start();
        while (!time.hasExpired(secondsToStart * 1000)) {
            if (isUp())
                return;
            if (process_.waitForFinished(20))
                break;
        }
        kill();
    }
    QFile log(folder_->filePath(u"log"_s));
    throw std::runtime_error(log.open(QIODevice::ReadOnly) ? log.readAll().toStdString() : "no server");
}

void PostgresServer::signalAll(int signal) const
{
    const auto pid = process_.processId();
    if (pid == 0)
        return;
    QFile children(u"/proc/%1/task/%1/children"_s.arg(pid));
    const auto all = children.open(QIODevice::ReadOnly) ? children.readAll().split(' ') : QByteArrayList();
    ::kill(static_cast<pid_t>(pid), signal);
    for (const auto &each : all)
        if (const auto child = each.trimmed().toInt(); child > 0)
            ::kill(child, signal);
}

void PostgresServer::kill()
{
    signalAll(SIGKILL);
    process_.waitForFinished();
}

void PostgresServer::freeze()
{
    signalAll(SIGSTOP);
}

void PostgresServer::thaw()
{
    signalAll(SIGCONT);
}

void PostgresServer::start()
{
    QFile::remove(folder_->filePath(u"data/postmaster.pid"_s));
    launch();
}

void PostgresServer::promote()
{
    run("SELECT pg_promote(true, 30)");
}

std::string PostgresServer::ask(const std::string &sql) const
{
    const std::unique_ptr<PGconn, Finish> connection(PQconnectdb(address().c_str()));
    PQsetNoticeProcessor(
        connection.get(), [](void *, const char *) {}, nullptr);
    const std::unique_ptr<PGresult, Finish> result(PQexec(connection.get(), sql.c_str()));
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(sql + ": " + PQerrorMessage(connection.get()));
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

void PostgresServer::run(const std::string &sql) const
{
    ask(sql);
}

} // namespace torchside::tests

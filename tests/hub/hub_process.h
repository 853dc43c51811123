#pragma once

#include <QProcess>
#include <QTcpServer>
#include <QTest>

namespace torchside::tests {

// A real hub on this machine alone, which is ended with the test whatever happens.
class HubProcess {
public:
    explicit HubProcess(QString journal, quint16 port = freePort(), QStringList more = {})
        : journal_(std::move(journal)), port_(port), more_(std::move(more))
    {
        start();
    }
    ~HubProcess() { kill(); }

    static quint16 freePort()
    {
        QTcpServer any;
        any.listen(QHostAddress::LocalHost);
        return any.serverPort();
    }
    void start()
    {
        process_.start(qEnvironmentVariable("TORCHSIDE_HUB"),
                       QStringList{QStringLiteral("--quiet"), QStringLiteral("--journal"), journal_,
                                   QStringLiteral("--name"), QStringLiteral("Thursday club"),
                                   QStringLiteral("--listen"), address()} +
                           more_);
        QByteArray said;
        while (!said.contains("code: ") || !said.endsWith('\n')) {
            if (!process_.waitForReadyRead(10'000))
                qFatal("the hub did not begin: %s", process_.readAllStandardError().constData());
            said += process_.readAllStandardOutput();
        }
        code_ = said.mid(said.indexOf("code: ") + 6).split('\n').first().trimmed();
    }
    void kill() // in the middle of whatever it does
    {
        process_.kill();
        process_.waitForFinished();
    }
    QString address() const { return QStringLiteral("127.0.0.1:%1").arg(port_); }
    QString code() const { return QString::fromLatin1(code_); } // the organiser's

private:
    QString journal_;
    quint16 port_;
    QStringList more_;
    QByteArray code_;
    QProcess process_;
};

} // namespace torchside::tests

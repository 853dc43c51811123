#pragma once

#include "app/link/hand_over.h"

#include <QObject>
#include <QTcpSocket>

#include <memory>

namespace torchside::link {

// Fetches a pack from another device that hands one over. What comes is not trusted: it is limited in time
// and size, goes nowhere else, and is nothing until all of it is here.
class PackFetch : public QObject {
    Q_OBJECT

public:
    enum class Trouble { unreachable, gone, tooLarge, nonsense, slow };
    struct Limits {
        int toFinish = 60'000; // ms for all of it
        qint64 bytes = 16LL * 1024 * 1024;
    };

    explicit PackFetch(QObject *parent = nullptr) : QObject(parent) {}
    PackFetch(Limits limits, QObject *parent) : QObject(parent), limits_(limits) {}

    void fetch(const PackPlace &place);
    void stop();
    bool isBusy() const { return socket_ != nullptr; }

Q_SIGNALS:
    void came(const QByteArray &pack);
    void failed(torchside::link::PackFetch::Trouble why);

private:
    void ask(const PackPlace &place);
    void read();
    void readHead();
    void ended();
    void fail(Trouble why);

    struct Later {
        void operator()(QTcpSocket *socket) const { socket->deleteLater(); }
    };
    Limits limits_;
    std::unique_ptr<QTcpSocket, Later> socket_;
    QByteArray arrived_;
    qint64 size_ = -1; // of the pack, once it is known
};

} // namespace torchside::link

#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>
#include <memory>

namespace torchside::link {
class PackFetch;
class Server;
} // namespace torchside::link

namespace torchside::app {

// A pack from one device to another beside it, by a code to scan or an address to type: here it is shown as
// long as somebody hands over, there it is fetched.
class PackHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(bool exist READ exist CONSTANT FINAL)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed FINAL)
    Q_PROPERTY(int address READ address WRITE setAddress NOTIFY changed FINAL)
    Q_PROPERTY(QString link READ link NOTIFY changed FINAL)
    Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
    Q_PROPERTY(int codeSide READ codeSide NOTIFY changed FINAL)
    Q_PROPERTY(int taken READ taken NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)

public:
    using Addresses = std::function<QStringList()>;

    // Without a function of the addresses that phones reach this device by, the system is asked.
    PackHand(std::function<QByteArray()> pack, Addresses addresses, QObject *parent);
    ~PackHand() override;

    static bool exist(); // devices can reach each other on this system
    bool isOpen() const { return server_ != nullptr; }
    QStringList addresses() const { return addresses_; }
    int address() const { return address_; }
    void setAddress(int address);
    QString link() const;                  // that the code says, for the address that is chosen
    QString code() const { return code_; } // row after row, 1 is dark
    int codeSide() const { return codeSide_; }
    int taken() const { return taken_; } // so many have taken it
    QString trouble() const { return trouble_; }
    bool isBusy() const;

public Q_SLOTS:
    void begin();
    void end();
    void receive(const QString &address);
    void stop();

Q_SIGNALS:
    void changed();
    void received(const QByteArray &pack);
    void reaching(); // into the network around: some systems ask people first

private:
    bool listen();
    void draw();

    std::function<QByteArray()> pack_;
    Addresses find_;
    std::unique_ptr<link::Server> server_;
    std::unique_ptr<link::PackFetch> fetch_;
    QByteArray ticket_;
    QStringList addresses_;
    int address_ = 0;
    QString code_;
    int codeSide_ = 0;
    int taken_ = 0;
    QString trouble_;
};

} // namespace torchside::app

#pragma once

#include "app/link/hub_place.h"

#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <QWebSocket>

#include <memory>
#include <vector>

namespace torchside::link {

// A guest's line to a table at a hub, with the table's hand, as a page has it: it begins again by itself
// where it is silent, at the next hub that is known. What is said on it is for others to understand.
class HubLine : public QObject {
    Q_OBJECT

public:
    struct Guest {
        std::vector<HubPlace> hubs; // the first is asked first, and always known
        qint64 table = 0;
        QByteArray hand;
        QByteArray device;
        QString language;
    };
    struct Pace {
        int ping = 3'000;   // ms
        int silent = 8'000; // without a word: it is dead
        int again = 700;    // until the next is tried
    };

    explicit HubLine(QObject *parent = nullptr) : HubLine(Pace(), parent) {}
    HubLine(Pace pace, QObject *parent);
    ~HubLine() override;

    void open(Guest guest);
    void close();
    void beginAgain(); // at the same hub, where something came that can't be
    void say(const QJsonObject &message);
    bool isOpen() const { return isOpen_; }
    const HubPlace &at() const { return hubs_.at(at_); } // while it is wanted
    const std::vector<HubPlace> &hubs() const { return hubs_; }

Q_SIGNALS:
    void opened();
    void lost(); // or it could not be opened; it tries on
    void said(const QJsonObject &message);
    void turnedAway(const QString &why); // for good

private:
    void dial();
    void hear(const QString &text);
    void greet(const QJsonObject &hello);
    void meet(const QJsonValue &others);
    void fail(bool next);
    void end();

    struct Later {
        void operator()(QWebSocket *socket) const { socket->deleteLater(); }
    };
    Pace pace_;
    Guest guest_;
    std::vector<HubPlace> hubs_;
    std::size_t at_ = 0;
    std::unique_ptr<QWebSocket, Later> socket_;
    QTimer ping_;
    QTimer silent_;
    QTimer again_;
    bool isOpen_ = false;
};

} // namespace torchside::link

#pragma once

#include "app/carried.h"
#include "app/link/hub_line.h"
#include "app/link/hub_papers.h"
#include "models/kernel/journal.h"
#include "models/table/elsewhere.h"
#include "models/table/table.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace torchside::app {

// Our own table while it is played at a hub: what is tapped here is asked for there, by the table's hand, and
// what was done there is taken over into the copy here, which is shown. What a hub says is not trusted: it
// counts where it comes out alike by the rules here, and nothing of it else.
class HubGuest : public QObject, public table::Elsewhere {
    Q_OBJECT

public:
    struct Place {
        qint64 session = 0;
        Journal &journal;
        table::Table &table;
        Clock clock;
        QString language;
        std::function<bool(const Carried &)> keep; // false: the disk says no
    };

    HubGuest(Place place, Carried carried, CarryPace pace, QObject *parent = nullptr);
    ~HubGuest() override;

    const Carried &carried() const { return carried_; }
    bool isSilent() const { return isSilent_; }
    Moment silentSince() const { return heard_; }
    // Sits down there, as what it is by now.
    void begin();
    void takeHome();
    void leave(); // takes it home from a silent hub: what is held is what counts
    std::optional<Refusal> ask(const QJsonObject &request, std::optional<qint64> at) override;

Q_SIGNALS:
    void changed();
    void happened(torchside::app::CarryEvent event);
    void refused(const QString &message); // by the hub, in its words

private:
    void missHub();
    void hear(const QJsonObject &message);
    void hearSteps(const QJsonObject &message);
    void follow(const std::string &mark, std::int64_t head);
    void hearDone(const QJsonObject &message);
    void hearRoom(const QJsonObject &room);
    void turnedAway(const QString &why);
    void compare(const QJsonObject &message); // with what was taken home from silence
    void askForSteps();
    void askForAll();
    void adopt(const QByteArray &document);
    bool read(const QByteArray &document);
    void caughtUp();
    void send(const Carried::Tap &tap);
    void sendHeld();
    void sendClose();
    void doHeld();
    void stop(CarryEvent event);
    bool keep(Carried carried);
    QByteArray mark() const;
    std::int64_t head() const;

    Place place_;
    Carried carried_;
    CarryPace pace_;
    link::HubLine line_;
    link::HubPapers papers_;
    QTimer quiet_;
    QTimer again_;
    QTimer wholeAgain_;
    QPointer<table::Table> table_; // as long as it is there
    QJsonArray steps_;             // as far as they have come
    std::int64_t from_ = 0;
    qsizetype missed_ = 0; // documents that no hub gave
    int documents_ = 0;    // that did not lead to what the hub says
    Moment heard_ = 0;
    bool isSilent_ = false;
    bool isCaughtUp_ = false;
    bool isClosed_ = false;
};

} // namespace torchside::app

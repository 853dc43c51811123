#pragma once

#include "app/carried.h"
#include "app/preferences.h"
#include "app/shelf.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace torchside::link {
class HubPapers;
struct HubFailure;
struct HubPlace;
} // namespace torchside::link

namespace torchside::app {

class HubGuest;

// The way of the table to a hub and home again: see carried.h for the stations on it.
class Carrying : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(bool exist READ exist CONSTANT FINAL)
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(bool away READ isAway NOTIFY changed FINAL)
    Q_PROPERTY(bool silent READ isSilent NOTIFY changed FINAL)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed FINAL)
    Q_PROPERTY(QString hub READ hub NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    Q_PROPERTY(QString pin READ pin NOTIFY changed FINAL)
    Q_PROPERTY(int codeSide READ codeSide NOTIFY changed FINAL)
    Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(QString said READ said NOTIFY changed FINAL)

public:
    Carrying(Shelf &shelf, Journal &journal, Preferences &preferences, Clock clock, const QString &file,
             CarryPace pace = {}, QObject *parent = nullptr);
    ~Carrying() override;

    static bool exist(); // a table can be carried to a hub from this system

    QString phase() const; // empty: it is here, and nowhere else
    bool isAway() const;   // what is tapped is done at the hub
    bool isSilent() const;
    int waiting() const;     // taps
    QString hub() const;     // what it is called
    QString address() const; // as others type it
    QString pin() const;
    int codeSide() const { return codeSide_; }
    QString code() const { return code_; }       // its squares, row by row: 1 is dark
    QString trouble() const { return trouble_; } // what went wrong, and what to do
    QString news() const;                        // how it stands
    QString said() const;                        // the same in two words
    bool isAt(qlonglong session) const;
    bool isAnyAway() const { return !book_.all().empty(); }

public Q_SLOTS:
    void carry(const QString &address, const QString &code);
    void stay(); // it is not to go after all
    void takeHome();
    void playOn(); // here, with what is held of a silent hub's table
    void understood();
    QString lastAddress() const;

Q_SIGNALS:
    void changed();
    void leaving();                    // for the hub: nobody plays here by phone any more
    void told(const QString &message); // something that people have to know

private:
    void forgetGone();
    void follow(); // the table that is there now
    Carried setOut(const link::HubPlace &place, const QString &code) const;
    void sit(const Carried &carried);
    void send();
    void arrived(const QByteArray &answer);
    void failed(const link::HubFailure &failure);
    void happened(CarryEvent event);
    bool forget();
    const Carried *carried() const;
    void draw();

    Shelf &shelf_;
    Journal &journal_;
    Preferences &preferences_;
    Clock clock_;
    CarriedBook book_;
    CarryPace pace_;
    qint64 session_ = 0;
    std::unique_ptr<HubGuest> guest_;
    std::unique_ptr<link::HubPapers> papers_;
    QTimer again_;
    QString trouble_;
    QString code_;
    int codeSide_ = 0;
};

} // namespace torchside::app

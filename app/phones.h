#pragma once

#include "app/shelf.h"
#include "models/table/rows_model.h"

#include <QHostAddress>
#include <QObject>
#include <QVariantMap>

#include <functional>
#include <memory>

namespace torchside::link {
class Opening;
}

namespace torchside::app {

class TableSeats;

// The table opened for the phones of those who sit at it: the code that lets them in, who is there, and who
// may do what.
class Phones : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(bool exist READ exist CONSTANT FINAL)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int here READ here NOTIFY changed FINAL)
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed FINAL)
    Q_PROPERTY(int address READ address WRITE setAddress NOTIFY changed FINAL)
    Q_PROPERTY(QString pin READ pin NOTIFY changed FINAL)
    Q_PROPERTY(int codeSide READ codeSide NOTIFY changed FINAL)
    Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
    Q_PROPERTY(QString codeOf READ codeOf NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel *guests READ guests CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *wishes READ wishes CONSTANT FINAL)
    Q_PROPERTY(QVariantMap shades MEMBER shades_ NOTIFY shadesChanged FINAL)

public:
    using Addresses = std::function<QStringList()>;
    using PackOf = std::function<QByteArray()>; // that guests may take; none: nothing is offered
    struct GuestRow {
        QString device;
        int seat = -1;
        QString name; // of the seat
        QString rights;
        bool here = false;
        bool operator==(const GuestRow &) const = default;
    };
    struct WishRow {
        QString device;
        int seat = -1;
        QString name;
        bool operator==(const WishRow &) const = default;
    };

    // `file` keeps what has to outlive the app; empty: nothing does.
    Phones(Shelf &shelf, QString file, Addresses addresses, PackOf pack = {}, QObject *parent = nullptr);
    ~Phones() override;

    static bool exist(); // a table can be opened for them on this system

    bool isOpen() const { return opening_ != nullptr; }
    int here() const; // guests whose phones are awake
    QStringList addresses() const;
    int address() const { return address_; }
    void setAddress(int address);
    QString link() const; // what the code says
    QString pin() const;
    int codeSide() const { return codeSide_; }
    QString code() const { return code_; }     // its squares, row by row: 1 is dark
    QString codeOf() const { return codeOf_; } // whose seat it is for; empty: anybody's
    QString trouble() const { return trouble_; }
    QAbstractItemModel *guests() { return &guests_; }
    QAbstractItemModel *wishes() { return &wishes_; }

public Q_SLOTS:
    void openTable();
    void closeTable();
    void showCodeOf(int seat); // -1: the code for anybody
    void answer(const QString &device, bool yes);
    void letGo(const QString &device);
    void sendAway(const QString &device);
    void setRights(const QString &device, const QString &rights);

Q_SIGNALS:
    void changed();
    void shadesChanged();
    void opened();
    void
    asked(const QString &who); // somebody waits for an answer: for a seat, or, without a name, to come in

private:
    void follow(); // the table that is there now
    void begin(qlonglong session);
    QList<QHostAddress> ownAddresses() const;
    void refresh();
    void draw(const QByteArray &more);

    Shelf &shelf_;
    QString file_;
    Addresses find_;
    PackOf pack_;
    std::unique_ptr<TableSeats> seats_;
    std::unique_ptr<link::Opening> opening_;
    table::RowsModel<GuestRow> guests_;
    table::RowsModel<WishRow> wishes_;
    QVariantMap shades_;
    QString trouble_;
    QString code_;
    QString codeOf_;
    int codeSide_ = 0;
    int address_ = 0;
};

} // namespace torchside::app

#pragma once

#include "models/kernel/dice.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::table {

// Who sits where, clockwise, before a game begins.
class Seating : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app knows who sat here last.")

    Q_PROPERTY(QAbstractItemModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> hues READ hues NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int first READ first NOTIFY changed FINAL)
    Q_PROPERTY(int longestName READ longest CONSTANT FINAL)

public:
    struct Person {
        QString name;
        bool isFirst = false;
        int hue = 0; // of the eight colours, no two alike at a table
        bool operator==(const Person &) const = default;
    };

    explicit Seating(Dice &dice, QObject *parent = nullptr);

    QAbstractItemModel *people() { return &people_; }
    QStringList names() const;
    QList<int> hues() const;
    QStringList suggestions() const; // people of earlier games who don't sit here yet
    int count() const { return static_cast<int>(people_.rows().size()); }
    int first() const { return first_; }
    static int longest(); // characters that a name may have

    // Those of the last table sit down again, as many as fit; the others are suggested.
    void seat(const QStringList &lastTable, const QStringList &known, int most, const QVariantMap &hues = {});

    // Those who sit there, to sit down again as they did.
    const std::vector<Person> &seated() const { return people_.rows(); }
    void seatBack(std::vector<Person> people);

    // Everybody's own colour as it is remembered, else the first that is free.
    static QList<int> huesOf(const QStringList &names, const QVariantMap &remembered);

public Q_SLOTS:
    // Why this name can't be taken; empty when it can.
    QString whyNot(const QString &name, int exceptSeat = -1) const;
    bool add(const QString &name);
    bool rename(int seat, const QString &name);
    void remove(int seat);
    void move(int from, int to);
    void letBegin(int seat);
    void chooseWhoBegins();
    int oneOf(int count);           // 0 … count - 1, each equally likely
    void paint(int seat, int hue);  // who has that colour takes this one's
    QList<int> shuffled(int count); // 0 … count - 1, for what is dealt before a game

Q_SIGNALS:
    void changed();

private:
    void show(std::vector<Person> people);

    Dice &dice_;
    RowsModel<Person> people_;
    QStringList known_;
    QVariantMap remembered_; // the colours of people, by name
    int first_ = 0;
};

} // namespace torchside::table

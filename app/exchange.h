#pragma once

#include "app/card_shelf.h"
#include "app/games.h"
#include "app/preferences.h"
#include "app/staging.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QUrl>

namespace torchside::app {

// Sessions out into files and in again: one, or everything. What a file brings is checked and shown first;
// then all of it is taken in, or nothing.
class Exchange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QAbstractItemModel *report READ report CONSTANT FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(bool looked READ looked NOTIFY changed FINAL)
    Q_PROPERTY(bool brings READ brings NOTIFY changed FINAL)
    Q_PROPERTY(int conflicts READ conflicts NOTIFY changed FINAL)
    Q_PROPERTY(int replaced READ replaced NOTIFY changed FINAL)
    Q_PROPERTY(int sessions READ sessions NOTIFY changed FINAL)

public:
    struct ReportRow {
        QString title;
        QString detail;
        QString state;     // new, here, further, broken, differs
        int conflict = -1; // its number, where ours differs
        QString ours{};
        QString theirs{};
        bool takesTheirs = false;
        bool operator==(const ReportRow &) const = default;
    };

    Exchange(Journal &journal, CardShelf &cards, Preferences &preferences, Clock clock,
             QObject *parent = nullptr);

    QAbstractItemModel *report() { return &report_; }
    QString heading() const;
    bool looked() const { return looked_; }
    bool brings() const;
    int sessions() const;  // that are kept here
    int conflicts() const; // where ours differs from what a pack brings
    int replaced() const;  // of them, those where theirs is chosen

public Q_SLOTS:
    // Looks through files, whatever they are: sessions, everything, cards and decks. Nothing is kept yet.
    void look(const QList<QUrl> &files);
    void lookAtPack(const QByteArray &pack); // that another device handed over
    void choose(int conflict, bool theirs);
    void chooseAll(bool theirs);
    bool takeIn();
    void putAside();
    bool saveAll(const QUrl &to);
    bool saveSession(qlonglong session, const QUrl &to);
    QString nameFor(qlonglong session) const; // of a file; 0 for everything
    bool removeAll();
    void restoreAll(); // those that were removed together last

Q_SIGNALS:
    void changed();
    void said(const QString &message);
    void journalChanged(); // sessions came or went

private:
    bool save(const QByteArray &data, const QUrl &to);
    void look(const std::function<void()> &read);
    void tell();
    bool attempt(const std::function<void()> &change);

    Journal &journal_;
    CardShelf &cards_;
    Preferences &preferences_;
    Clock clock_;
    table::RowsModel<ReportRow> report_;
    Staging staging_;
    bool looked_ = false;
    std::vector<SessionId> removed_;
};

} // namespace torchside::app

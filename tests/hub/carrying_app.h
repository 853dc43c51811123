#pragma once

#include "app/carrying.h"
#include "app/shelf.h"
#include "data/journal/open_journal.h"
#include "models/kernel/dice.h"
#include "tests/harness/guest_phone.h"
#include "tests/harness/patience.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace torchside::tests {

using namespace Qt::StringLiterals;

// A file that nobody has used yet, in a folder that goes with the test.
class FreshFiles {
public:
    QString operator()(const QString &name)
    {
        return folder_.filePath(u"%1-%2.sqlite"_s.arg(name).arg(++files_));
    }

private:
    QTemporaryDir folder_;
    int files_ = 0;
};

// What lies behind the window, with a file of its own. Where it is gone, nothing was said to anybody: as if
// the app had been killed.
class CarryingApp {
public:
    explicit CarryingApp(const QString &file, const Library *library = nullptr)
        : journal_(data::openJournal(file.toStdString(), data::Purpose::play).journal),
          preferences_(file + QStringLiteral(".ini")),
          shelf(
              *journal_, dice_, [] { return QDateTime::currentMSecsSinceEpoch(); }, preferences_, {},
              library),
          carrying(shelf, *journal_, preferences_, [] { return QDateTime::currentMSecsSinceEpoch(); },
                   file + QStringLiteral("-away"),
                   {.ping = 300, .silent = 900, .again = 50, .quiet = 250, .tryAgain = 200})
    {
        QObject::connect(&carrying, &app::Carrying::told, &carrying,
                         [this](const QString &message) { told.append(message); });
        QObject::connect(&shelf, &app::Shelf::refused, &carrying,
                         [this](const QString &message) { refused.append(message); });
        QObject::connect(&shelf, &app::Shelf::tableChanged, &carrying, [this] {
            if (shelf.table())
                QObject::connect(shelf.table(), &table::Table::refused, &carrying,
                                 [this](const QString &message) { refused.append(message); });
        });
        if (const auto all = journal_->sessions(); !all.empty())
            shelf.open(all.front().id);
    }

    // Ann and Bo in the caverns, with so many deeds done.
    void begin(int deeds = 2)
    {
        QVariantList people;
        for (const auto &name : {QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cy")})
            people.append(QVariantMap{{QStringLiteral("name"), name}});
        if (!shelf.start(QStringLiteral("cutthroat"), {{QStringLiteral("players"), people}}))
            qFatal("the game did not begin: %s", qPrintable(refused.join(u' ')));
        for (int i = 0; i < deeds; ++i)
            hurt(i % 2); // quick ones on the same counter would be one step
    }
    bool hurt(int player, int by = -1)
    {
        return shelf.table()->act({{QStringLiteral("do"), QStringLiteral("adjust")},
                                   {QStringLiteral("player"), player},
                                   {QStringLiteral("life"), by}});
    }
    bool carry(const QString &address, const QString &code)
    {
        carrying.carry(address, code);
        return tests::soon(
                   [&] { return carrying.phase() == QStringLiteral("there") || !carrying.isAway(); }) &&
               carrying.isAway();
    }
    int life(int player) const
    {
        const auto view =
            QJsonDocument::fromJson(QByteArray::fromStdString(shelf.session()->submit(R"({"do":"state"})")))
                .object();
        return view[QStringLiteral("state")][QStringLiteral("players")][player][QStringLiteral("life")]
            .toInt();
    }
    std::int64_t seq() const { return shelf.table()->seq(); }
    Journal &journal() { return *journal_; }

    QStringList told;
    QStringList refused;

private:
    std::unique_ptr<Journal> journal_;
    SeededDice dice_{5};
    app::Preferences preferences_;

public:
    app::Shelf shelf;
    app::Carrying carrying;
};

// What is kept of the one table that is away.
inline QJsonObject keptOf(const QString &file)
{
    QFile kept(file + u"-away"_s);
    if (!kept.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(kept.readAll()).object()[u"tables"_s].toObject().begin()->toObject();
}

// The way in of those who sit down by the code.
inline QByteArray linkOf(const QString &file)
{
    QFile kept(file + u"-away"_s);
    if (!kept.open(QIODevice::ReadOnly))
        return {};
    const auto tables = QJsonDocument::fromJson(kept.readAll()).object()[u"tables"_s].toObject();
    return tables.begin()->toObject()[u"link"_s].toString().toLatin1();
}
inline std::unique_ptr<GuestPhone> phoneAt(const QString &file, int seat)
{
    auto phone = std::make_unique<GuestPhone>(linkOf(file), seat + 1);
    if (!tests::soon([&] { return phone->joined; }))
        qFatal("a phone did not come in");
    phone->sit(seat);
    if (!tests::soon([&] { return phone->isSeated(); }))
        qFatal("a phone did not sit down");
    return phone;
}
inline QJsonObject hurting(int player)
{
    return {{u"do"_s, u"adjust"_s}, {u"player"_s, player}, {u"life"_s, -1}};
}

} // namespace torchside::tests

#include "tests/qml/workshop.h"

#include "models/protocol/session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

std::vector<std::string> strings(const QStringList &texts)
{
    std::vector<std::string> all;
    for (const auto &text : texts)
        all.push_back(text.toStdString());
    return all;
}

} // namespace

struct Workshop::Bench {
    MemoryJournal journal;
    MemoryJournal nullJournal; // the shelf knows nothing of it
    SeededDice dice{1};
    Moment now = 1'763'496'000'000;
    app::Preferences preferences;
    app::Shelf shelf;
    protocol::GameSession<nullgame::Game> nullSession;
    std::unique_ptr<nullgame::NullgameTable> nullTable;

    explicit Bench(const QString &file)
        : preferences(file),
          shelf(journal, dice, [this] { return now += 60'000; }, preferences, {}),
          nullSession(nullJournal, dice, [this] { return now += 60'000; })
    {}
};

Workshop::Workshop(QObject *parent) : QObject(parent)
{
    clear();
}

Workshop::~Workshop() = default;

app::Shelf *Workshop::shelf() const
{
    return &benches_.back()->shelf;
}

nullgame::NullgameTable *Workshop::nullTable() const
{
    return benches_.back()->nullTable.get();
}

void Workshop::clear(const QStringList &nullPeople)
{
    benches_.push_back(
        std::make_unique<Bench>(folder_.filePath(u"preferences-%1.ini"_s.arg(benches_.size()))));
    auto &bench = *benches_.back();
    bench.nullSession.history().submit(nullgame::Start{strings(nullPeople)});
    bench.nullTable = std::make_unique<nullgame::NullgameTable>(bench.nullSession);
    Q_EMIT cleared();
}

void Workshop::makeFiles(const QStringList &names) const
{
    for (const auto &name : names) {
        const auto path = folder_.filePath(u"files/"_s + name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        (void)file.open(QIODevice::WriteOnly);
    }
}

void Workshop::remember(const QStringList &people)
{
    benches_.back()->preferences.remember(people);
}

void Workshop::fromPhone(int seat, const QVariantMap &command)
{
    auto &table = *shelf()->table();
    table.actFrom({.seat = seat}, QJsonObject::fromVariantMap(command),
                  {"phone-" + std::to_string(table.seq()), table.seats().at(seat).toStdString()}, english);
}

} // namespace torchside::tests

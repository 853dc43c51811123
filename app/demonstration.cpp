#include "app/demonstration.h"

#include "models/kernel/memory_journal.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int wholeLasts = 120'000; // ms
constexpr int shortest = 1'800;
constexpr int longest = 5'000;
constexpr std::uint64_t seed = 1;
constexpr Moment evening = 1'763'496'000'000; // nobody sees when it was
constexpr Moment betweenSteps = 60'000;

QJsonObject sessionOf(const QString &game)
{
    QFile file(u":/torchside/demos/%1/demo.json"_s.arg(game));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

Demonstration::Demonstration(Shelf &shelf, const Library *library, QObject *parent)
    : QObject(parent), shelf_(shelf), library_(library)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Demonstration::next);
    connect(&shelf_, &Shelf::tableChanged, this, [this] {
        if (isRunning() && (!shelf_.table() || shelf_.sessionId() != 0))
            forget();
    });
}

QStringList Demonstration::games() const
{
    QStringList all;
    for (const auto &game : app::games())
        if (const auto id = QString::fromStdString(std::string(game.id));
            QFile::exists(u":/torchside/demos/%1/demo.json"_s.arg(id)))
            all.append(id);
    return all;
}

bool Demonstration::begin(const QString &game)
{
    const auto *entry = findGame(game.toStdString());
    const auto steps = sessionOf(game)[u"steps"_s].toArray();
    if (!entry || !entry->table || steps.isEmpty())
        return false;
    auto journal = std::make_unique<MemoryJournal>();
    auto dice = std::make_unique<SeededDice>(seed);
    now_ = evening;
    auto session = entry->session(
        *journal, *dice, [this] { return now_ += betweenSteps; }, library_);
    if (session->submit(steps.first()[u"command"_s].toObject()))
        return false;
    commands_.clear();
    for (qsizetype i = 1; i < steps.size(); ++i)
        commands_.push_back(steps[i][u"command"_s].toObject().toVariantMap());
    game_ = game;
    step_ = 0;
    paused_ = held_ = false;
    shelf_.lend(*entry, std::move(session));
    journal_ = std::move(journal); // the one before is no longer looked at
    dice_ = std::move(dice);
    Q_EMIT changed();
    schedule();
    return true;
}

QString Demonstration::deed() const
{
    return isRunning() && shelf_.table() ? shelf_.table()->undoHint() : QString();
}

void Demonstration::setPace(int ms)
{
    pace_ = ms;
    schedule();
}

void Demonstration::setPaused(bool paused)
{
    if (paused_ == paused)
        return;
    paused_ = paused;
    Q_EMIT changed();
    schedule();
}

void Demonstration::setHeld(bool held)
{
    if (held_ == held)
        return;
    held_ = held;
    Q_EMIT changed();
    schedule();
}

void Demonstration::next()
{
    if (!isRunning() || isDone() || !shelf_.table())
        return;
    const auto command = commands_[static_cast<std::size_t>(step_)];
    ++step_;
    shelf_.table()->act(command);
    Q_EMIT changed();
    schedule();
}

void Demonstration::end()
{
    if (isRunning())
        shelf_.putAway();
}

void Demonstration::schedule()
{
    timer_.stop();
    if (!isRunning() || isDone() || paused_ || held_)
        return;
    timer_.start(pace_ > 0 ? pace_ : std::clamp(wholeLasts / std::max(1, steps()), shortest, longest));
}

// Its table may still be seen while it fades out: what that is made of stays until the next one.
void Demonstration::forget()
{
    timer_.stop();
    game_.clear();
    commands_.clear();
    step_ = 0;
    paused_ = held_ = false;
    Q_EMIT changed();
}

} // namespace torchside::app

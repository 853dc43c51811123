#include "models/cthulhu/face/cthulhu_table.h"

#include "models/cthulhu/face/json.h"

#include "models/cthulhu/face/cues.h"
#include "models/cthulhu/face/lillith_captions.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/json/variant.h"

#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

// How a command of the page's is done: at once, or when LILLITH has found what follows.
namespace torchside::cthulhu {

namespace {

constexpr qsizetype mostFighters = 24;
constexpr std::int64_t stepsAtOnce = 32;
const auto awaitedKey = u"awaited"_s;
const auto begunKey = u"begun"_s;

bool isBegun(const QVariantMap &begun)
{
    return std::any_of(begun.begin(), begun.end(), [](const QVariant &each) {
        return each.typeId() == QMetaType::QString ? !each.toString().isEmpty() : !each.toList().isEmpty();
    });
}

} // namespace

bool CthulhuTable::perform(const QJsonObject &request)
{
    const auto read = session_.read(request);
    if (const auto *refusal = std::get_if<Refusal>(&read))
        return settle(*refusal);
    const auto &command = std::get<Command>(read);
    if (awaited_ && awaited_->command == command)
        return true; // touched twice
    const auto earlier = std::exchange(awaited_, std::nullopt);
    pondering_.giveUp();
    const bool done = doOrPonder(request, command);
    if (!earlier)
        return done;
    // What was searched for is searched for anew: the board may be another one now.
    if (!awaited_ && outlookOf(earlier->command).accepted)
        doOrPonder(earlier->request, earlier->command);
    else
        Q_EMIT awaitedChanged();
    return done;
}

bool CthulhuTable::doOrPonder(const QJsonObject &request, const Command &command)
{
    auto outlook = outlookOf(command);
    if (!outlook.board)
        return Table::perform(request);
    awaited_ = Awaited{request, command, history_.seq()};
    pondering_.begin(
        std::move(*outlook.board), [this](const auto &on, const auto &line) { return tellLine(on, line); },
        [this](const auto &on, const auto &what) { found(on, what); });
    if (awaited_)
        Q_EMIT awaitedChanged();
    return true;
}

// What this would lead to, without a search: whether it is accepted, and the board that has to be searched
// first.
CthulhuTable::Outlook CthulhuTable::outlookOf(const Command &command) const
{
    Outlook outlook;
    if (!lillith())
        return outlook;
    const lillith::Foresight notes([&](const lillith::Board &each) {
        if (!outlook.board)
            outlook.board = each;
        return lillith::unsearched(each);
    });
    outlook.accepted = !history_.refusalOf(command);
    if (!outlook.accepted)
        outlook.board.reset();
    return outlook;
}

void CthulhuTable::found(const lillith::Board &board, const lillith::Found &found)
{
    const auto awaited = std::exchange(awaited_, std::nullopt);
    const lillith::Foresight made(
        [&](const lillith::Board &each) { return each == board ? found : lillith::search(each); });
    Table::perform(awaited.value().request);
    Q_EMIT awaitedChanged();
}

Pondering::Telling CthulhuTable::tellLine(const lillith::Board &board, const lillith::Line &line) const
{
    const auto planned = lillith::told(board, line);
    return {label::places(state(), planned.commits), label::comesOf(state(), planned.outcome)};
}

void CthulhuTable::forget()
{
    awaited_.reset();
    pondering_.giveUp();
    Q_EMIT awaitedChanged();
}

QVariantMap CthulhuTable::kept(const QVariantMap &memory) const
{
    auto all = memory[awaitedKey].toMap();
    const auto session = QString::number(history_.id().value_or(0));
    if (awaited_)
        all[session] = QVariantMap{{u"seq"_s, static_cast<qlonglong>(awaited_->seq)},
                                   {u"command"_s, awaited_->request.toVariantMap()}};
    else
        all.remove(session);
    auto kept = memory;
    kept.remove(awaitedKey);
    if (!all.isEmpty())
        kept[awaitedKey] = all;
    return kept;
}

QVariantMap CthulhuTable::withBegun(const QVariantMap &memory, const QVariantMap &begun) const
{
    auto all = memory[begunKey].toMap();
    const auto session = QString::number(history_.id().value_or(0));
    all.remove(session);
    if (isBegun(begun))
        all[session] = QVariantMap{{u"seq"_s, static_cast<qlonglong>(history_.seq())}, {u"what"_s, begun}};
    auto kept = memory;
    kept.remove(begunKey);
    if (!all.isEmpty())
        kept[begunKey] = all;
    return kept;
}

QVariantMap CthulhuTable::begun(const QVariantMap &memory) const
{
    const auto left = memory[begunKey].toMap()[QString::number(history_.id().value_or(0))].toMap();
    return left[u"seq"_s].toLongLong() == history_.seq() ? left[u"what"_s].toMap() : QVariantMap();
}

void CthulhuTable::takeUp(const QVariantMap &memory)
{
    const auto waits = memory[awaitedKey].toMap()[QString::number(history_.id().value_or(0))].toMap();
    if (waits.isEmpty())
        return;
    if (waits[u"seq"_s].toLongLong() == history_.seq())
        act(waits[u"command"_s].toMap());
    Q_EMIT awaitedChanged();
}

void CthulhuTable::showReport()
{
    const auto &newest = history_.newest();
    const bool isKept = newest && (history_.seq() != reportedAt_ || newest->at != keptAt_);
    if (isKept && reportedAt_ != 0) {
        learn(newest->command);
        report_.show(reportAfter(report_.rows(), newest->before, newest->command, newest->events).rows);
    } else if (reportedAt_ != history_.seq()) { // opened, taken back, or gone elsewhere
        report_.show(reportNow());
    }
    reportedAt_ = history_.seq();
    keptAt_ = newest ? newest->at : 0;
}

// As it came to lie there, from the last step that began it.
Reports CthulhuTable::reportNow() const
{
    const auto seq = history_.seq();
    for (auto from = seq - stepsAtOnce; seq > 1; from -= stepsAtOnce) {
        from = std::max<std::int64_t>(2, from);
        auto at = history_.stateAt(from - 1);
        bool whole = from == 2;
        Reports rows;
        for (const auto &step : history_.steps(from, seq)) {
            auto report = reportAfter(rows, at, step.command, step.events);
            whole = whole || !report.goesOn;
            rows = std::move(report.rows);
            at = applied<Rules>(std::move(at), step.events);
        }
        if (whole)
            return rows;
    }
    return {};
}

void CthulhuTable::recall()
{
    constexpr std::int64_t lately = 96;
    if (history_.started())
        for (const auto &step :
             history_.steps(std::max<std::int64_t>(1, history_.seq() - lately), history_.seq()))
            learn(step.command);
}

// The same character comes again in the next turn: it is offered, not asked for anew.
void CthulhuTable::learn(const Command &command)
{
    const auto learnOne = [this](const auto &fighter) {
        const auto map = json::mapOf(fighter);
        if (map.contains(u"id"_s)) // remembered already
            return;
        fighters_.removeIf([&](const QVariant &known) {
            const auto name = known.toMap()[u"name"_s];
            return known.toMap() == map || (name.isValid() && name == map[u"name"_s]);
        });
        fighters_.prepend(map);
    };
    if (const auto *commits = std::get_if<Commits>(&command))
        for (const auto &there : commits->stories)
            std::for_each(there.characters.begin(), there.characters.end(), learnOne);
    if (const auto *ready = std::get_if<CountDefenders>(&command); ready && ready->characters)
        std::for_each(ready->characters->begin(), ready->characters->end(), learnOne);
    while (fighters_.size() > mostFighters)
        fighters_.removeLast();
}

} // namespace torchside::cthulhu

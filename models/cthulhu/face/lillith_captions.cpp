#include "models/cthulhu/face/lillith_captions.h"

#include "models/cthulhu/face/captions.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/table/translate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::cthulhu::label {

using lillith::Aim;
using lillith::PlannedLine;
using table::shown;
using table::text;

namespace {

QString storyName(const State &state, int at)
{
    return text(state.stories.at(static_cast<std::size_t>(at)).name);
}

QString sent(const QString &who, const QString &where)
{
    return tr("%1 → %2").arg(who, where);
}

QString names(const State &state, const std::vector<CardId> &cards)
{
    QStringList all;
    for (const auto card : cards)
        all.append(text(state.name(card)));
    return all.isEmpty() ? tr("nobody") : all.join(u", "_s);
}

QString gained(int count)
{
    return count > 0 ? u"+%1"_s.arg(count) : u"0"_s;
}

// The player's best answer to a commitment; nothing where the Minion defends.
QStringList answerTo(const State &state, const PlannedLine &line)
{
    QStringList all;
    if (state.stage == Stage::defend || !state.defendersReady)
        return all;
    for (const auto &stand : line.answer)
        for (const int at : stand.characters)
            all.append(sent(fighter(state.defendersReady->at(static_cast<std::size_t>(at)), at),
                            storyName(state, stand.story)));
    return all.isEmpty() ? QStringList{tr("Nobody")} : all;
}

QVariantMap lineMap(const State &state, const PlannedLine &line)
{
    return {{u"places"_s, places(state, line.commits)}, {u"answer"_s, answerTo(state, line)}};
}

QVariantMap row(const QString &label, const QString &ours, const QString &other, bool decides)
{
    return {{u"label"_s, label}, {u"ours"_s, ours}, {u"other"_s, other}, {u"decides"_s, decides}};
}

// How the game stands after it; told only where that is what decides.
QVariantMap gameRow(Aim aim)
{
    return aim == Aim::gameWon ? row(tr("The game"), tr("won"), tr("goes on"), true)
                               : row(tr("The game"), tr("not lost"), tr("lost"), true);
}

QVariantList rowsOf(const State &state, const LinesWeighed &lines)
{
    const auto aim = lines.lostAt;
    const auto &ours = lines.ours.outcome;
    const auto &other = lines.other.outcome;
    const auto counted = [&](const QString &label, Aim of, const std::vector<int> &one,
                             const std::vector<int> &two, std::size_t at) {
        return row(label, gained(one.at(at)), gained(two.at(at)), aim == of);
    };
    const QVariantList minion{counted(tr("Its stories"), Aim::minionStories, ours.minion, other.minion, 0),
                              counted(tr("Its tokens"), Aim::minionTokens, ours.minion, other.minion, 1)};
    const QVariantList player{counted(tr("Your stories"), Aim::playerStories, ours.player, other.player, 0),
                              counted(tr("Your tokens"), Aim::playerTokens, ours.player, other.player, 1)};
    QVariantList rows;
    if (aim == Aim::gameWon || aim == Aim::gameLost)
        rows.append(gameRow(aim));
    rows += state.stage == Stage::defend ? player + minion : minion + player;
    rows.append(row(tr("It loses"), names(state, ours.lost), names(state, other.lost),
                    aim == Aim::losses || aim == Aim::lostPriority));
    rows.append(
        row(tr("It sends"), QString::number(ours.used), QString::number(other.used), aim == Aim::used));
    return rows;
}

QVariantList charactersOn(const State &state, const lillith::Board &board, const std::vector<Commit> &commits)
{
    QVariantList all;
    for (const auto card : board.cards) {
        const auto goes =
            std::find_if(commits.begin(), commits.end(), [&](const Commit &c) { return c.card == card; });
        all.append(QVariantMap{{u"id"_s, text(textOf(card))},
                               {u"name"_s, text(state.name(card))},
                               {u"story"_s, goes == commits.end() ? -1 : goes->story}});
    }
    return all;
}

QVariantList storiesOn(const State &state, const lillith::Board &board)
{
    std::vector<int> row;
    for (const auto &arena : board.arenas)
        row.push_back(arena.place);
    std::sort(row.begin(), row.end());
    QVariantList all;
    for (const int at : row)
        all.append(QVariantMap{{u"story"_s, at}, {u"name"_s, storyName(state, at)}});
    return all;
}

} // namespace

QStringList places(const State &state, const std::vector<Commit> &commits)
{
    QStringList all;
    for (const auto &commit : commits)
        all.append(sent(text(state.name(commit.card)), storyName(state, commit.story)));
    return all.isEmpty() ? QStringList{tr("Nobody")} : all;
}

QString comesOf(const State &state, const lillith::LineOutcome &outcome)
{
    return shown(lillith::comesOf(state, outcome));
}

QVariantMap comparison(const State &state, const LinesWeighed &lines)
{
    return {{u"ours"_s, lineMap(state, lines.ours)},
            {u"other"_s, lineMap(state, lines.other)},
            {u"rows"_s, rowsOf(state, lines)},
            {u"difference"_s, shown(lillith::differenceAt(state, lines.lostAt, lines.ours, lines.other))}};
}

QVariantMap foresight(const State &state, const lillith::Plan &plan)
{
    const auto board = lillith::boardOf(state);
    auto map = comparison(state, {plan.best, plan.refused, plan.lostAt});
    map[u"exact"_s] = plan.exact;
    map[u"characters"_s] = charactersOn(state, board, plan.best.commits);
    map[u"stories"_s] = storiesOn(state, board);
    return map;
}

} // namespace torchside::cthulhu::label

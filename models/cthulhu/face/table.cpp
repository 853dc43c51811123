#include "models/cthulhu/face/cthulhu_table.h"

#include "models/cthulhu/face/cues.h"

#include "models/cthulhu/face/json.h"

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/face/ahead.h"
#include "models/cthulhu/face/captions.h"
#include "models/cthulhu/face/lillith_captions.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/why.h"
#include "models/cthulhu/minion/whynot.h"
#include "models/json/variant.h"
#include "models/kernel/history.h"

#include "models/table/translate.h"

#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace torchside::cthulhu {

using table::shown;
using table::text;

namespace {

// Whose words are needed here: what else was weighed tells its own where the proof stands.
bool isSpokenOf(const State &state, const Step &step, CardId card)
{
    const auto *tie = std::get_if<TieProposal>(&step.proposal);
    const auto tied = [&](const Candidate &each) { return each.card == card && each.tied; };
    if (std::any_of(step.candidates.begin(), step.candidates.end(), tied))
        return true;
    if (std::none_of(step.candidates.begin(), step.candidates.end(),
                     [&](const Candidate &each) { return each.card == card; }))
        return step.id != StepId::third || mayAct(state.printed(card));
    const bool acts = (step.id == StepId::commit || step.id == StepId::defend) && mayAct(state.printed(card));
    return acts || contains(proposedCards(step), card) || (tie && contains(tie->characters, card));
}

} // namespace

CthulhuTable::CthulhuTable(protocol::GameSession<cthulhu::Game> &session, QObject *parent)
    : Table(session, parent),
      session_(session),
      history_(session.history()),
      pondering_(this),
      hand_(cardRoles()),
      pool_(cardRoles()),
      characters_(cardRoles()),
      supports_(cardRoles()),
      stories_(storyRoles()),
      domains_(domainRoles()),
      candidates_(candidateRoles()),
      losers_(fighterRoles()),
      report_(reportRoles())
{
    connect(&pondering_, &Pondering::cancelled, this, &CthulhuTable::forget);
    recall();
    CthulhuTable::show();
}

QString CthulhuTable::heading() const
{
    if (state().outcome)
        return tr("The end");
    if (state().phase == Phase::setup)
        return tr("Setting up");
    return state().side == Side::minion ? tr("Minion’s turn %1").arg(state().turn)
                                        : tr("Your turn %1").arg(state().turn);
}

QString CthulhuTable::subheading() const
{
    return label::stepPlace(state());
}

QString CthulhuTable::phase() const
{
    return text(std::string(nameOf(state().phase)));
}

QString CthulhuTable::stepId() const
{
    return step_ ? text(std::string(nameOf(step_->id))) : QString();
}

QString CthulhuTable::wants() const
{
    return step_ ? text(std::string(nameOf(step_->wants))) : QString();
}

QStringList CthulhuTable::answers() const
{
    QStringList answers;
    if (const auto *kind = stepKindOf(state()))
        for (const auto answer : kind->answers)
            if (!answer.empty())
                answers.append(text(std::string(answer)));
    return answers;
}

QStringList CthulhuTable::proposed() const
{
    QStringList ids;
    if (step_)
        for (const auto card : proposedCards(*step_))
            ids.append(text(textOf(card)));
    return ids;
}

QVariantList CthulhuTable::hosts() const
{
    QVariantList all;
    if (step_ && step_->hosts)
        for (const auto &host : *step_->hosts)
            if (host.tied)
                all.append(QVariantMap{{u"id"_s, text(textOf(host.card))},
                                       {u"name"_s, text(state().name(host.card))}});
    return all;
}

QVariantList CthulhuTable::texts() const
{
    QVariantList all;
    if (step_ && step_->texts)
        for (const auto &each : *step_->texts)
            if (isSpokenOf(state(), *step_, each.card))
                all.append(
                    QVariantMap{{u"name"_s, text(state().name(each.card))}, {u"text"_s, text(each.text)}});
    return all;
}

QString CthulhuTable::caption() const
{
    return step_ ? label::stepCaption(state(), *step_) : QString();
}

QString CthulhuTable::say() const
{
    return step_ ? shown(step_->say) : QString();
}

QString CthulhuTable::gist() const
{
    return step_ ? label::gist(state(), *step_) : QString();
}

QStringList CthulhuTable::why() const
{
    if (!step_)
        return {};
    auto lines = step_->why;
    if (lillith() && choosing() && state().plan) { // its lines stand in the foresight
        const auto told = lillith::whyOf(state(), *state().plan);
        std::erase_if(lines, [&](const Sentence &line) {
            return std::find(told.begin(), told.end(), line) != told.end();
        });
    }
    return shown(lines);
}

QStringList CthulhuTable::keyTitles() const
{
    return step_ ? label::keyTitles(step_->candidates) : QStringList();
}

QVariantMap CthulhuTable::foresight() const
{
    const bool open = step_ && (step_->id == StepId::commit || step_->id == StepId::defend);
    return lillith() && open && state().plan ? label::foresight(state(), *state().plan) : QVariantMap();
}

QVariantMap CthulhuTable::whyNotLine(const QVariantList &line) const
{
    std::vector<Destination> destinations;
    for (const auto &each : line) {
        const auto map = each.toMap();
        destinations.push_back(
            {{map[u"card"_s].toString().toStdString(), std::nullopt, {}}, map[u"story"_s].toInt()});
    }
    const auto weighed = weighedAgainst(state(), destinations);
    if (const auto *refusal = std::get_if<Refusal>(&weighed))
        return {{u"refusal"_s, table::told(*refusal)}};
    return label::comparison(state(), std::get<LinesWeighed>(weighed));
}

bool CthulhuTable::choosing() const
{
    const auto *kind = stepKindOf(state());
    return kind && kind->takes("why-not");
}

int CthulhuTable::wanted() const
{
    const auto *kind = stepKindOf(state());
    return kind && kind->takes("draw") ? drawsNow(state()) : 0;
}

bool CthulhuTable::storyPhaseFalls() const
{
    return state().options.firstTurnPenalty && state().isFirstTurn();
}

bool CthulhuTable::hasConspiracy() const
{
    return cthulhu::hasConspiracy(state(), Side::player);
}

int CthulhuTable::deckLeft() const
{
    if (!state().deck)
        return -1;
    return std::accumulate(state().deck->begin(), state().deck->end(), 0,
                           [](int sum, const DeckEntry &entry) { return sum + entry.left; });
}

QStringList CthulhuTable::payable() const
{
    QStringList ids;
    for (const auto card : payableEvents(state()))
        ids.append(text(textOf(card)));
    return ids;
}

bool CthulhuTable::playerWon() const
{
    return state().outcome && !state().outcome->winners.empty() &&
           state().outcome->winners.front() == seatOf(Side::player);
}

QString CthulhuTable::ending() const
{
    return label::ending(state());
}

QVariantMap CthulhuTable::reason(const QString &cardId) const
{
    const auto card = knownCard(state(), "card", CardRef{cardId.toStdString(), std::nullopt, {}});
    const auto *id = std::get_if<CardId>(&card);
    const auto reason = id ? reasonAbout(state(), *id) : std::nullopt;
    if (!reason)
        return {};
    return {{u"question"_s, label::question(reason->asked)}, {u"text"_s, shown(reason->text)}};
}

QVariantMap CthulhuTable::card(const QString &cardId) const
{
    const auto roles = hand_.roleNames();
    for (const auto *model : {&hand_, &pool_, &characters_, &supports_})
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->rows()[static_cast<std::size_t>(row)].cardId != cardId)
                continue;
            QVariantMap map;
            for (auto role = roles.begin(); role != roles.end(); ++role)
                map.insert(QString::fromUtf8(*role), model->index(row).data(role.key()));
            map[u"lies"_s] = model == &hand_         ? u"hand"_s
                             : model == &pool_       ? u"pool"_s
                             : model == &characters_ ? u"character"_s
                                                     : u"support"_s;
            return map;
        }
    return {};
}

void CthulhuTable::retranslate()
{
    reportedAt_ = 0; // what lies there is told anew
    Table::retranslate();
}

void CthulhuTable::show()
{
    step_ = stepOf(state());
    proposal_ = step_ ? json::variantOf(step_->proposal).toMap() : QVariantMap();
    if (awaited_ && awaited_->seq != history_.seq())
        forget();
    const auto draw = drawAtOnce(state());
    ahead_ = shown(draw ? draw->told : playsAtOnce(state()));
    drawsAhead_ = draw ? draw->cards : 0;
    showReport();
    hand_.show(handRows(state()));
    pool_.show(poolRows(state()));
    characters_.show(characterRows(state()));
    supports_.show(supportRows(state()));
    stories_.show(storyRows(state()));
    domains_.show(domainRows(state()));
    candidates_.show(candidateRows(state()));
    losers_.show(loserRows(state()));
}

} // namespace torchside::cthulhu

#include "models/cthulhu/cthulhu_table.h"

#include "models/cthulhu/cthulhu_facts.h"
#include "models/cthulhu/cthulhu_lookup.h"
#include "models/cthulhu/cthulhu_payment.h"
#include "models/cthulhu/cthulhu_table_words.h"
#include "models/cthulhu/cthulhu_whynot.h"
#include "models/table/translate.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <numeric>

using namespace Qt::StringLiterals;

namespace torchside::cthulhu {

using table::shown;
using table::text;

namespace {

constexpr qsizetype mostFighters = 24;

template <class Value>
QVariantMap mapOf(const Value &value)
{
    protocol::JsonText json;
    protocol::write(json, value, protocol::Audience::everybody);
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.take())).object().toVariantMap();
}

bool isFighting(const Command &command)
{
    return std::holds_alternative<Lose>(command) || std::holds_alternative<StoryEffect>(command) ||
           std::holds_alternative<NewStory>(command);
}

// Hands of the table that leave the step where it is leave the report where it lies, too.
bool staysAt(const std::optional<Step> &before, const std::optional<StepId> &now)
{
    return before && now && before->id == *now;
}

} // namespace

CthulhuTable::CthulhuTable(History<cthulhu::Game> &history, QObject *parent)
    : Table(history, parent),
      history_(history),
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
    for (const auto &there : state().attendance)
        for (const auto &fighter : there.characters)
            fighters_.append(mapOf(fighter));
    CthulhuTable::show();
}

QString CthulhuTable::game() const
{
    return QStringLiteral("cthulhu");
}

QString CthulhuTable::gameTitle() const
{
    return tr("Call of Cthulhu: the Minion");
}

QString CthulhuTable::heading() const
{
    if (state().outcome)
        return tr("The end");
    if (state().phase == Phase::setup)
        return tr("The Minion arrives");
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
    return step_ ? shown(step_->why) : QStringList();
}

QStringList CthulhuTable::keyTitles() const
{
    return step_ ? label::keyTitles(step_->candidates) : QStringList();
}

bool CthulhuTable::choosing() const
{
    return step_ && (step_->id == StepId::drain || step_->id == StepId::commit || step_->id == StepId::defend);
}

int CthulhuTable::wanted() const
{
    return step_ && (step_->id == StepId::opening || step_->id == StepId::draw) ? drawsNow(state()) : 0;
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

bool CthulhuTable::act(const QVariantMap &map)
{
    const auto json = QJsonObject::fromVariantMap(map);
    protocol::Reader reader;
    Command command;
    const auto named = json[u"do"_s].toString().toStdString();
    if (!protocol::readTagged(reader, json, "do", named, command))
        reader.fail(torchside::say("%1 is not known here.", named));
    if (!reader.ok())
        return settle(reader.fault());
    const auto before = state();
    const auto stood = step_;
    const auto decision = history_.tap(command);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return settle(*refusal);
    learn(command);
    auto rows = reportOf(before, std::get<std::vector<Event>>(decision));
    if (!rows.empty() && isFighting(command)) {
        auto earlier = report_.rows();
        if (!earlier.empty() && rows.front().kind == u"story"_s && rows.front().what == report_.rows().front().what)
            rows.erase(rows.begin());
        rows.insert(rows.begin(), earlier.begin(), earlier.end());
    } else if (rows.empty() && (isFighting(command) || staysAt(stood, stepIdOf(state())))) {
        rows = report_.rows();
    }
    reportedAt_ = history_.seq();
    report_.show(std::move(rows));
    return settle(std::nullopt);
}

// The same character comes again in the next turn: it is offered, not asked for anew.
void CthulhuTable::learn(const Command &command)
{
    const auto *commits = std::get_if<Commits>(&command);
    if (!commits)
        return;
    for (const auto &there : commits->stories)
        for (const auto &fighter : there.characters) {
            const auto map = mapOf(fighter);
            fighters_.removeIf([&](const QVariant &known) {
                const auto name = known.toMap()[u"name"_s];
                return known.toMap() == map || (name.isValid() && name == map[u"name"_s]);
            });
            fighters_.prepend(map);
        }
    while (fighters_.size() > mostFighters)
        fighters_.removeLast();
}

QString CthulhuTable::whyNot(const QString &cardId) const
{
    if (!choosing())
        return {};
    const auto answer = cthulhu::whyNot(state(), AskWhyNot{CardRef{cardId.toStdString(), std::nullopt, {}}, std::nullopt});
    if (const auto *why = std::get_if<WhyNot>(&answer))
        return shown(why->text);
    return candidates_.rowCount() > 0 ? shown(std::get<Refusal>(answer).message) : QString();
}

QVariantList CthulhuTable::known() const
{
    QVariantList all;
    std::vector<const Printed *> told;
    const auto add = [&](const Printed &card, int left) {
        for (const auto *each : told)
            if (*each == card)
                return;
        told.push_back(&card);
        all.append(QVariantMap{{u"card"_s, mapOf(card)}, {u"left"_s, left}});
    };
    if (state().deck)
        for (const auto &entry : *state().deck)
            add(entry.card, entry.left);
    for (auto card = state().cards.rbegin(); card != state().cards.rend(); ++card)
        add(*card, state().deck ? 0 : -1);
    return all;
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

void CthulhuTable::show()
{
    step_ = stepOf(state());
    proposal_.clear();
    if (step_) {
        protocol::JsonText json;
        json.openObject();
        json.key("proposal");
        writeOwn(json, step_->proposal);
        json.closeObject();
        proposal_ = QJsonDocument::fromJson(QByteArray::fromStdString(json.take()))
                        .object()[u"proposal"_s].toObject().toVariantMap();
    }
    if (reportedAt_ != history_.seq()) // taken back, or gone elsewhere
        report_.show({});
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

// What is done at the hub is taken over here: step by step, or as a whole where its past is another one.

#include "app/games.h"
#include "app/hub_guest.h"
#include "models/json/session_document.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr qsizetype mostSteps = 5'000;
constexpr int mostDocuments = 3; // one after the other that did not lead to what the hub says

} // namespace

// They come in parts; they count when all are here.
void HubGuest::hearSteps(const QJsonObject &message)
{
    if (message[u"again"_s].toBool())
        return askForAll();
    const auto part = message[u"steps"_s].toArray();
    const auto from = message[u"from"_s].toInteger();
    if (steps_.isEmpty())
        from_ = from;
    if (from != from_ + steps_.size() || steps_.size() + part.size() > mostSteps)
        return stop(CarryEvent::otherGame);
    for (const auto each : part)
        steps_.append(each);
    if (from_ + steps_.size() <= message[u"last"_s].toInteger())
        return;
    follow(message[u"mark"_s].toString().toStdString(), message[u"head"_s].toInteger());
}

void HubGuest::follow(const std::string &mark, std::int64_t head)
{
    const auto steps = json::readSteps(std::exchange(steps_, {}), from_);
    if (!steps)
        return stop(CarryEvent::otherGame);
    try {
        if (const auto refusal = place_.table.follow({from_ - 1, *steps, head})) {
            if (refusal->code == "another-game")
                return stop(CarryEvent::otherGame);
            Q_EMIT happened(CarryEvent::notKept);
            return again_.start(pace_.tryAgain);
        }
        if (markOf(place_.journal, place_.session, head) != mark)
            return askForAll();
    } catch (const JournalFailure &) {
        Q_EMIT happened(CarryEvent::notKept);
        return again_.start(pace_.tryAgain);
    }
    documents_ = 0;
    caughtUp();
}

// Its past is another one there: all of it comes anew.
void HubGuest::askForAll()
{
    isCaughtUp_ = false;
    if (++documents_ > mostDocuments)
        return stop(CarryEvent::otherGame);
    const auto which = carried_.hubs.isEmpty() ? 0 : missed_ % carried_.hubs.size(); // each hub has it
    const auto place = link::hubPlaceOf(QString::fromLatin1(carried_.hubs.value(which)));
    if (!place)
        return stop(CarryEvent::unknown);
    papers_.fetch(
        *place, carried_.table, carried_.hand, [this](const QByteArray &document) { adopt(document); },
        [this](const link::HubFailure &failure) {
            if (failure.why == link::HubTrouble::wrongCode || failure.why == link::HubTrouble::gone)
                return stop(CarryEvent::unknown);
            --documents_;
            ++missed_;
            if (!isClosed_)
                return again_.start(pace_.tryAgain);
            if (!isSilent_ && !quiet_.isActive())
                quiet_.start(pace_.quiet);
            wholeAgain_.start(pace_.tryAgain);
        });
}

void HubGuest::adopt(const QByteArray &document)
{
    try {
        if (!read(document))
            return stop(CarryEvent::otherGame);
    } catch (const JournalFailure &) {
        Q_EMIT happened(CarryEvent::notKept);
        --documents_;
        wholeAgain_.start(pace_.tryAgain);
        return;
    }
    if (isClosed_)
        stop(carried_.phase == CarryPhase::coming ? CarryEvent::home : CarryEvent::closed);
    else if (line_.isOpen())
        askForSteps();
}

// As every import is read; and it has to be the very session that was carried there.
bool HubGuest::read(const QByteArray &document)
{
    const auto ours = place_.journal.session(place_.session);
    const auto *game = ours ? findGame(ours->game) : nullptr;
    auto found = json::readDocument(document);
    auto *plain = std::get_if<json::Document>(&found);
    if (!game || !plain || plain->session.game != ours->game || plain->session.started != ours->started)
        return false;
    auto made = json::replayed(std::move(*plain), game->replay);
    auto *whole = std::get_if<json::Document>(&made);
    if (!whole)
        return false;
    auto &[session, steps, notes, asides] = *whole;
    session.standing = steps.at(static_cast<std::size_t>(session.head - 1)).standing;
    place_.journal.replace(place_.session, session, steps, notes, asides);
    place_.table.readAgain();
    return true;
}

} // namespace torchside::app

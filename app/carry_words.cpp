#include "app/carry_words.h"

#include "app/carrying.h"
#include "models/table/translate.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace torchside::app {

using link::HubTrouble;

QString wordsFor(const link::HubFailure &failure)
{
    switch (failure.why) {
    case HubTrouble::unreachable:
        return Carrying::tr("No hub answers there. Is it running, and is this device in the same network?");
    case HubTrouble::untrusted: return Carrying::tr("This device does not trust the hub’s certificate.");
    case HubTrouble::wrongCode:
        return Carrying::tr("That is not the hub’s code. Whoever runs the hub knows it.");
    case HubTrouble::tooLarge: return Carrying::tr("This session is too large for a hub.");
    case HubTrouble::busy:
        return Carrying::tr("The hub has too much to do, or can’t reach its database. Try again.");
    case HubTrouble::refused:
        return Carrying::tr("The hub can’t take this table: %1")
            .arg(QCoreApplication::translate("Sentence", failure.said.toUtf8().constData()));
    case HubTrouble::gone:
    case HubTrouble::nonsense: break;
    }
    return Carrying::tr("Whatever answers there isn’t a Torchside hub.");
}

QString wordsFor(CarryEvent event)
{
    switch (event) {
    case CarryEvent::home: return Carrying::tr("The table is home again.");
    case CarryEvent::closed:
        return Carrying::tr(
            "The table was closed at the hub. It is home again, with all that was done there.");
    case CarryEvent::settled:
        return Carrying::tr("The hub is back, and has closed its copy: the table is here.");
    case CarryEvent::goneOn:
        return Carrying::tr("The hub is back, and people went on there. None of that is taken over here.");
    case CarryEvent::unknown:
        return Carrying::tr("The hub does not know this table any more. You can play on here.");
    case CarryEvent::otherGame:
        return Carrying::tr("What the hub says can’t happen by the rules here, so none of it was taken over. "
                            "You can play on here.");
    case CarryEvent::notKept:
        return Carrying::tr("What was done at the hub could not be saved here. Torchside keeps trying. Is "
                            "there room left on this device?");
    case CarryEvent::lostTrack:
        return Carrying::tr("The connection broke while an undo or a jump was on its way. Please check where "
                            "the table stands.");
    case CarryEvent::movedOn: break;
    }
    return Carrying::tr(
        "The table went on at the hub in the meantime, so that was not done. Please look again.");
}

QString wordsFor(CarryPhase phase, qint64 silentSince)
{
    if (silentSince > 0)
        return Carrying::tr("The hub has been silent since %1. What you tap waits for it.")
            .arg(
                QLocale().toString(QDateTime::fromMSecsSinceEpoch(silentSince).time(), QLocale::ShortFormat));
    switch (phase) {
    case CarryPhase::going:
    case CarryPhase::coming: return table::shown(onItsWay(phase));
    case CarryPhase::there:
        return Carrying::tr(
            "The table is played at the hub: what is tapped here is done there, and everybody "
            "sees it.");
    case CarryPhase::left:
        return Carrying::tr("You took the table home from a silent hub, and play on here. The hub will be "
                            "told as soon as it is back.");
    case CarryPhase::parted: break;
    }
    return Carrying::tr(
        "The hub is back, and people went on there after you took the table home. The two evenings stay "
        "apart: you play on here with what you have, and theirs stays at the hub.");
}

Sentence onItsWay(CarryPhase phase)
{
    return phase == CarryPhase::going ? say("The table is on its way to the hub.")
                                      : say("The table is on its way home.");
}

QString noAddress()
{
    return Carrying::tr("That isn’t a hub’s address. In this Wi-Fi it looks like 192.168.1.20:7777, "
                        "elsewhere like https://club.example.");
}

QString notSaved()
{
    return Carrying::tr("That could not be saved. Is there room left on this device?");
}

} // namespace torchside::app

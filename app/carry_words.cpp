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
    return Carrying::tr("What answers there is no hub of Torchside.");
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
        return Carrying::tr("The hub is back, and people went on there. Nothing of that is taken in here.");
    case CarryEvent::unknown:
        return Carrying::tr("The hub does not know this table any more. You can play on here.");
    case CarryEvent::otherGame:
        return Carrying::tr(
            "What the hub tells can’t be by the rules here, so nothing of it was taken in. You "
            "can play on here.");
    case CarryEvent::notKept:
        return Carrying::tr(
            "What was done at the hub could not be saved here. It is tried again: is there room "
            "left on this device?");
    case CarryEvent::lostTrack:
        return Carrying::tr("The line broke while a step back or forth was on its way: look where the table "
                            "stands.");
    case CarryEvent::movedOn: break;
    }
    return Carrying::tr("The table went on at the hub in the meantime, so that was not done. Look again.");
}

QString wordsFor(CarryPhase phase, qint64 silentSince)
{
    if (silentSince > 0)
        return Carrying::tr("The hub is silent since %1. What is tapped waits for it.")
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
        return Carrying::tr(
            "You took the table home from a silent hub, and play on here. As soon as the hub is "
            "back, it is told.");
    case CarryPhase::parted: break;
    }
    return Carrying::tr(
        "The hub is back, and people went on there after you took the table home. Nothing is put "
        "together: you play on here with what you have, and their evening stays at the hub.");
}

Sentence onItsWay(CarryPhase phase)
{
    return phase == CarryPhase::going ? say("The table is on its way to the hub.")
                                      : say("The table is on its way home.");
}

QString noAddress()
{
    return Carrying::tr(
        "That is no address of a hub. In this Wi-Fi it looks like 192.168.1.20:7777, elsewhere "
        "like https://club.example.");
}

QString notSaved()
{
    return Carrying::tr("That could not be saved. Is there room left on this device?");
}

} // namespace torchside::app

#pragma once

#include "app/hub/pace.h"
#include "app/hub/rules_desk.h"
#include "app/hub/tables.h"
#include "app/hub/wires.h"

#include <QByteArrayList>
#include <QString>

namespace torchside::hub {

// What all conversations of a hub share.
struct House {
    Tables &tables;
    Store &store;
    RulesDesk &rules;
    Wires wires;
    QString name;            // "Thursday club"
    QByteArray address;      // "http://192.168.1.20:7777", as browsers find us
    QByteArrayList others{}; // the other hubs, while they are running
    QString organiser{};     // the organiser's code
    QString opener{};        // whose code lets open tables
    // Set where the database can't be reached: then nothing is done.
    std::function<void()> lost = [] {};

    QByteArray linkTo(SessionId session) const { return address + "/t/" + QByteArray::number(session); }
};

} // namespace torchside::hub

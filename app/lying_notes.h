#pragma once

#include "models/protocol/session.h"

#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace torchside::app {

// What lies on the table, and the group's own note on it.
struct Noted {
    QString kind;
    QString name;
    QString note;
};
// The note on what is called so, of one kind; empty where there is none.
using NoteOf = std::function<QString(const QString &kind, const QString &name)>;

std::vector<Noted> notedOn(const protocol::Session &session, const NoteOf &noteOf);
// A seat's view with each note beneath what it is about, where that is shown.
QJsonObject withNotes(QJsonObject view, const std::vector<Noted> &notes);
// A reply of the terminal's, with what its view or its state shows.
std::string withNotes(const std::string &reply, const std::vector<Noted> &notes);

} // namespace torchside::app

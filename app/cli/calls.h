#pragma once

#include "data/journal/open_journal.h"

#include <QJsonValue>
#include <QStringList>

namespace torchside::cli {

// The exit status of the program, as the protocol names it.
enum Status { done = 0, rejected = 1, wrongCall = 2, noDatabase = 3 };

constexpr std::size_t usualLimit = 20;

int run(const QStringList &arguments);
int print(const QJsonValue &json); // on one line; done
int callPacks(const QStringList &words);
int callCards(const QStringList &arguments); // cards import | find | list | set | corrections
int callRules(const QStringList &arguments); // rules "QUESTION": the passages that answer it, best first

// What was found in opening it is said on the way.
std::unique_ptr<data::SqlJournal> journalAt(const QString &path, data::Purpose purpose);

} // namespace torchside::cli

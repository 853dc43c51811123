#include "app/cli/call.h"
#include "app/cli/calls.h"
#include "data/catalogue/catalogue.h"

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

int callSet(data::Catalogue &catalogue, const QStringList &words)
{
    const auto corrected = catalogue.correct(words[0].toLower(), words[1], words[2]);
    if (!corrected.wrong.isEmpty())
        throw WrongCall(corrected.wrong);
    return print(corrected.card);
}

bool isCardCall(const QString &what, qsizetype words)
{
    if (what == u"import"_s || what == u"find"_s)
        return words > 0;
    return what == u"set"_s ? words == 3 : words == 0 && (what == u"list"_s || what == u"corrections"_s);
}

} // namespace

int callCards(const QStringList &all)
{
    const Call call(
        all, u"torchside-cli cards import FILE… --db FILE | cards find TEXT --db FILE [--limit N] | "
             "cards list --db FILE | cards set ID FIELD VALUE --db FILE | cards corrections --db FILE"_s);
    const auto what = call.words().value(0);
    const auto rest = call.words().mid(1);
    const auto db = call.needed(u"db"_s);
    const auto limit = call.number(u"limit"_s, 1).value_or(usualLimit);
    if (!isCardCall(what, rest.size()) || db.isEmpty())
        call.fail(u"“cards %1” is no call."_s.arg(call.words().join(u' ')));
    const bool changes = what == u"import"_s || what == u"set"_s;
    const auto journal = journalAt(db, changes ? data::Purpose::play : data::Purpose::read);
    data::Catalogue catalogue(&journal->database());
    if (what == u"import"_s)
        return print(catalogue.import(rest));
    if (what == u"set"_s)
        return callSet(catalogue, rest);
    if (what == u"find"_s)
        return print(catalogue.find(rest.join(u' '), limit));
    return print(what == u"list"_s ? catalogue.list() : catalogue.corrections());
}

} // namespace torchside::cli

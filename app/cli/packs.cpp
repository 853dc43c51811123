#include "data/catalogue/packs.h"
#include "app/cli/call.h"
#include "app/cli/calls.h"

#include <QFile>
#include <QJsonArray>

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

data::Sort sortNamed(const Call &call, const QString &game, const QString &kind)
{
    const data::Sort sort{game, kind};
    if (data::kindOf(sort))
        return sort;
    QStringList known;
    for (const auto &each : data::entryKinds())
        known.append(each.sort.game + u' ' + each.sort.kind);
    call.fail(u"There is no kind “%1 %2”; there are: %3."_s.arg(game, kind, known.join(u", "_s)));
}

QJsonObject shown(const data::Sort &sort, const data::Entries::Entry &entry)
{
    return {{u"game"_s, sort.game}, {u"kind"_s, sort.kind}, {u"id"_s, entry.id}, {u"entry"_s, entry.json}};
}

// All files are read before anything of them is taken in.
data::Pack packFrom(const Call &call, const QStringList &files)
{
    data::Pack all;
    for (const auto &path : files) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            call.fail(u"%1 can't be opened."_s.arg(path));
        const auto read = data::readPack(file.read(data::largestPack + 1));
        if (const auto *wrong = std::get_if<Sentence>(&read))
            call.fail(u"Nothing was taken in: %1"_s.arg(QString::fromStdString(english(*wrong))));
        const auto &pack = std::get<data::Pack>(read);
        all.insert(all.end(), pack.begin(), pack.end());
    }
    return all;
}

QJsonObject told(const data::PackNews &news)
{
    QJsonArray conflicts;
    for (const auto &[sort, id, name, difference] : news.conflicts)
        conflicts.append(QJsonObject{{u"game"_s, sort.game},
                                     {u"kind"_s, sort.kind},
                                     {u"id"_s, id},
                                     {u"field"_s, difference.field},
                                     {u"ours"_s, difference.ours},
                                     {u"theirs"_s, difference.theirs}});
    return {{u"new"_s, news.fresh},
            {u"fuller"_s, news.fuller},
            {u"same"_s, news.same},
            {u"conflicts"_s, conflicts}};
}

int callImport(const Call &call, data::Entries &entries, const QStringList &files)
{
    const auto pack = packFrom(call, files);
    data::Chosen chosen;
    if (call.has(u"theirs"_s))
        for (const auto &conflict : data::newsOf(entries, pack).conflicts)
            chosen.insert(conflict.key());
    return print(told(data::takeIn(entries, pack, chosen)));
}

int callExport(const Call &call, const data::Entries &entries, const QString &game)
{
    const auto pack = data::packed(entries, game);
    std::cout << (call.has(u"csv"_s) ? data::packTable(pack) : data::packDocument(pack)).toStdString()
              << std::flush;
    return done;
}

int callSet(const Call &call, data::Entries &entries, const QStringList &words)
{
    const auto sort = sortNamed(call, words[0], words[1]);
    if (const auto wrong = entries.correct(sort, words[2], words[3], words[4]))
        throw WrongCall(u"%1: %2."_s.arg(words[3], *wrong));
    return print(shown(sort, *entries.entry(sort, words[2])));
}

int callFind(const Call &call, const data::Entries &entries, const QStringList &words)
{
    const auto sort = sortNamed(call, words[0], words[1]);
    QJsonArray found;
    for (const auto *entry :
         entries.find(sort, words.mid(2).join(u' '), call.number(u"limit"_s, 1).value_or(usualLimit)))
        found.append(shown(sort, *entry));
    return print(found);
}

int callList(const data::Entries &entries, const QString &game)
{
    QJsonArray all;
    for (const auto &kind : data::entryKinds())
        if (game.isEmpty() || kind.sort.game == game)
            for (const auto &entry : entries.all(kind.sort))
                all.append(shown(kind.sort, entry));
    return print(all);
}

bool isPackCall(const QString &what, qsizetype words)
{
    if (what == u"import"_s)
        return words > 0;
    if (what == u"export"_s || what == u"list"_s)
        return words <= 1;
    return what == u"set"_s ? words == 5 : what == u"find"_s && words >= 2;
}

} // namespace

int callPacks(const QStringList &all)
{
    const Call call(all,
                    u"torchside-cli packs import FILE… --db FILE [--theirs] | packs export [GAME] --db FILE "
                    "[--csv] | packs find GAME KIND TEXT --db FILE [--limit N] | "
                    "packs set GAME KIND ID FIELD VALUE --db FILE | packs list [GAME] --db FILE"_s);
    const auto what = call.words().value(0);
    const auto rest = call.words().mid(1);
    const auto db = call.needed(u"db"_s);
    if (!isPackCall(what, rest.size()) || db.isEmpty())
        call.fail(u"“packs %1” is no call."_s.arg(call.words().join(u' ')));
    const bool changes = what == u"import"_s || what == u"set"_s;
    const auto journal = journalAt(db, changes ? data::Purpose::play : data::Purpose::read);
    data::Entries entries(&journal->database());
    if (what == u"import"_s)
        return callImport(call, entries, rest);
    if (what == u"export"_s)
        return callExport(call, entries, rest.value(0));
    if (what == u"set"_s)
        return callSet(call, entries, rest);
    return what == u"find"_s ? callFind(call, entries, rest) : callList(entries, rest.value(0));
}

} // namespace torchside::cli

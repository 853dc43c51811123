#include "app/cli/cards.h"

#include "app/cli/arguments.h"
#include "app/cli/calls.h"
#include "data/catalogue/catalogue.h"

#include <QJsonDocument>

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

using data::Catalogue;

constexpr std::size_t usualLimit = 20;

const QString &usage()
{
    static const auto text =
        u"torchside-cli cards import FILE… --db FILE | cards find TEXT --db FILE [--limit N] | "
        "cards list --db FILE | cards set ID FIELD VALUE --db FILE | cards corrections --db FILE"_s;
    return text;
}

template <class Json>
int print(const Json &json)
{
    std::cout << QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString() << std::endl;
    return done;
}

void wants(bool right)
{
    if (!right)
        throw WrongCall(u"Usage: "_s + usage());
}

std::size_t limitOf(const Arguments &arguments)
{
    if (!arguments.has(u"--limit"_s))
        return usualLimit;
    bool ok = false;
    const auto limit = arguments.value(u"--limit"_s).toUInt(&ok);
    wants(ok && limit > 0);
    return limit;
}

int callImport(const QString &db, const QStringList &files)
{
    wants(!files.isEmpty());
    return print(Catalogue(db, Catalogue::Purpose::change).import(files));
}

int callSet(const QString &db, const QStringList &words)
{
    wants(words.size() == 3);
    const auto corrected =
        Catalogue(db, Catalogue::Purpose::change).correct(words[0].toLower(), words[1], words[2]);
    if (!corrected.wrong.isEmpty())
        throw WrongCall(corrected.wrong);
    return print(corrected.card);
}

} // namespace

int callCards(const QStringList &all)
{
    const auto arguments = parse(all, {u"--db"_s, u"--limit"_s}, {}, usage());
    const auto what = arguments.words.value(0);
    const auto rest = arguments.words.mid(1);
    const auto db = arguments.needed(u"--db"_s, usage());
    wants(!db.isEmpty());
    if (what == u"import"_s)
        return callImport(db, rest);
    if (what == u"set"_s)
        return callSet(db, rest);
    if (what == u"find"_s) {
        wants(!rest.isEmpty());
        return print(Catalogue(db, Catalogue::Purpose::read).find(rest.join(u' '), limitOf(arguments)));
    }
    wants(rest.isEmpty() && (what == u"list"_s || what == u"corrections"_s));
    const Catalogue catalogue(db, Catalogue::Purpose::read);
    return print(what == u"list"_s ? catalogue.list() : catalogue.corrections());
}

std::unique_ptr<Library> libraryAt(const QString &path)
{
    return std::make_unique<Catalogue>(path, Catalogue::Purpose::read);
}

} // namespace torchside::cli

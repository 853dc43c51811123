#include "data/journal/migrations.h"

#include "data/journal/file_header.h"
#include "data/journal/open_journal.h"

#include <QFile>

#include <array>
#include <filesystem>

namespace torchside::data {

namespace {

// One script a version, in order; what has shipped never changes.
constexpr std::array scripts{"001_sessions.sql", "002_hidden.sql",      "003_cards.sql",
                             "004_digests.sql",  "005_corrections.sql", "006_senders.sql"};

std::string scriptText(const char *name)
{
    QFile file(QStringLiteral(":/torchside/journal/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        throw JournalFailure(std::string("the script ") + name + " is missing from the program");
    return file.readAll().toStdString();
}

} // namespace

int journalVersion()
{
    return static_cast<int>(scripts.size());
}

void migrate(Database &db)
{
    Transaction transaction(db);
    for (auto version = db.number("PRAGMA user_version"); version < journalVersion(); ++version)
        db.run(scriptText(scripts.at(static_cast<std::size_t>(version))));
    db.run("PRAGMA application_id = " + std::to_string(journalMark));
    db.run("PRAGMA user_version = " + std::to_string(journalVersion()));
    transaction.commit();
}

std::string keepCopy(Database &db, const std::string &path, int version)
{
    std::string copy = path + ".version-" + std::to_string(version);
    for (int n = 2; std::filesystem::exists(copy); ++n)
        copy = path + ".version-" + std::to_string(version) + "-" + std::to_string(n);
    Statement statement(db, "VACUUM INTO ?");
    statement.bind(std::string_view(copy)).run();
    return copy;
}

} // namespace torchside::data

#include "data/journal/migrations.h"
#include "data/journal/open_journal.h"

#include <QFile>

#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace torchside::data {

namespace {

// One script a version, in order; what has shipped never changes.
constexpr std::array scripts{"001_sessions.sql", "002_hidden.sql",      "003_cards.sql",
                             "004_digests.sql",  "005_corrections.sql", "006_senders.sql",
                             "007_packs.sql",    "008_hub.sql",         "009_sums.sql"};

} // namespace

std::string scriptText(const std::string &name)
{
    QFile file(QStringLiteral(":/torchside/journal/") + QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        throw JournalFailure("the script " + name + " is missing from the program");
    return file.readAll().toStdString();
}

int numberOf(std::string_view script)
{
    int number = 0;
    std::from_chars(script.data(), script.data() + script.size(), number);
    return number;
}

std::vector<int> journalVersions()
{
    std::vector<int> all;
    for (const auto *script : scripts)
        all.push_back(numberOf(script));
    return all;
}

int journalVersion()
{
    return numberOf(scripts.back());
}

void migrate(Database &db)
{
    db.together([&db] {
        const auto version = db.number("PRAGMA user_version");
        for (const auto *script : scripts)
            if (numberOf(script) > version)
                db.run(scriptText(script));
        db.run("PRAGMA application_id = " + std::to_string(journalMark));
        db.run("PRAGMA user_version = " + std::to_string(journalVersion()));
    });
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

std::optional<FileHeader> readHeader(const std::string &path)
{
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t versionAt = 60;
    constexpr std::size_t applicationAt = 68;
    std::ifstream file(path, std::ios::binary);
    std::array<char, 100> bytes{};
    if (!file)
        return std::nullopt;
    file.read(bytes.data(), bytes.size());
    const auto number = [&](std::size_t at) {
        std::int64_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    return FileHeader{std::string_view(bytes.data(), magic.size()) == magic, number(versionAt),
                      number(applicationAt)};
}

} // namespace torchside::data

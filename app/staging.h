#pragma once

#include "data/catalogue/catalogue.h"
#include "data/catalogue/packs.h"
#include "models/json/archive_document.h"
#include "models/kernel/names.h"

namespace torchside::app {

// What files bring, for the window and the terminal alike: read and checked, compared with what is here, and
// then taken in as a whole or not at all.
class Staging {
public:
    enum class What { file, session, cards, foreignCards, pack };
    enum class Stand { fresh, here, further, broken };
    struct Found {
        What what = What::file;
        Stand stand = Stand::fresh;
        QString name = {};            // of the file, or of the card that can't be read
        Sentence why = {};            // it can't be read
        json::Document document = {}; // of a session, with its id where it is here
        QJsonObject parts = {};       // of the catalogue
        int cards = 0;
        int decks = 0;
        std::optional<std::size_t> twin = {}; // the same session, found before
        data::Pack pack = {};
        data::PackNews news = {};
        data::Chosen theirs = {}; // of the conflicts

        bool isSession(Stand is) const { return what == What::session && stand == is; }
    };

    // Files, whatever they are: a session, everything, cards and decks of other programs.
    void read(const QStringList &files);
    void readPack(const QByteArray &pack, const QString &from); // from another device
    // What of it is here already. Without a catalogue no cards are taken in.
    void compare(const Journal &journal, const data::Catalogue *cards);
    // Throws where the disk says no: then nothing was taken in.
    void takeIn(Journal &journal, data::Catalogue *cards);

    const std::vector<Found> &found() const { return found_; }
    const QStringList &people() const { return people_; }
    bool hasCardFiles() const { return !cardFiles_.isEmpty(); }
    int sessions() const; // that are not here yet
    int cardsAndDecks() const;
    int entries() const;  // of packs, that are new here or tell more
    int replaced() const; // fields of ours that are to be as theirs
    std::vector<data::Conflict> conflicts() const;
    void choose(const data::Conflict &conflict, bool theirs);
    int count(Stand stand) const;

private:
    void readFile(const QString &path);
    void readArchive(const QByteArray &json, const QString &name);
    void readSession(json::Entry entry);
    void readCards(const QJsonObject &exported);
    void keepPack(std::variant<data::Pack, Sentence> read, const QString &name);
    void note(What what, const QString &name, Sentence why);
    void lookFor(Found &found, const std::vector<StoredSession> &known, const Journal &journal);
    void compareCards(const data::Catalogue &cards);
    static void comparePack(Found &found, const data::Catalogue &cards);

    std::vector<Found> found_;
    QStringList cardFiles_;
    data::Harvest harvest_;
    QStringList people_;
};

} // namespace torchside::app

template <>
struct torchside::Names<torchside::app::Staging::Stand> {
    static constexpr std::array<std::string_view, 4> list{"new", "here", "further", "broken"};
};

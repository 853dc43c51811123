#pragma once

#include "data/catalogue/catalogue.h"
#include "models/protocol/archive_document.h"

#include <map>

namespace torchside::app {

// What files bring, for the window and the terminal alike: read and checked, compared with what is here, and
// then taken in as a whole or not at all.
class Staging {
public:
    enum class What { file, session, cards, foreignCards };
    enum class Stand { fresh, here, further, broken };
    struct Found {
        What what = What::file;
        Stand stand = Stand::fresh;
        QString name = {};          // of the file, or of the card that can't be read
        Sentence why = {};          // it can't be read
        StoredSession session = {}; // with its id where it is here
        int cards = 0;
        int decks = 0;
    };

    // Files, whatever they are: a session, everything, cards and decks of other programs.
    void read(const QStringList &files);
    // What of it is here already. Without a catalogue no cards are taken in.
    void compare(const Journal &journal, data::Catalogue *cards);
    // Throws where the disk says no: then nothing was taken in.
    void takeIn(Journal &journal, data::Catalogue *cards);

    const std::vector<Found> &found() const { return found_; }
    const QStringList &people() const { return people_; }
    bool hasCardFiles() const { return !cardFiles_.isEmpty(); }
    int sessions() const; // that are not here yet
    int cardsAndDecks() const;
    int count(Stand stand) const;

private:
    struct Ready {
        std::size_t place; // among what was found
        protocol::Document document;
        std::optional<std::size_t> twin = {}; // the same one, found before
    };
    struct Cards {
        QJsonObject parts;
        Found found;
        int unreadable = 0;
    };
    struct Known {
        SessionId id = 0;
        std::int64_t last = 0;
        const Ready *ready = nullptr; // it comes with the same files
    };
    using Identity = std::pair<std::string, Moment>;

    void readFile(const QString &path);
    void readArchive(const QByteArray &json, const QString &name);
    void readSession(protocol::Entry entry);
    void readCards(const QJsonObject &exported);
    void note(What what, const QString &name, Sentence why);
    void compare(const Journal &journal, Ready &ready, const std::multimap<Identity, Known> &known);
    void compareCards(const data::Catalogue &cards);

    std::vector<Found> found_;
    std::vector<Ready> ready_;
    std::vector<Cards> cards_;
    QStringList cardFiles_;
    data::Harvest harvest_;
    QStringList people_;
};

} // namespace torchside::app

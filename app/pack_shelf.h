#pragma once

#include "app/learning.h"
#include "app/pack_hand.h"
#include "app/preferences.h"
#include "app/shelf.h"
#include "data/catalogue/catalogue.h"
#include "models/table/packs.h"

#include <QUrl>

#include <functional>

namespace torchside::app {

class CardShelf;

// The packs beside the games: offered at the table, looked through and corrected on their own page.
class PackShelf final : public table::Packs {
    Q_OBJECT

    Q_PROPERTY(torchside::app::PackHand *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed FINAL)

public:
    // In the same file as the cards; nothing is learnt where nothing is kept.
    PackShelf(CardShelf &cards, Clock clock, PackHand::Addresses addresses = {}, QObject *parent = nullptr);
    PackHand *hand() { return &hand_; }
    QByteArray document() const; // everything, as it is handed over

    // What was entered on this table is learnt from now on.
    void listenTo(Shelf &shelf);
    // What was remembered of creatures before there were packs goes into them, once.
    void takeOver(Preferences &preferences);

    // {game, gameTitle, kind, title, count, own}, as the games declare them; own: there is another way to add
    // one.
    QVariantList kinds() const;

public Q_SLOTS:
    QVariantList offers(const QString &game, const QString &kind, const QString &letters,
                        int most) const override;
    QVariantMap known(const QString &game, const QString &kind, const QString &name) const override;

    // The page's list: {id, name, detail}.
    QVariantList entries(const QString &game, const QString &kind, const QString &letters) const;
    // What stands in an entry, field by field: {field, label, value, choices, yesNo, number}.
    QVariantList fields(const QString &game, const QString &kind, const QString &id) const;
    // What is wrong with the text; empty where it is done.
    QString correct(const QString &game, const QString &kind, const QString &id, const QString &field,
                    const QString &text);
    bool add(const QString &game, const QString &kind, const QString &name);
    bool remove(const QString &game, const QString &kind, const QString &id);
    bool restore(); // what was removed last
    // Pairs that may have been typed twice: {first, second, firstName, secondName}.
    QVariantList twins(const QString &game, const QString &kind) const;
    // Where two differ, side by side: {field, label, ours, theirs}.
    QVariantList differences(const QString &game, const QString &kind, const QString &first,
                             const QString &second) const;
    bool unite(const QString &game, const QString &kind, const QString &first, const QString &second,
               const QStringList &fromSecond);
    // Everything of a game, of all where it is empty: "json", "csv", or "pdf" to print.
    bool save(const QString &game, const QString &as, const QUrl &to);
    // What differed at the table is so for good.
    void settle(int difference);

Q_SIGNALS:
    void said(const QString &message);
    void differs(int difference, const QString &message); // from what was known: only today, or for good?

private:
    data::Entries *entriesOf() const; // nothing where nothing is kept
    bool change(const std::function<void(data::Entries &)> &change);
    void learn(protocol::Session &session);

    CardShelf &cards_;
    PackHand hand_;
    Learning learning_;
    std::vector<data::Conflict> told_;
    data::Pack removed_;
};

} // namespace torchside::app

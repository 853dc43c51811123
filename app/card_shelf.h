#pragma once

#include "data/catalogue/catalogue.h"
#include "models/cthulhu/face/cards.h"

#include <functional>
#include <memory>

namespace torchside::app {

QStringList pathsOf(const QList<QUrl> &files); // on this device, or as the system gave them

// The cards beside the games: the catalogue in the journal's file, opened when it is first asked for.
class CardShelf final : public torchside::cthulhu::CardSource, public Library {
    Q_OBJECT

public:
    // Without a file only what comes with the app is known.
    explicit CardShelf(data::Database *file, QObject *parent = nullptr);
    ~CardShelf() override;

    QStringList decks() const override;
    QString ownDeck() const override;
    int count() const override;
    bool keeps() const override { return file_; }
    QStringList stories() const override;
    QJsonObject exported() const;
    data::Catalogue *kept(); // nothing where nothing is kept, or it can't be read
    std::vector<std::string> named(std::string_view kind, std::string_view text) const override;

public Q_SLOTS:
    QVariantList find(const QString &text, const QVariantList &known, const QString &type, int cost) override;
    QVariantMap preview(const QList<QUrl> &files) override;
    QVariantMap import(const QList<QUrl> &files) override;
    void keep(const QVariantMap &card) override;
    QVariantList deck(const QString &name) const override;
    bool keepDeck(const QString &before, const QString &name, const QVariantList &lines) override;
    bool removeDeck(const QString &name) override;

private:
    const data::Catalogue *catalogue() const; // nothing where it can't be read: then it was said so
    bool change(const std::function<void(data::Catalogue &)> &change);

    data::Database *file_;
    mutable std::unique_ptr<data::Catalogue> catalogue_;
    mutable bool failedOnce_ = false;
};

} // namespace torchside::app

#pragma once

#include "app/manual.h"
#include "app/preferences.h"
#include "app/shelf.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/face/nullgame_table.h"

#include <QObject>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>
#include <vector>

namespace torchside::tests {

// What pages are given in the app, for pages on their own: a shelf with real tables over an empty journal,
// the manual, and a table of the null game, which is on no shelf.
class Workshop : public QObject {
    Q_OBJECT

    Q_PROPERTY(torchside::app::Shelf *shelf READ shelf NOTIFY cleared FINAL)
    Q_PROPERTY(QUrl files READ files NOTIFY cleared FINAL)
    Q_PROPERTY(torchside::app::Manual *manual READ manual CONSTANT FINAL)
    Q_PROPERTY(torchside::nullgame::NullgameTable *nullTable READ nullTable NOTIFY cleared FINAL)

public:
    explicit Workshop(QObject *parent = nullptr);
    ~Workshop() override;

    app::Shelf *shelf() const;
    QUrl files() const { return QUrl::fromLocalFile(folder_.filePath(QStringLiteral("files"))); }
    app::Manual *manual() { return &manual_; }
    nullgame::NullgameTable *nullTable() const;

public Q_SLOTS:
    // An empty journal, nobody known; with these people the null game is begun.
    void clear(const QStringList &nullPeople = {QStringLiteral("Ann"), QStringLiteral("Bo")});
    void makeFiles(const QStringList &names) const;       // empty ones, to be found in a folder of their own
    void remember(const QStringList &people);             // they played here before
    void fromPhone(int seat, const QVariantMap &command); // at the shelf's table

Q_SIGNALS:
    void cleared();

private:
    struct Bench;
    QTemporaryDir folder_;
    app::Manual manual_;
    std::vector<std::unique_ptr<Bench>> benches_; // a page may still look at the last one
};

} // namespace torchside::tests

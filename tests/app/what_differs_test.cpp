#include "app/demonstration.h"

#include "models/kernel/memory_journal.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

// A table tells each of its values that differs, once, and nothing of the others: in every game, step by
// step.
class WhatDiffersTest : public QObject {
    Q_OBJECT

    struct Room {
        QTemporaryDir folder;
        MemoryJournal journal;
        SeededDice dice{1};
        app::Preferences preferences{folder.filePath(u"preferences.ini"_s)};
        app::Shelf shelf{journal, dice, [] { return Moment{1}; }, preferences, {}};
        app::Demonstration demonstration{shelf, nullptr};
    };
    struct Value {
        QMetaProperty property;
        std::unique_ptr<QSignalSpy> told;
        QVariant before;
    };

    static std::vector<Value> valuesOf(table::Table &table)
    {
        std::vector<Value> values;
        for (int i = 0; i < table.metaObject()->propertyCount(); ++i)
            if (const auto each = table.metaObject()->property(i); each.hasNotifySignal())
                values.push_back({each, std::make_unique<QSignalSpy>(&table, each.notifySignal()), {}});
        return values;
    }

private Q_SLOTS:
    void whatDiffersIsToldAndNothingElse_data()
    {
        QTest::addColumn<QString>("game");
        for (const auto &game : app::games())
            QTest::newRow(std::string(game.id).c_str()) << QString::fromStdString(std::string(game.id));
    }
    void whatDiffersIsToldAndNothingElse()
    {
        QFETCH(QString, game);
        Room room;
        QVERIFY(room.demonstration.begin(game));
        auto *table = room.shelf.table();
        auto values = valuesOf(*table);
        QVERIFY(values.size() > 20);
        const auto check = [&](const auto &deed) {
            for (auto &[property, told, before] : values) {
                told->clear();
                before = property.read(table);
            }
            const int beat = table->beat();
            deed();
            QVERIFY(table->beat() != beat);
            for (const auto &[property, told, before] : values)
                QVERIFY2(told->count() == (property.read(table) != before ? 1 : 0), property.name());
        };
        while (!room.demonstration.isDone())
            check([&] { room.demonstration.next(); });
        while (table->canUndo())
            check([&] { table->undo(); });
        check([&] { table->redo(); });
        check([&] { table->changesMade(); });
    }

    void whoCameLaterIsToldToo()
    {
        Room room;
        QVERIFY(room.demonstration.begin(u"cutthroat"_s));
        auto *table = room.shelf.table();
        {
            const QSignalSpy seq(table, SIGNAL(seqDiffers()));
            room.demonstration.next();
            QCOMPARE(seq.count(), 1);
        }
        room.demonstration.next(); // nobody looks
        const QSignalSpy seq(table, SIGNAL(seqDiffers()));
        table->undo(); // to the number that was told last
        QCOMPARE(seq.count(), 1);
    }
};

QTEST_MAIN(WhatDiffersTest)
#include "what_differs_test.moc"

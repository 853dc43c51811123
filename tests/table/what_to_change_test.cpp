#include "tests/harness/at_table.h"

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

struct AtTable : tests::AtTable {
    using tests::AtTable::AtTable;
    Match &match() { return session->match(); }
    QStringList between(std::int64_t from, std::int64_t to)
    {
        QStringList changes;
        for (const auto &each : match().changesBetween(from, to))
            changes.append(QString::fromStdString(english(each)));
        return changes;
    }
    void move(const QString &moves)
    {
        for (const auto &each : moves.split(u' ', Qt::SkipEmptyParts))
            each == u"undo" ? table->undo() : each == u"redo" ? table->redo() : table->goTo(each.toInt());
    }
};

tests::Script told(const char *game, std::initializer_list<const char *> lines)
{
    tests::Script script{QString::fromLatin1(game), {}, {}};
    for (const auto *line : lines)
        script.lines.append(line);
    return script;
}

const tests::Script mandom =
    told("mandom", {R"({"do":"start","players":["Ann","Bo"],"first":0})", R"({"do":"place"})",
                    R"({"do":"remove","item":"torch"})", R"({"do":"place"})"});
const tests::Script castle =
    told("darkcastle",
         {R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})",
          R"({"do":"hurt","character":0,"amount":3})", R"({"do":"hurt","character":0,"amount":2})",
          R"({"do":"heal","character":0,"amount":5})"});
const tests::Script duel = told(
    "duelofages", {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,8,4]})",
                   R"({"do":"count","player":0,"henchmen":1})", R"({"do":"count","player":1,"equipment":2})",
                   R"({"do":"count","player":0,"henchmen":1})"});
const tests::Script caverns =
    told("cutthroat", {R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                       R"({"do":"adjust","player":1,"life":-15})", R"({"do":"adjust","player":2,"poison":2})",
                       R"({"do":"adjust","player":1,"life":-10})"});
const QString source = QStringLiteral(TEST_FOLDER "/../..");

// Of the gallery's scripts, where a beginning is long.
tests::Script rising()
{
    auto script = tests::script(source, u"cthulhu"_s, u"resource"_s);
    script.lines.append(R"({"do":"token","story":1,"side":"minion","by":2})");
    return script;
}

bool isCorrected(const tests::Script &script)
{
    return std::any_of(script.lines.begin(), script.lines.end(),
                       [](const QByteArray &line) { return line.contains("\"correct\""); });
}

} // namespace

// What hands must change on the physical table after steps were taken back: one net list, until it is done.
class WhatToChangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void severalStepsAreNettedIntoOneList_data()
    {
        QTest::addColumn<tests::Script>("script");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("changes");
        const auto row = [](const char *name, const tests::Script &script, const char *moves,
                            const char *changes) {
            QTest::newRow(name) << script << QString::fromLatin1(moves) << QString::fromUtf8(changes);
        };
        row("caverns, one", caverns, "undo", "Give Bo 10 life back: 75 → 85.");
        row("caverns, all", caverns, "undo undo undo",
            "Give Bo 25 life back: 75 → 100.|Take 2 poison from Cy: 2 → 0.");
        row("caverns, back and on", caverns, "undo undo redo", "Give Bo 10 life back: 75 → 85.");
        row("caverns, all done again", caverns, "undo undo redo redo", "");
        row("caverns, a jump", caverns, "1 4", "");
        row("caverns, a jump and less", caverns, "1 2",
            "Give Bo 10 life back: 75 → 85.|Take 2 poison from Cy: 2 → 0.");
        row("mandom", mandom, "undo undo undo",
            "Put the Torch back on the hero.|Put cards back on the draw pile: 10 → 13.|Take cards off "
            "the dungeon: 2 → 0.");
        row("castle, one", castle, "undo", "Take 5 HP from Ann: 18 → 13.");
        row("castle, to where it stood", castle, "undo undo undo", "");
        row("duel", duel, "undo undo undo",
            "Take henchmen from Ann: 2 → 0.|Take equipment cards from Bo: 2 → 0.");
        row("cthulhu", rising(), "undo",
            "Take tokens from the Minion's side of The House on the Dyke: 2 → 0.");
    }
    void severalStepsAreNettedIntoOneList()
    {
        QFETCH(tests::Script, script);
        QFETCH(QString, moves);
        QFETCH(QString, changes);
        AtTable at(script);
        at.move(moves);
        QCOMPARE(at.table->toChange().join(u'|'), changes);
    }

    void inEverySessionTheListIsTheNetFromWhereTheTableStands_data()
    {
        QTest::addColumn<tests::Script>("script");
        for (const auto &script : tests::scriptedSessions(source))
            if (!isCorrected(script)) // across a correction a step's number names two states
                QTest::newRow(qPrintable(script.game + u' ' + script.name)) << script;
    }
    void inEverySessionTheListIsTheNetFromWhereTheTableStands()
    {
        QFETCH(tests::Script, script);
        AtTable at(script);
        const auto stood = at.match().seq();
        while (at.match().seq() > std::max<std::int64_t>(1, stood - 6)) {
            at.table->undo();
            QCOMPARE(at.table->toChange(), at.between(stood, at.match().seq()));
        }
        while (at.match().seq() < stood) {
            at.table->redo();
            QCOMPARE(at.table->toChange(), at.between(stood, at.match().seq()));
        }
        QVERIFY(at.table->toChange().isEmpty());
    }

    void whatIsDoneIsGoneAndTheNextListBeginsThere()
    {
        for (const auto &script : {mandom, castle, duel, caverns, rising()}) {
            AtTable at(script);
            const auto stood = at.match().seq();
            at.table->undo();
            at.table->changesMade();
            QVERIFY(at.table->toChange().isEmpty());
            at.table->redo();
            QCOMPARE(at.table->toChange(), at.between(stood - 1, stood));
        }
    }

    void whoGoesOnHasDoneIt()
    {
        for (const auto &script : {mandom, castle, duel, caverns}) {
            AtTable at(script);
            at.table->undo();
            QVERIFY(!at.table->toChange().isEmpty());
            QVERIFY(at.table->note(u"Pizza"_s)); // no step
            QVERIFY(!at.table->toChange().isEmpty());
            QVERIFY(at.table->rename(0, u"Zed"_s));
            QVERIFY(at.table->toChange().isEmpty());
        }
    }

    void whatIsRefusedChangesNothing()
    {
        AtTable at(caverns);
        at.table->undo();
        const auto changes = at.table->toChange();
        QVERIFY(!at.table->rename(7, u"Zed"_s));
        at.table->goTo(99);
        QCOMPARE(at.table->toChange(), changes);
    }
};

QTEST_GUILESS_MAIN(WhatToChangeTest)
#include "what_to_change_test.moc"

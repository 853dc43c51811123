#include "app/games.h"
#include "app/learning.h"
#include "data/catalogue/catalogue.h"
#include "data/catalogue/likeness.h"
#include "data/catalogue/packs.h"
#include "data/journal/open_journal.h"
#include "tests/harness/foreign_sets.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

using namespace torchside;
using namespace Qt::StringLiterals;
using data::Pack;
using data::Sort;

namespace {

const Sort creatures{u"cutthroat"_s, u"creature"_s};
const Sort items{u"darkcastle"_s, u"item"_s};

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QByteArray packOf(const QByteArray &game, const QByteArray &kind, const QByteArray &entry)
{
    return R"({"format":"torchside-pack","version":1,"entries":[{"game":")" + game + R"(","kind":")" + kind +
           R"(","entry":)" + entry + "}]}";
}

QByteArray creature(const QByteArray &entry)
{
    return packOf("cutthroat", "creature", entry);
}

Pack read(const QByteArray &file)
{
    const auto read = data::readPack(file);
    if (const auto *wrong = std::get_if<Sentence>(&read))
        qWarning() << english(*wrong).c_str();
    return std::holds_alternative<Pack>(read) ? std::get<Pack>(read) : Pack{};
}

QString whyNot(const QByteArray &file)
{
    const auto read = data::readPack(file);
    const auto *wrong = std::get_if<Sentence>(&read);
    return wrong ? QString::fromStdString(english(*wrong)) : QString();
}

// What a box of each game may hold, one of each kind.
const QByteArray everything = [] {
    QFile file(QStringLiteral(TEST_FOLDER "/fixtures/pack.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}();

struct Shelf {
    QTemporaryDir folder;
    std::unique_ptr<data::SqlJournal> journal =
        data::openJournal(folder.filePath(u"p.db"_s).toStdString(), data::Purpose::play).journal;
    data::Entries entries{&journal->database()};

    QJsonObject troll() const { return entries.entry(creatures, u"battle-troll"_s)->json; }
};

QStringList lines(const Pack &pack)
{
    QStringList all;
    for (const auto &[sort, id, entry] : pack)
        all.append(sort.game + u' ' + sort.kind + u' ' + id + u' ' +
                   QString::fromUtf8(QJsonDocument(entry).toJson(QJsonDocument::Compact)));
    all.sort();
    return all;
}

QString lines(const QStringList &words)
{
    return words.join(u'\n');
}

// A table at which steps are taken, one line each; what differs from the pack.
struct Table {
    Shelf &shelf;
    SeededDice dice{1};
    Moment now = 1;
    app::Learning learning{&shelf.entries, [this] { return ++now; }};
    std::unique_ptr<protocol::Session> session;

    Table(Shelf &kept, std::string_view game) : shelf(kept)
    {
        session = app::findGame(game)->session(
            *shelf.journal, dice, [this] { return ++now; }, nullptr);
    }
    QStringList play(const QByteArrayList &steps)
    {
        QStringList differs;
        for (const auto &step : steps) {
            const auto reply = object(QByteArray::fromStdString(session->submit(step.toStdString())));
            if (!reply[u"ok"_s].toBool())
                qWarning() << step << reply[u"message"_s];
            for (const auto &conflict : learning.learn(*session).news)
                differs.append(u"%1 %2: %3, now %4"_s.arg(conflict.name, conflict.difference.field,
                                                          data::textOf(conflict.difference.ours),
                                                          data::textOf(conflict.difference.theirs)));
        }
        return differs;
    }
};

const QByteArray four =
    R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"},{"name":"Di"}]})";

} // namespace

class PacksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<bool>("asTable");
        QTest::newRow("as JSON") << false;
        QTest::newRow("as a table") << true;
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(bool, asTable);
        Shelf shelf;
        const auto pack = read(everything);
        QCOMPARE(pack.size(), std::size_t(13));
        data::takeIn(shelf.entries, pack);
        const auto out = data::packed(shelf.entries);
        const auto again = read(asTable ? data::packTable(out) : data::packDocument(out));
        QCOMPARE(lines(lines(again)), lines(lines(out)));
    }

    void aCardThatHasNoTextIsNoCardWhoseTextNobodyKnows_data() { whatIsWrittenIsReadAgain_data(); }
    void aCardThatHasNoTextIsNoCardWhoseTextNobodyKnows()
    {
        QFETCH(bool, asTable);
        Shelf shelf;
        data::takeIn(shelf.entries,
                     read(packOf("cthulhu", "card", R"({"name":"Plain","type":"support","text":""})")));
        data::takeIn(shelf.entries, read(packOf("cthulhu", "card", R"({"name":"Other","type":"support"})")));
        const auto out = data::packed(shelf.entries, u"cthulhu"_s);
        const auto again = read(asTable ? data::packTable(out) : data::packDocument(out));
        QCOMPARE(again.size(), std::size_t(2));
        for (const auto &[sort, id, entry] : again)
            QCOMPARE(entry.contains(u"text"_s), entry[u"name"_s] == u"Plain"_s);
    }

    void aSpreadsheetWorksNothingOut_data()
    {
        QTest::addColumn<QString>("note");
        for (const auto *text :
             {"=1+1", "+49", "-5 life", "@SUM(A1)", "'=1", "''", "'", "it's fine", "5 - 3"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void aSpreadsheetWorksNothingOut()
    {
        QFETCH(QString, note);
        const data::Pack pack{{creatures, u"a"_s, {{u"name"_s, u"=Troll"_s}, {u"note"_s, note}}}};
        const auto table = data::packTable(pack);
        for (const auto &line : table.split('\n'))
            for (const auto &cell : line.split(','))
                QVERIFY2(cell.isEmpty() || !QByteArray("=+-@").contains(cell.front()), table);
        const auto again = read(table);
        QCOMPARE(again.front().entry[u"name"_s], u"=Troll"_s);
        QCOMPARE(again.front().entry[u"note"_s], note);
    }

    void hostileFilesAreRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const QByteArray &file, const QString &why) {
            QTest::newRow(name) << file << why;
        };
        row("nothing", "", u"The first row must name the columns"_s);
        row("cut off", everything.left(300), u"cut off"_s);
        row("something else", R"({"format":"recipe"})", u"This is no pack"_s);
        row("a newer one", R"({"format":"torchside-pack","version":2,"entries":[]})", u"newer Torchside"_s);
        row("no name", creature(R"({"kind":"creature"})"), u"name is missing"_s);
        row("a name of 81 letters", creature(R"({"name":")" + QByteArray(81, 'x') + R"("})"),
            u"1 to 80 characters, not 81"_s);
        row("a name of blanks", creature(R"({"name":"  "})"), u"name must have 1 to 80 characters"_s);
        row("a life beyond all", creature(R"({"name":"A","life":{"4":100000}})"),
            u"life: 4 must be 0 to 999"_s);
        row("a key that nobody knows", creature(R"({"name":"A","picture":"x"})"), u"picture"_s);
        row("too many attacks",
            creature(R"({"name":"A","attacks":[)" +
                     QByteArray(R"({"target":"all","damage":1},)").repeated(8) +
                     R"({"target":"all","damage":2}]})"),
            u"attacks"_s);
        row("another game", packOf("chess", "piece", "{}"), u"not known here: “piece” of “chess”"_s);
        row("a list for an entry", creature("[1,2]"), u"name is missing"_s);
        row("nested without end", QByteArray(5000, '['), u"first row"_s);
        row("nested within", R"({"format":"torchside-pack","x":)" + QByteArray(5000, '[') + "}",
            u"cut off"_s);
        row("a column that nobody knows", "game,entry,name,colour\ncutthroat,creature,A,red\n",
            u"There is no “colour” of “creature”"_s);
        row("words for a number", "game,entry,name,life.4\ncutthroat,creature,A,many\n",
            u"life: 4 must be a whole number"_s);
        row("one bad row", "game,entry,name,life.4\ncutthroat,creature,A,4\ncutthroat,creature,B,-4\n",
            u"“B” can't be taken in"_s);
        row("too many", "game,entry,name\n" + QByteArray("cutthroat,item,A\n").repeated(20'002),
            u"at most 20000"_s);
    }
    void hostileFilesAreRefusedInWords()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, why);
        QVERIFY2(whyNot(file).contains(why), qPrintable(whyNot(file)));
    }

    void anImportFillsInAndTellsWhatDiffers()
    {
        Shelf shelf;
        data::takeIn(shelf.entries, read(creature(R"({"name":"Battle Troll","life":{"4":160}})")));
        const auto theirs = read(creature(
            R"({"name":"battle  tröll","life":{"4":150,"5":200},"attacks":[{"target":"all","damage":5,"poison":0}]})"));
        const auto news = data::takeIn(shelf.entries, theirs);
        QCOMPARE(news.fresh, 0);
        QCOMPARE(news.fuller, 1);
        QCOMPARE(news.conflicts.size(), std::size_t(1));
        QCOMPARE(news.conflicts.front().difference.field, u"life.4"_s);
        QCOMPARE(shelf.troll()[u"name"_s], u"Battle Troll"_s);
        QCOMPARE(shelf.troll()[u"life"_s], QJsonValue(QJsonObject{{u"4"_s, 160}, {u"5"_s, 200}}));
        data::takeIn(shelf.entries, theirs, {news.conflicts.front().key()});
        QCOMPARE(shelf.troll()[u"life"_s][u"4"_s], 150);
    }

    void whatWasCorrectedSurvivesTheNextImport()
    {
        Shelf shelf;
        data::takeIn(shelf.entries, read(everything));
        QVERIFY(!shelf.entries.correct(creatures, u"battle-troll"_s, u"life.4"_s, u"170"_s));
        QVERIFY(!shelf.entries.correct(creatures, u"battle-troll"_s, u"attacks.1.damage"_s, u"25"_s));
        QVERIFY(shelf.entries.correct(creatures, u"battle-troll"_s, u"life.4"_s, u"many"_s));
        QVERIFY(shelf.entries.correct(creatures, u"battle-troll"_s, u"colour"_s, u"red"_s));
        data::takeIn(shelf.entries, read(everything));
        shelf.entries.read();
        QCOMPARE(shelf.troll()[u"life"_s][u"4"_s], 170);
        QCOMPARE(shelf.troll()[u"attacks"_s][0][u"damage"_s], 25);
        QCOMPARE(shelf.entries.corrections(creatures).size(), std::size_t(2));
    }

    void whatWasTypedTwiceIsFoundByItsLikeness_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isAlike");
        QTest::newRow("a letter left out") << u"Battle Troll"_s << u"Batle Troll"_s << true;
        QTest::newRow("another letter") << u"Battle Troll"_s << u"Bottle Troll"_s << true;
        QTest::newRow("two that changed places") << u"Battle Troll"_s << u"Battel Troll"_s << true;
        QTest::newRow("accents and blanks") << u"Café Noir"_s << u"cafe-noir"_s << true;
        QTest::newRow("two slips") << u"Battle Troll"_s << u"Batle Trol"_s << false;
        QTest::newRow("numbers") << u"Old Key 1"_s << u"Old Key 2"_s << false;
        QTest::newRow("short names") << u"Rat"_s << u"Bat"_s << false;
    }
    void whatWasTypedTwiceIsFoundByItsLikeness()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, isAlike);
        QCOMPARE(data::isAlike(one, other), isAlike);
    }

    void twoBecomeOne()
    {
        Shelf shelf;
        data::takeIn(shelf.entries, read(creature(R"({"name":"Battle Troll","life":{"4":160}})")));
        data::takeIn(shelf.entries, read(creature(R"({"name":"Batle Troll","life":{"4":150,"5":200}})")));
        const auto pairs = data::alike(shelf.entries, creatures);
        QCOMPARE(pairs.size(), std::size_t(1));
        data::unite(shelf.entries, creatures, u"battle-troll"_s, u"batle-troll"_s, {u"life.4"_s, u"name"_s});
        QCOMPARE(shelf.entries.all(creatures).size(), std::size_t(1));
        QCOMPARE(shelf.troll()[u"name"_s], u"Batle Troll"_s);
        QCOMPARE(shelf.troll()[u"life"_s], QJsonValue(QJsonObject{{u"4"_s, 150}, {u"5"_s, 200}}));
    }

    void whatWasRenamedIsKnownByItsNewName()
    {
        Shelf shelf;
        data::takeIn(shelf.entries, read(creature(R"({"name":"Batle Troll","life":{"4":160}})")));
        QVERIFY(!shelf.entries.correct(creatures, u"batle-troll"_s, u"name"_s, u"Battle Troll"_s));
        const auto news =
            data::newsOf(shelf.entries, read(creature(R"({"name":"battle troll","life":{"4":150}})")));
        QCOMPARE(news.fresh, 0);
        QCOMPARE(news.conflicts.size(), std::size_t(1));
        Table table(shelf, "cutthroat");
        QCOMPARE(table.play({four, R"({"do":"encounter","name":"Battle Troll","life":150,"prestige":4})"}),
                 QStringList{u"Battle Troll life.4: 160, now 150"_s});
        QCOMPARE(shelf.entries.all(creatures).size(), std::size_t(1));
    }

    void aCreatureIsLearntAsItIsPlayed()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        const auto differs =
            table.play({four, R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})",
                        R"({"do":"event","name":"Dark Clouds","active":[1],"when":"end"})",
                        R"({"do":"initiative","order":[1,2,3,4]})",
                        R"({"do":"attack","player":0,"value":30,"card":"Strike of Destiny"})",
                        R"({"do":"creature-attack","target":"all","damage":5})",
                        R"({"do":"creature-attack","target":{"player":1},"damage":5})",
                        R"({"do":"adjust","player":0,"life":-30})",
                        R"({"do":"creature-attack","target":{"life":"least"},"damage":20,"poison":1})",
                        R"({"do":"item","player":1,"add":"Iron Helm"})"});
        QCOMPARE(differs, QStringList());
        QCOMPARE(
            shelf.troll(),
            object(R"({"name":"Battle Troll","kind":"creature","life":{"4":160},"prestige":{"4":4},"attacks":[
                     {"target":"life-least","damage":20,"poison":1},{"target":"all","damage":5,"poison":0}]})"));
        for (const auto &[kind, id] :
             {std::pair(u"event"_s, u"dark-clouds"_s), std::pair(u"card"_s, u"strike-of-destiny"_s),
              std::pair(u"item"_s, u"iron-helm"_s)})
            QVERIFY2(shelf.entries.entry({u"cutthroat"_s, kind}, id), qPrintable(id));
    }

    void whatDiffersFromLastTimeIsToldOnce()
    {
        Shelf shelf;
        Table(shelf, "cutthroat")
            .play({four, R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})"});
        Table second(shelf, "cutthroat");
        const QByteArray other = R"({"do":"encounter","name":"battle troll","life":150,"prestige":4})";
        QCOMPARE(second.play({four, other}), QStringList{u"Battle Troll life.4: 160, now 150"_s});
        QCOMPARE(second.play({R"({"do":"undo"})", other}), QStringList());
        QCOMPARE(shelf.troll()[u"life"_s][u"4"_s], 160);
    }

    void aSlipOfTheSameEveningLeavesNothingBehind()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        QCOMPARE(table.play({four, R"({"do":"encounter","name":"Battle Troll","life":16,"prestige":4})",
                             R"({"do":"undo"})",
                             R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})"}),
                 QStringList());
        QCOMPARE(shelf.troll()[u"life"_s][u"4"_s], 160);
    }

    void whatWasUndoneIsForgottenAgain()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        table.play(
            {four, R"({"do":"encounter","name":"Batle Troll","life":16,"prestige":4})", R"({"do":"undo"})"});
        QVERIFY(shelf.entries.all(creatures).empty());
        table.play({R"({"do":"redo"})"});
        QCOMPARE(shelf.entries.all(creatures).size(), std::size_t(1));
        table.play({R"({"do":"undo"})", R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})",
                    R"({"do":"initiative","order":[1,2,3,4]})",
                    R"({"do":"creature-attack","target":"all","damage":50})", R"({"do":"undo"})",
                    R"({"do":"creature-attack","target":"all","damage":5})"});
        QCOMPARE(shelf.entries.all(creatures).size(), std::size_t(1));
        QCOMPARE(shelf.troll()[u"attacks"_s].toArray().size(), 1);
        QCOMPARE(shelf.troll()[u"attacks"_s][0][u"damage"_s], 5);
    }

    void whatWasCorrectedAwayIsForgottenAgain()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        table.play(
            {four, R"({"do":"encounter","name":"Batle Troll","life":160,"prestige":4})",
             R"({"do":"correct","seq":2,"command":{"do":"encounter","name":"Battle Troll","life":160,"prestige":4}})"});
        const auto &all = shelf.entries.all(creatures);
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all.front().id, u"battle-troll"_s);
    }

    void whatIsKnownFromElsewhereOutlivesAnUndo_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("corrected by hand") << 0;
        QTest::newRow("seen in another step") << 1;
        QTest::newRow("seen on another evening") << 2;
        QTest::newRow("in a pack of others, too") << 3;
    }
    void whatIsKnownFromElsewhereOutlivesAnUndo()
    {
        QFETCH(int, how);
        Shelf shelf;
        const QByteArray item = R"({"do":"item","player":0,"add":"Iron Helm"})";
        const data::Sort sort{u"cutthroat"_s, u"item"_s};
        Table table(shelf, "cutthroat");
        table.play({four, item});
        if (how == 0)
            QVERIFY(!shelf.entries.correct(sort, u"iron-helm"_s, u"note"_s, u"heavy"_s));
        else if (how == 1)
            table.play({item});
        else if (how == 2)
            Table(shelf, "cutthroat").play({four, item});
        else
            data::takeIn(shelf.entries, read(packOf("cutthroat", "item", R"({"name":"Iron Helm"})")));
        table.play({R"({"do":"undo"})"});
        QVERIFY(shelf.entries.entry(sort, u"iron-helm"_s));
    }

    void whatACardIsCalledBeforeTheGameIsLearnt()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        table.play(
            {R"({"do":"start","quest":"The Deep Well","players":[{"name":"Ann","cost":15,"reputations":[{"name":"Bold","cost":10},{"name":"Sly","cost":5}]},{"name":"Bo"},{"name":"Cy"}]})",
             R"({"do":"item","player":0,"add":"Bone Flute","relic":true})"});
        const auto entry = [&](const QString &kind, const QString &id) {
            const auto *found = shelf.entries.entry({u"cutthroat"_s, kind}, id);
            return found ? found->json : QJsonObject();
        };
        QCOMPARE(entry(u"reputation"_s, u"bold"_s)[u"cost"_s], 10);
        QCOMPARE(entry(u"reputation"_s, u"sly"_s)[u"cost"_s], 5);
        QCOMPARE(entry(u"quest"_s, u"the-deep-well"_s)[u"name"_s], u"The Deep Well"_s);
        QCOMPARE(entry(u"relic"_s, u"bone-flute"_s)[u"name"_s], u"Bone Flute"_s);
        QVERIFY(entry(u"item"_s, u"bone-flute"_s).isEmpty());
        Table(shelf, "cutthroat").play({four, R"({"do":"finish","winners":[0],"why":"The Lost Child"})"});
        QCOMPARE(entry(u"quest"_s, u"the-lost-child"_s)[u"name"_s], u"The Lost Child"_s);
    }

    void aDuelsOwnCardsAndCharactersAreLearnt()
    {
        Shelf shelf;
        Table(shelf, "duelofages")
            .play({R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,5,7]})",
                   R"({"do":"pin-own","player":0,"name":"Sable Cloak"})",
                   R"({"do":"pin-own","player":1,"what":"character","name":"The Miller"})"});
        QVERIFY(shelf.entries.entry({u"duelofages"_s, u"card"_s}, u"sable-cloak"_s));
        QVERIFY(shelf.entries.entry({u"duelofages"_s, u"character"_s}, u"the-miller"_s));
    }

    void whatNobodyNamesIsNotInAPack() // Mandom's cards are monsters that the rules know: nothing is typed
    {
        QVERIFY(std::ranges::none_of(
            data::entryKinds(), [](const data::EntryKind &kind) { return kind.sort.game == u"mandom"_s; }));
    }

    void theCastleIsLearntAsItIsPlayed()
    {
        Shelf shelf;
        Table(shelf, "darkcastle")
            .play(
                {R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})",
                 R"({"do":"turn","character":0})",
                 R"({"do":"combat","enemy":"The Twins","dice":{"might":2},"rolled":["wisdom","might"],"blow":3})",
                 R"({"do":"roll","character":0,"symbol":"might"})",
                 R"({"do":"change","dice":{"might":-2,"wisdom":-1}})",
                 R"({"do":"take","character":0,"item":"Old Key","hands":1})",
                 R"({"do":"use","character":0,"item":"Old Key","discard":true})"});
        QCOMPARE(
            shelf.entries.entry({u"darkcastle"_s, u"enemy"_s}, u"the-twins"_s)->json,
            object(
                R"({"name":"The Twins","dice":{"might":2,"cunning":0,"wisdom":0},"perPlayer":true,"blow":3})"));
        QCOMPARE(shelf.entries.entry(items, u"old-key"_s)->json,
                 object(R"({"name":"Old Key","hands":1,"uses":1})"));
    }

    void aMapOfOnesOwnIsLearnt()
    {
        Shelf shelf;
        Table(shelf, "duelofages")
            .play(
                {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,5,7],"locations":["Ruins","The Quarry"]})"});
        const auto &all = shelf.entries.all({u"duelofages"_s, u"location"_s});
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all.front().json[u"name"_s], u"The Quarry"_s);
    }

    void whatWasUsedLastIsOfferedFirst()
    {
        Shelf shelf;
        Table table(shelf, "cutthroat");
        table.play({four, R"({"do":"item","player":1,"add":"Iron Helm"})",
                    R"({"do":"item","player":1,"add":"Boots"})",
                    R"({"do":"item","player":1,"add":"Iron Helm"})"});
        QStringList names;
        for (const auto *entry : shelf.entries.find({u"cutthroat"_s, u"item"_s}, {}, 5))
            names.append(entry->json[u"name"_s].toString());
        QCOMPARE(names, (QStringList{u"Iron Helm"_s, u"Boots"_s}));
    }

    void theTerminalLearnsFindsAndCorrects()
    {
        QTemporaryDir folder;
        const auto db = folder.filePath(u"t.db"_s);
        const auto call = [&](const QStringList &words, const QByteArray &input = {}) {
            QProcess program;
            program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words + QStringList{u"--db"_s, db});
            program.write(input);
            program.closeWriteChannel();
            program.waitForFinished();
            return program.readAllStandardOutput() + program.readAllStandardError();
        };
        call({u"play"_s, u"cutthroat"_s},
             four + "\n" + R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})" + "\n");
        const QStringList find{u"packs"_s, u"find"_s, u"cutthroat"_s, u"creature"_s, u"batle"_s};
        QVERIFY(call(find).contains(R"("life":{"4":160})"));
        const QStringList set{u"packs"_s,        u"set"_s,    u"cutthroat"_s, u"creature"_s,
                              u"battle-troll"_s, u"life.4"_s, u"150"_s};
        QVERIFY(call(set).contains(R"("life":{"4":150})"));
        QVERIFY(
            call(set.mid(0, 6) + QStringList{u"many"_s}).contains("life.4: life: 4 must be a whole number"));
        QVERIFY(call({u"packs"_s, u"find"_s, u"chess"_s, u"piece"_s}).contains("There is no kind"));
        const auto pack = folder.filePath(u"pack.json"_s);
        QFile file(pack);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(call({u"packs"_s, u"export"_s, u"cutthroat"_s}));
        file.close();
        QCOMPARE(call({u"packs"_s, u"import"_s, pack}).trimmed(),
                 QByteArray(R"({"conflicts":[],"fuller":0,"new":0,"same":1})"));
    }

    void theTerminalShowsTheOwnNotesOnWhatLiesThere()
    {
        QTemporaryDir folder;
        const auto db = folder.filePath(u"t.db"_s);
        const auto call = [&](const QStringList &words, const QByteArray &input = {}) {
            QProcess program;
            program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words + QStringList{u"--db"_s, db});
            program.write(input);
            program.closeWriteChannel();
            program.waitForFinished();
            return program.readAllStandardOutput().trimmed().split('\n');
        };
        const QByteArray begun =
            R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})"
            "\n"
            R"({"do":"turn","character":0})"
            "\n"
            R"({"do":"combat","enemy":"The Twins","dice":{"might":2},"blow":3})"
            "\n";
        QVERIFY(!call({u"play"_s, u"darkcastle"_s}, begun).back().contains("notes"));
        call({u"packs"_s, u"set"_s, u"darkcastle"_s, u"enemy"_s, u"the-twins"_s, u"note"_s,
              u"One falls, both flee"_s});
        const auto said = call({u"play"_s, u"darkcastle"_s}, begun + R"({"do":"seat","player":0})"
                                                                     "\n");
        QCOMPARE(object(said[2])[u"notes"_s],
                 QJsonValue(QJsonArray{QJsonObject{{u"kind"_s, u"enemy"_s},
                                                   {u"name"_s, u"The Twins"_s},
                                                   {u"note"_s, u"One falls, both flee"_s}}}));
        const auto parts = object(said[3])[u"seat"_s][u"parts"_s].toArray();
        const auto at = std::ranges::find_if(
            parts, [](const QJsonValue &part) { return part[u"text"_s] == u"The enemy: The Twins."_s; });
        QVERIFY2(at != parts.end() && at + 1 != parts.end(), said[3]);
        QCOMPARE((*(at + 1))[u"text"_s], u"The Twins: One falls, both flee"_s);
    }

    void aSessionTakesTheEntriesThatItUsedWithIt()
    {
        QTemporaryDir folder;
        const auto call = [&](const QStringList &words, const QByteArray &input = {}) {
            QProcess program;
            program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words);
            program.write(input);
            program.closeWriteChannel();
            program.waitForFinished();
            return program.readAllStandardOutput() + program.readAllStandardError();
        };
        const auto here = folder.filePath(u"here.db"_s);
        const auto there = folder.filePath(u"there.db"_s);
        const QStringList play{u"play"_s, u"cutthroat"_s, u"--db"_s, here};
        call(play,
             four + "\n" + R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})" + "\n");
        call(play, four + "\n" + R"({"do":"encounter","name":"Hydra","life":90,"prestige":5})" + "\n");
        QFile file(folder.filePath(u"session.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(call({u"export"_s, u"1"_s, u"--db"_s, here}));
        file.close();
        QCOMPARE(call({u"import"_s, file.fileName(), u"--db"_s, there}).trimmed(), QByteArray("1"));
        const auto known = call({u"packs"_s, u"list"_s, u"--db"_s, there});
        QVERIFY2(known.contains("Battle Troll") && !known.contains("Hydra"), known);
    }

    void eighteenSetsOfAnotherProgramComeInWhole()
    {
        Shelf shelf;
        data::Catalogue catalogue(&shelf.journal->database());
        const auto report = catalogue.import(tests::foreignSets(shelf.folder.path()));
        const int all = std::accumulate(tests::foreignSizes.begin(), tests::foreignSizes.end(), 0);
        QCOMPARE(report[u"sets"_s], 18);
        QCOMPARE(report[u"cards"_s], all);
        QVERIFY2(report[u"problems"_s].toArray().empty(),
                 QJsonDocument(report[u"problems"_s].toArray()).toJson());
        catalogue.read();
        QCOMPARE(catalogue.list().size(), all);
    }

    void theSchemaTellsOfEveryKind()
    {
        const auto schema = data::packSchema();
        const auto kinds = schema[u"properties"_s][u"entries"_s][u"items"_s][u"oneOf"_s].toArray();
        QCOMPARE(kinds.size(), static_cast<qsizetype>(data::entryKinds().size()));
        for (const auto kind : kinds)
            QVERIFY(kind[u"properties"_s][u"entry"_s][u"properties"_s][u"name"_s].isObject());
    }
};

QTEST_GUILESS_MAIN(PacksTest)
#include "packs_test.moc"

#include "data/catalogue/card_reading.h"
#include "data/catalogue/catalogue.h"
#include "data/journal/open_journal.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// A set in OCTGN's format, with what such files hold at times.
const QByteArray oddSet = "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                          R"(<set gameVersion="1.0" id="S" name="Odd &amp;amp; Ends"><cards>
<card id="A1" name="* Ada Quill"><property value="Character" name="Type"/><property name="Descriptor" value="Keeper of Keys"/>
 <property name="Cost" value="3"/><property name="Skill" value="2"/><property name="Icons" value="@ ## %"/>
 <property name="Struggle Icons" value="$ $"/><property name="Keyword" value="Willpower. Toughness +1."/><property name="Subtypes" value="Scholar. "/></card>
<card name="&lt;&lt; * Iron Rite" id="A2"><property name="Type" value="Event"/><property name="Cost" value="X"/></card>
<card name="*[[Crooked Blade" id="A3"><property name="Type" value="Support"/><property name="Cost" value="1"/>
 <property name="Subtypes" value="Attachment. Weapon."/><property name="Card Text" value="Attach to a character. It bites."/></card>
<card name=".45 Lanterns" id="A4"><property name="Type" value="Support"/><property name="Cost" value=" 2 "/>
 <property name="Subtypes" value="Attachment."/><property name="Card Text" value="Attach to a story card."/></card>
<card name="Bad &amp;lt;Cost&amp;gt;" id="A5"><property name="Type" value="Character"/><property name="Cost" value="three"/><property name="Skill" value=""/><property name="Icons" value="@!"/></card>
<card name="No Type" id="A6"><property name="Cost" value="1"/></card>
<card name="The Long Well" id="A7"><property name="Type" value="Story"/><property name="Struggle Icons" value="@ @ $"/></card>
<card name="Café Noir" id="A8"><property name="Type" value="Support"/><property name="Cost" value="2"/></card>
</cards></set>)";

QByteArray setOf(const QByteArray &cards)
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?><set name=\"S\"><cards>" + cards + "</cards></set>";
}

QByteArray cardOf(const QByteArray &name, const QByteArray &id, const QByteArray &type,
                  const QByteArray &property = {}, const QByteArray &value = {})
{
    return "<card name=\"" + name + "\" id=\"" + id + "\"><property name=\"Type\" value=\"" + type +
           "\"/><property name=\"" + property + "\" value=\"" + value + "\"/></card>";
}

QString saved(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return file.fileName();
}

// A catalogue in its journal's file.
struct Kept {
    std::unique_ptr<data::SqlJournal> journal;
    data::Catalogue catalogue{&journal->database()};

    explicit Kept(const QString &path)
        : journal(data::openJournal(path.toStdString(), data::Purpose::play).journal)
    {}
};

// The same in a folder of its own.
struct Shelf {
    QTemporaryDir folder;
    Kept kept{folder.filePath(u"c.db"_s)};
    data::Catalogue &catalogue = kept.catalogue;
    QJsonObject take(const QString &name, const QByteArray &content)
    {
        return catalogue.import({saved(folder, name, content)});
    }
    QJsonObject take(const QByteArray &cards) { return take(u"set.xml"_s, setOf(cards)); }
};

QJsonObject cardOf(const data::Catalogue &catalogue, const QString &id)
{
    for (const auto card : catalogue.list())
        if (card[u"id"_s] == id)
            return card.toObject();
    return {};
}

} // namespace

class CthulhuCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void aSetIsReadWithAllItsOddities()
    {
        Shelf shelf;
        const auto &catalogue = shelf.catalogue;
        const auto reply = shelf.take(u"Set.xml"_s, oddSet);
        QCOMPARE(reply[u"sets"_s].toInt(), 1);
        QCOMPARE(reply[u"cards"_s].toInt(), 7);
        const auto ada = cardOf(catalogue, u"a1"_s);
        QCOMPARE(ada[u"name"_s].toString(), u"Ada Quill"_s);
        QCOMPARE(ada[u"subtitle"_s].toString(), u"Keeper of Keys"_s);
        QVERIFY(ada[u"unique"_s].toBool());
        QCOMPARE(ada[u"icons"_s][u"combat"_s].toInt(), 2);
        QCOMPARE(ada[u"icons"_s][u"arcane"_s].toInt(), 0);
        QVERIFY(!ada.contains(u"struggles"_s));
        QCOMPARE(ada[u"keywords"_s].toArray(), (QJsonArray{u"willpower"_s, u"toughness 1"_s}));
        QCOMPARE(cardOf(catalogue, u"a2"_s)[u"name"_s].toString(), u"Iron Rite"_s);
        QCOMPARE(cardOf(catalogue, u"a2"_s)[u"cost"_s].toString(), u"X"_s);
        QCOMPARE(cardOf(catalogue, u"a3"_s)[u"name"_s].toString(), u"Crooked Blade"_s);
        QCOMPARE(cardOf(catalogue, u"a3"_s)[u"attachment"_s].toBool(), true);
        QCOMPARE(cardOf(catalogue, u"a4"_s)[u"name"_s].toString(), u".45 Lanterns"_s);
        QCOMPARE(cardOf(catalogue, u"a4"_s)[u"attachment"_s].toString(), u"other"_s);
        QCOMPARE(cardOf(catalogue, u"a5"_s)[u"name"_s].toString(), u"Bad <Cost>"_s);
        QCOMPARE(cardOf(catalogue, u"a7"_s)[u"struggles"_s].toArray(),
                 (QJsonArray{u"terror"_s, u"terror"_s, u"arcane"_s}));
        QStringList odd;
        for (const auto problem : reply[u"problems"_s].toArray())
            odd.append(problem[u"card"_s].toString() + u'/' + problem[u"field"_s].toString());
        odd.sort();
        QCOMPARE(odd, (QStringList{u"Bad <Cost>/cost"_s, u"Bad <Cost>/icons"_s, u"Bad <Cost>/skill"_s,
                                   u"No Type/type"_s}));
    }

    void namesAreReadThroughEveryMark_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("name");
        QTest::newRow("an entity escaped twice, by its number") << QByteArray("Caf&amp;#233;") << u"Café"_s;
        QTest::newRow("by its number in hexadecimal") << QByteArray("O&amp;#x27;Dell") << u"O'Dell"_s;
        QTest::newRow("by its name") << QByteArray("&amp;lt;&amp;lt; Low") << u"Low"_s;
        QTest::newRow("an & that nobody escaped") << QByteArray("Hook & Line") << u"Hook & Line"_s;
        QTest::newRow("no entity at all") << QByteArray("A &amp;odd; B") << u"A &odd; B"_s;
        QTest::newRow("as long as a name may be") << QString(80, u'ä').toUtf8() << QString(80, u'ä');
        QTest::newRow("eighty characters of two words each")
            << QByteArray("\xf0\x9f\x90\x99").repeated(80)
            << QString::fromUtf8("\xf0\x9f\x90\x99").repeated(80);
    }
    void namesAreReadThroughEveryMark()
    {
        QFETCH(QByteArray, written);
        QFETCH(QString, name);
        Shelf shelf;
        const auto reply = shelf.take(cardOf(written, "n1", "Event"));
        QCOMPARE(cardOf(shelf.catalogue, u"n1"_s)[u"name"_s].toString(), name);
        QCOMPARE(reply[u"problems"_s].toArray(), QJsonArray());
    }

    void wordsOfACardAreReadAsTheyAreMeant_data()
    {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("read");
        const auto row = [](const char *rule, const char *property, const char *value, const char *field,
                            const QJsonValue &read) {
            QTest::newRow(rule) << QByteArray(property) << QByteArray(value) << QString::fromUtf8(field)
                                << read;
        };
        row("toughness without a blank", "Keyword", "Toughness+1. Fast.", "keywords",
            QJsonArray{u"toughness 1"_s, u"fast"_s});
        row("on one of its own", "Card Text", "Attach to a Scholar you control.", "attachment", true);
        row("on a domain of its own", "Card Text", "Attach to a domain you control.", "attachment",
            u"other"_s);
        row("what it says", "Card Text", "Action: it &amp;quot;bites&amp;quot;.", "text",
            u"Action: it \"bites\"."_s);
        row("that it says nothing", "Card Text", "", "text", u""_s);
        row("the first thousand characters of it", "Card Text", QByteArray(1200, 'x').constData(), "text",
            QString(1000, u'x'));
        row("on the other side", "Card Text", "Attach to an opponent's character.", "attachment", u"other"_s);
    }
    void wordsOfACardAreReadAsTheyAreMeant()
    {
        QFETCH(QByteArray, property);
        QFETCH(QByteArray, value);
        QFETCH(QString, field);
        QFETCH(QJsonValue, read);
        Shelf shelf;
        shelf.take(cardOf("Lamp", "n1", "Support", property, value));
        QCOMPARE(cardOf(shelf.catalogue, u"n1"_s)[field], read);
    }

    // What the game can't take of a card is reported, and the card can be played all the same.
    void noStoryHasMoreStrugglesThanTheGameKnows()
    {
        Shelf shelf;
        const auto reply = shelf.take(cardOf("Well", "n1", "Conspiracy", "Struggle Icons", "@@@@@@@@@@@@@"));
        QCOMPARE(reply[u"problems"_s][0][u"field"_s].toString(), u"struggles"_s);
        QVERIFY(!cardOf(shelf.catalogue, u"n1"_s).contains(u"struggles"_s));
    }

    void importingAgainChangesNothingTwice()
    {
        Shelf shelf;
        const auto first = shelf.take(u"set.xml"_s, oddSet);
        const auto list = shelf.catalogue.list();
        QCOMPARE(shelf.take(u"set.xml"_s, oddSet), first);
        QCOMPARE(shelf.catalogue.list(), list);
    }

    void aCorrectionSurvivesTheNextImport()
    {
        Shelf shelf;
        auto &catalogue = shelf.catalogue;
        shelf.take(u"set.xml"_s, oddSet);
        QCOMPARE(catalogue.correct(u"a5"_s, u"cost"_s, u"4"_s).card[u"cost"_s].toInt(), 4);
        QVERIFY(!catalogue.correct(u"a5"_s, u"cost"_s, u"many"_s).wrong.isEmpty());
        QVERIFY(!catalogue.correct(u"nobody"_s, u"cost"_s, u"4"_s).wrong.isEmpty());
        QVERIFY(!catalogue.correct(u"a5"_s, u"colour"_s, u"4"_s).wrong.isEmpty());
        shelf.take(u"set.xml"_s, oddSet);
        QCOMPARE(cardOf(catalogue, u"a5"_s)[u"cost"_s].toInt(), 4);
        QCOMPARE(catalogue.corrections().size(), 1);
    }

    void allIconsAndOneOfThemAreCorrectedInTurn()
    {
        Shelf shelf;
        shelf.take(u"set.xml"_s, oddSet);
        shelf.catalogue.correct(u"a1"_s, u"terror"_s, u"3"_s);
        shelf.catalogue.correct(u"a1"_s, u"icons"_s, u"@$"_s);
        const auto icons = shelf.catalogue.correct(u"a1"_s, u"arcane"_s, u"4"_s).card[u"icons"_s].toObject();
        QCOMPARE(icons[u"arcane"_s].toInt(), 4);
        QCOMPARE(icons[u"terror"_s].toInt(), 1);
        shelf.take(u"set.xml"_s, oddSet);
        QCOMPARE(cardOf(shelf.catalogue, u"a1"_s)[u"icons"_s].toObject(), icons);
    }

    void blanksAndHyphensComeAndGo_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("the hyphen left out") << u"saltborn"_s << u"Salt-born Thing"_s;
        QTest::newRow("a blank for it") << u"salt born"_s << u"Salt-born Thing"_s;
        QTest::newRow("the blank left out") << u"tallone"_s << u"Tall One"_s;
        QTest::newRow("a slip: the shortest name that fits") << u"tal one"_s << u"Tall One"_s;
        QTest::newRow("a blank for the apostrophe") << u"nor d ak"_s << u"Nor D'Ak"_s;
        QTest::newRow("letters of their own") << u"oyster strasse"_s << u"Øyster Straße"_s;
    }
    void blanksAndHyphensComeAndGo()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QByteArray cards;
        for (const auto *name : {"Salt-born Thing", "A Tall One", "Tall One", "Nor D'Ak", "Øyster Straße"})
            cards += cardOf(name, QByteArray::number(cards.size()), "Event");
        Shelf shelf;
        shelf.take(cards);
        QCOMPARE(shelf.catalogue.find(typed, 5).at(0)[u"name"_s].toString(), first);
    }

    void cardsAreFoundAsOneTypes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("the beginning") << u"ad"_s << u"Ada Quill"_s;
        QTest::newRow("the beginning of any word") << u"qui"_s << u"Ada Quill"_s;
        QTest::newRow("of two words") << u"qui ada"_s << u"Ada Quill"_s;
        QTest::newRow("accents don't matter") << u"cafe"_s << u"Café Noir"_s;
        QTest::newRow("punctuation doesn't matter") << u"45 lan"_s << u".45 Lanterns"_s;
        QTest::newRow("a letter changed") << u"crxoked"_s << u"Crooked Blade"_s;
        QTest::newRow("a letter left out") << u"croked"_s << u"Crooked Blade"_s;
        QTest::newRow("a letter too many") << u"crookked"_s << u"Crooked Blade"_s;
        QTest::newRow("two letters swapped") << u"corok"_s << u"Crooked Blade"_s;
        QTest::newRow("the subtitle too") << u"keeper"_s << u"Ada Quill"_s;
        QTest::newRow("nothing like it") << u"zzz"_s << u""_s;
    }

    void cardsAreFoundAsOneTypes()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        Shelf shelf;
        shelf.take(u"set.xml"_s, oddSet);
        QCOMPARE(shelf.catalogue.find(typed, 5).at(0)[u"name"_s].toString(), first);
    }

    void aDeckMatchesById()
    {
        const QTemporaryDir folder;
        Kept kept(folder.filePath(u"c.db"_s));
        auto &catalogue = kept.catalogue;
        const auto deck = saved(folder, u"My Deck.o8d"_s,
                                R"(<deck><section name="Draw Deck"><card qty="3" id="A1">Wrong name</card>
                                <card qty="2" id="Z9">Unknown One</card><card qty="lots" id="A3">Blade</card></section></deck>)");
        const auto reply = catalogue.import({deck, saved(folder, u"set.xml"_s, oddSet)});
        QCOMPARE(reply[u"decks"_s].toInt(), 1);
        const auto found = catalogue.named("deck", "My Deck");
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(found[0].find("Ada Quill") != std::string::npos);
        QVERIFY(QJsonDocument(reply).toJson().contains("Unknown One"));
    }

    void whatADeckLacksIsSaidOnceByTheNamesOfItsCards()
    {
        const QTemporaryDir folder;
        QByteArray lines;
        for (int i = 0; i < 24; ++i)
            lines += "<card qty=\"2\" id=\"Z" + QByteArray::number(i) + "\">Card " + QByteArray::number(i) +
                     "</card>";
        QFile file(folder.filePath(u"Far.o8d"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<deck><section name=\"Draw Deck\">" + lines + "</section></deck>");
        file.close();
        Shelf shelf;
        const auto problems =
            shelf.catalogue.reportOf(data::harvestOf({file.fileName()}))[u"problems"_s].toArray();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0][u"missing"_s].toArray().size(), 24);
        QVERIFY(problems[0][u"text"_s].toString().startsWith(
            u"import the sets of these cards first: Card 0, "_s));
    }

    void aTableIsReadByItsHeader()
    {
        Shelf shelf;
        const auto reply = shelf.take(u"more.csv"_s, "Name,type,cost,skill,terror,combat\r\n"
                                                     "\"Mole, the\",character,2,3,1,\r\n"
                                                     "Odd,character,two,1,0,0\r\n");
        QCOMPARE(reply[u"cards"_s].toInt(), 2);
        QCOMPARE(reply[u"problems"_s].toArray().size(), 1);
        QCOMPARE(shelf.catalogue.find(u"mole"_s, 1).at(0)[u"skill"_s].toInt(), 3);
    }

    // The columns that every table has are enough for a card that can be played.
    void aTableWithoutSubtitlesGivesWholeCards()
    {
        Shelf shelf;
        shelf.take(u"more.csv"_s, "name;type;cost;skill;terror;combat;arcane;investigation\n"
                                  "[[ Mole;character;2;3;1;0;0;0\n");
        const auto mole = cardOf(shelf.catalogue, u"mole"_s);
        QCOMPARE(mole[u"subtitle"_s], QJsonValue(u""_s));
        QCOMPARE(mole[u"keywords"_s].toArray(), QJsonArray{u"steadfast"_s});
        QCOMPARE(mole[u"unique"_s], QJsonValue(false));
        const auto named = shelf.catalogue.named("card", "Mole");
        QCOMPARE(named.size(), std::size_t(1));
        QCOMPARE(named[0].find("null"), std::string::npos);
    }

    void oneBadByteCostsOneLetter()
    {
        Shelf shelf;
        const auto cards = cardOf("Bo\xff", "n1", "Event") + cardOf("Cy", "n2", "Event");
        const auto reply = shelf.take(u"set.xml"_s, "\n\xef\xbb\xbf\n" + setOf(cards));
        QCOMPARE(shelf.catalogue.list().size(), 2);
        QCOMPARE(reply[u"problems"_s].toArray().size(), 1);
        QCOMPARE(reply[u"problems"_s][0][u"field"_s].toString(), u"name"_s);
    }

    void aFileSaysItsOwnEncoding()
    {
        Shelf shelf;
        shelf.take(u"set.xml"_s, "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><set>" +
                                     cardOf("Caf\xe9", "n1", "Event") + "</set>");
        QCOMPARE(cardOf(shelf.catalogue, u"n1"_s)[u"name"_s].toString(), u"Café"_s);
    }

    void aFileThatBreaksOffSaysWithinWhichCard()
    {
        Shelf shelf;
        const auto whole = setOf(cardOf("Ann", "n1", "Event") + cardOf("Bo", "n2", "Event", "Cost", "3"));
        const auto reply = shelf.take(u"set.xml"_s, whole.left(whole.indexOf("Cost")));
        QCOMPARE(reply[u"problems"_s][0][u"card"_s].toString(), u"Bo"_s);
        QCOMPARE(cardOf(shelf.catalogue, u"n1"_s)[u"name"_s].toString(), u"Ann"_s);
    }

    void hostileFilesAreRefusedAndTheRestGoesIn_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a bomb of entities")
            << QByteArray("<?xml version=\"1.0\"?><!DOCTYPE set [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
                          "\"&a;&a;&a;&a;\">]><set name=\"&b;\"/>");
        QTest::newRow("cut off") << oddSet.left(oddSet.size() / 2);
        QTest::newRow("no XML") << QByteArray("\x00\xff\xfe garbage", 11);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("deeply nested") << QByteArray("<a>").repeated(20000);
        QTest::newRow("another kind") << QByteArray("<html/>");
    }

    void hostileFilesAreRefusedAndTheRestGoesIn()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        Kept kept(folder.filePath(u"c.db"_s));
        auto &catalogue = kept.catalogue;
        const auto reply =
            catalogue.import({saved(folder, u"bad.xml"_s, content), saved(folder, u"set.xml"_s, oddSet)});
        QVERIFY(reply[u"problems"_s].toArray().size() >= 4);
        QCOMPARE(cardOf(catalogue, u"a1"_s)[u"name"_s].toString(), u"Ada Quill"_s);
    }

    void hugeSetsGoIn()
    {
        QByteArray xml = "<set name=\"Huge\">";
        for (int i = 0; i < 5000; ++i)
            xml += "<card name=\"Card " + QByteArray::number(i) + "\" id=\"h" + QByteArray::number(i) +
                   "\"><property name=\"Type\" value=\"Character\"/><property name=\"Cost\" "
                   "value=\"1\"/></card>";
        xml += "</set>";
        QCOMPARE(Shelf().take(u"set.xml"_s, xml)[u"cards"_s].toInt(), 5000);
    }

    // One broken page of the file costs neither the other cards nor what was corrected.
    void aDamagedFileKeepsItsCards()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"cards.db"_s);
        {
            Kept kept(path);
            auto &catalogue = kept.catalogue;
            for (int i = 0; i < 400; ++i)
                catalogue.keepOwn(
                    {{u"name"_s, u"Card number %1"_s.arg(i)}, {u"type"_s, u"character"_s}, {u"cost"_s, 2}});
            QCOMPARE(catalogue.correct(u"own-card-number-7-character"_s, u"cost"_s, u"5"_s).wrong, QString());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 12 * 4096);
        QVERIFY(file.seek(11 * 4096));
        file.write(QByteArray(4096, '\x5a'));
        file.close();
        const Kept kept(path);
        const auto &catalogue = kept.catalogue;
        QVERIFY(QFile::exists(path + u".damaged-1"_s));
        QVERIFY2(catalogue.size() > 200, qPrintable(QString::number(catalogue.size())));
        QVERIFY(catalogue.size() <= 400);
    }

    void theInventedDeckIsThere()
    {
        const data::Catalogue catalogue(nullptr);
        const auto found = catalogue.named("deck", "The Drowned Harbour");
        QCOMPARE(found.size(), std::size_t(1));
        int cards = 0;
        int characters = 0;
        for (const auto line :
             QJsonDocument::fromJson(QByteArray::fromStdString(found[0]))[u"cards"_s].toArray()) {
            cards += line[u"count"_s].toInt();
            characters += line[u"card"_s][u"type"_s] == u"character"_s ? line[u"count"_s].toInt() : 0;
        }
        QCOMPARE(cards, 50);
        QVERIFY(characters * 100 >= 60 * cards && characters * 100 <= 65 * cards);
    }
};

QTEST_GUILESS_MAIN(CthulhuCatalogueTest)
#include "catalogue_test.moc"

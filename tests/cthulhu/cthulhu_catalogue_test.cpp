#include "data/catalogue/catalogue.h"

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

QString saved(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return file.fileName();
}

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
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        const auto file = saved(folder, u"Set.xml"_s, oddSet);
        const auto reply = catalogue.import({file});
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

    void importingAgainChangesNothingTwice()
    {
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        const auto file = saved(folder, u"set.xml"_s, oddSet);
        const auto first = catalogue.import({file});
        const auto list = catalogue.list();
        QCOMPARE(catalogue.import({file}), first);
        QCOMPARE(catalogue.list(), list);
    }

    void aCorrectionSurvivesTheNextImport()
    {
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        const auto file = saved(folder, u"set.xml"_s, oddSet);
        catalogue.import({file});
        QCOMPARE(catalogue.correct(u"a5"_s, u"cost"_s, u"4"_s).card[u"cost"_s].toInt(), 4);
        QVERIFY(!catalogue.correct(u"a5"_s, u"cost"_s, u"many"_s).wrong.isEmpty());
        QVERIFY(!catalogue.correct(u"nobody"_s, u"cost"_s, u"4"_s).wrong.isEmpty());
        QVERIFY(!catalogue.correct(u"a5"_s, u"colour"_s, u"4"_s).wrong.isEmpty());
        catalogue.import({file});
        QCOMPARE(cardOf(catalogue, u"a5"_s)[u"cost"_s].toInt(), 4);
        QCOMPARE(catalogue.corrections().size(), 1);
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
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        catalogue.import({saved(folder, u"set.xml"_s, oddSet)});
        QCOMPARE(catalogue.find(typed, 5).at(0)[u"name"_s].toString(), first);
    }

    void aDeckMatchesById()
    {
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
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

    void aTableIsReadByItsHeader()
    {
        const QTemporaryDir folder;
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        const auto file = saved(folder, u"more.csv"_s,
                                "Name,type,cost,skill,terror,combat\r\n\"Mole, the\",character,2,3,1,\r\n"
                                "Odd,character,two,1,0,0\r\n");
        const auto reply = catalogue.import({file});
        QCOMPARE(reply[u"cards"_s].toInt(), 2);
        QCOMPARE(reply[u"problems"_s].toArray().size(), 1);
        QCOMPARE(catalogue.find(u"mole"_s, 1).at(0)[u"skill"_s].toInt(), 3);
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
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        const auto reply =
            catalogue.import({saved(folder, u"bad.xml"_s, content), saved(folder, u"set.xml"_s, oddSet)});
        QVERIFY(reply[u"problems"_s].toArray().size() >= 4);
        QCOMPARE(cardOf(catalogue, u"a1"_s)[u"name"_s].toString(), u"Ada Quill"_s);
    }

    void hugeSetsGoIn()
    {
        const QTemporaryDir folder;
        QByteArray xml = "<set name=\"Huge\">";
        for (int i = 0; i < 5000; ++i)
            xml += "<card name=\"Card " + QByteArray::number(i) + "\" id=\"h" + QByteArray::number(i) +
                   "\"><property name=\"Type\" value=\"Character\"/><property name=\"Cost\" "
                   "value=\"1\"/></card>";
        xml += "</set>";
        data::Catalogue catalogue(folder.filePath(u"c.db"_s), data::Catalogue::Purpose::change);
        QCOMPARE(catalogue.import({saved(folder, u"set.xml"_s, xml)})[u"cards"_s].toInt(), 5000);
    }

    // One broken page of the file costs neither the other cards nor what was corrected.
    void aDamagedFileKeepsItsCards()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"cards.db"_s);
        {
            data::Catalogue catalogue(path, data::Catalogue::Purpose::change);
            for (int i = 0; i < 400; ++i)
                catalogue.keepOwn({{u"name"_s, u"Card number %1"_s.arg(i)}, {u"type"_s, u"character"_s}, {u"cost"_s, 2}});
            QCOMPARE(catalogue.correct(u"own-card-number-7-character"_s, u"cost"_s, u"5"_s).wrong, QString());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 12 * 4096);
        QVERIFY(file.seek(11 * 4096));
        file.write(QByteArray(4096, '\x5a'));
        file.close();
        const data::Catalogue catalogue(path, data::Catalogue::Purpose::change);
        QVERIFY(QFile::exists(path + u".damaged-1"_s));
        QVERIFY2(catalogue.size() > 200, qPrintable(QString::number(catalogue.size())));
        QVERIFY(catalogue.size() <= 400);
    }

    void theInventedDeckIsThere()
    {
        const data::Catalogue catalogue({}, data::Catalogue::Purpose::read);
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
#include "cthulhu_catalogue_test.moc"

#include "app/card_shelf.h"

#include "data/journal/open_journal.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// A deck whose cards nobody has imported yet: one sentence, whatever their number.
class MissingSetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSetsToImportFirstAreSaidOnce_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("1") << 1 << u"Import this card’s set first: Card 1."_s;
        QTest::newRow("2") << 2 << u"Import these cards’ sets first: Card 1 and Card 2."_s;
        QTest::newRow("6")
            << 6 << u"Import these cards’ sets first: Card 1, Card 2, Card 3, Card 4, Card 5 and Card 6."_s;
        QTest::newRow("7")
            << 7 << u"Import these cards’ sets first: Card 1, Card 2, Card 3, Card 4, Card 5 and 2 more."_s;
        QTest::newRow("30")
            << 30 << u"Import these cards’ sets first: Card 1, Card 2, Card 3, Card 4, Card 5 and 25 more."_s;
    }
    void theSetsToImportFirstAreSaidOnce()
    {
        QFETCH(int, cards);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        QFile deck(folder.filePath(u"Far.o8d"_s));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write("<deck><section name=\"Draw Deck\">");
        for (int i = 1; i <= cards; ++i)
            deck.write("<card qty=\"2\" id=\"Z" + QByteArray::number(i) + "\">Card " + QByteArray::number(i) +
                       "</card>");
        deck.write("</section></deck>");
        deck.close();
        const auto opened =
            data::openJournal(folder.filePath(u"cards.db"_s).toStdString(), data::Purpose::play);
        app::CardShelf shelf(&opened.journal->database());
        const auto problems = shelf.preview({QUrl::fromLocalFile(deck.fileName())})[u"problems"_s].toList();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0].toMap()[u"text"_s].toString(), sentence);
    }
};

QTEST_MAIN(MissingSetsTest)
#include "missing_sets_test.moc"

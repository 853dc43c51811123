#include "app/hub/league.h"

#include <QTest>

using namespace torchside::hub;
using namespace Qt::StringLiterals;

// Points for places, and who stands where.
class LeagueTest : public QObject {
    Q_OBJECT

    static Result ended(const QList<int> &places, const QList<bool> &won = {})
    {
        Result result;
        for (qsizetype i = 0; i < places.size(); ++i)
            result.people.push_back({u"P%1"_s.arg(i), places[i], won.value(i, places[i] == 1)});
        return result;
    }

private Q_SLOTS:
    void pointsAreForPlaces_data()
    {
        QTest::addColumn<QList<int>>("places");
        QTest::addColumn<QList<bool>>("won");
        QTest::addColumn<QList<double>>("points");
        QTest::newRow("one after another") << QList{1, 2, 3} << QList<bool>{} << QList{4.0, 3.0, 2.0};
        QTest::newRow("in any order") << QList{3, 1, 2} << QList<bool>{} << QList{2.0, 4.0, 3.0};
        QTest::newRow("two first share both places")
            << QList{1, 1, 3} << QList<bool>{} << QList{3.5, 3.5, 2.0};
        QTest::newRow("three second share")
            << QList{1, 2, 2, 2} << QList<bool>{} << QList{4.0, 2.0, 2.0, 2.0};
        QTest::newRow("beyond the last place nothing")
            << QList{1, 2, 3, 4, 5, 6} << QList<bool>{} << QList{4.0, 3.0, 2.0, 1.0, 0.0, 0.0};
        QTest::newRow("level at the last place with points")
            << QList{1, 2, 3, 4, 4} << QList<bool>{} << QList{4.0, 3.0, 2.0, 0.5, 0.5};
        QTest::newRow("all won together") << QList{0, 0} << QList{true, true} << QList{3.5, 3.5};
        QTest::newRow("all lost together") << QList{0, 0} << QList{false, false} << QList{0.0, 0.0};
        QTest::newRow("one alone won") << QList{0} << QList{true} << QList{4.0};
    }

    void pointsAreForPlaces()
    {
        QFETCH(QList<int>, places);
        QFETCH(QList<bool>, won);
        const auto points = pointsFor(ended(places, won), {4, 3, 2, 1});
        QTEST(QList<double>(points.begin(), points.end()), "points");
    }

    void whatPlacesAreWorthIsReadAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<double>>("worth");
        QTest::newRow("numbers") << u"5 3 1"_s << QList{5.0, 3.0, 1.0};
        QTest::newRow("halves, as Germans write them") << u"2,5 1"_s << QList{2.5, 1.0};
        QTest::newRow("blanks around") << u"  3   2 "_s << QList{3.0, 2.0};
        QTest::newRow("words") << u"many few"_s << QList<double>{};
        QTest::newRow("less than nothing") << u"3 -1"_s << QList<double>{};
        QTest::newRow("nothing") << QString() << QList<double>{};
        QTest::newRow("no number at all") << u"nan"_s << QList<double>{};
    }

    void whatPlacesAreWorthIsReadAsPeopleWriteIt()
    {
        QFETCH(QString, text);
        const auto worth = pointsIn(text);
        QTEST(QList<double>(worth.begin(), worth.end()), "worth");
    }

    void aPersonIsOneHoweverTheNameIsWritten()
    {
        Result one;
        one.people = {{u"Ann"_s, 1, true}, {u"Bo"_s, 2, false}};
        Result other;
        other.people = {{u"bo "_s, 1, true}, {u"ANN"_s, 2, false}};
        const auto standings = standingsOf({&one, &other}, {4, 3});
        QCOMPARE(standings.size(), 2U);
        QCOMPARE(standings[0].points, 7.0);
        QCOMPARE(standings[1].points, 7.0);
        QCOMPARE(standings[0].rank, 1);
        QCOMPARE(standings[1].rank, 1); // level: they share the place
        QCOMPARE(standings[0].played, 2);
        QCOMPARE(standings[0].won, 1);
    }

    void thirdsAddUpToWhole()
    {
        const auto third = ended({1, 1, 1});
        const auto standings = standingsOf({&third, &third, &third}, {4, 3, 1});
        QCOMPARE(standings[0].points, 8.0);
    }

    void aResultIsReadAsItWasWritten()
    {
        Result result = ended({1, 2});
        result.people[0].score = 12;
        result.people[1].role = u"The Smith"_s;
        result.started = 1'700'000'000'000;
        result.ended = result.started + 60'000;
        result.minutes = 1;
        result.play = "https://app.bgstatsapp.com/createPlay.html?data=%7B%7D";
        QCOMPARE(Result::read(result.written()), std::optional(result));
        QVERIFY(!Result::read("nonsense"));
    }
};

QTEST_GUILESS_MAIN(LeagueTest)
#include "league_test.moc"

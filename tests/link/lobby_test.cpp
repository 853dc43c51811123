#include "app/link/lobby.h"
#include "app/link/proof.h"
#include "tests/link/paper_table.h"

#include <QJsonDocument>
#include <QTest>

using namespace torchside::link;
using namespace Qt::StringLiterals;

namespace {

// A table with its lobby, and phones that say what the page says.
struct Room {
    PaperTable table;
    std::map<int, QList<QJsonObject>> heard;
    QList<int> dropped;
    QList<int> answers;
    bool waits = false; // with deeds, until the test says so
    Lobby lobby{
        table,
        Book::fresh(7),
        {[this](int to, const QByteArray &said) { heard[to].append(QJsonDocument::fromJson(said).object()); },
         [this](int who) { dropped.append(who); }, [] {}, [this](int who) { answers.append(who); },
         [this] {
             if (!waits)
                 lobby.doDeeds();
         }}};

    static QByteArray device(int phone) { return QByteArray::number(phone).rightJustified(32, '0'); }

    // What others are told of it.
    static QString handle(int phone) { return QString::fromLatin1(handleOf(device(phone))); }

    QByteArray nonce(int phone) const
    {
        QByteArray newest;
        for (const auto &message : heard.at(phone))
            if (message.contains(u"nonce"_s))
                newest = message[u"nonce"_s].toString().toLatin1();
        return newest;
    }

    void say(int phone, const QJsonObject &message) { lobby.said(phone, QJsonDocument(message).toJson()); }

    void join(int phone, QJsonObject more = {})
    {
        lobby.came(phone);
        more[u"type"_s] = u"join"_s;
        more[u"v"_s] = Lobby::version;
        more[u"device"_s] = QString::fromLatin1(device(phone));
        more[u"language"_s] = u"en"_s;
        if (!more.contains(u"proof"_s) && !more.contains(u"pin"_s))
            more[u"proof"_s] = QString::fromLatin1(proofOf(lobby.book().token, nonce(phone), device(phone)));
        say(phone, more);
    }

    void sit(int phone, int seat)
    {
        join(phone);
        claim(phone, seat);
    }

    void claim(int phone, int seat) { say(phone, {{u"type"_s, u"claim"_s}, {u"seat"_s, seat}}); }

    void act(int phone, const QString &id, int seat, QJsonObject more = {})
    {
        more[u"type"_s] = u"do"_s;
        more[u"id"_s] = id;
        more[u"do"_s] = QJsonObject{{u"do"_s, u"count"_s}, {u"seat"_s, seat}};
        say(phone, more);
        lobby.tableChanged();
    }

    void read(int phone) { say(phone, {{u"type"_s, u"ack"_s}, {u"n"_s, newest(phone, u"state"_s)[u"n"_s]}}); }

    QStringList types(int phone) const
    {
        QStringList all;
        for (const auto &message : heard.at(phone))
            all.append(message[u"type"_s].toString());
        return all;
    }

    QJsonObject newest(int phone, const QString &type) const
    {
        QJsonObject found;
        for (const auto &message : heard.at(phone))
            if (message[u"type"_s] == type)
                found = message;
        return found;
    }

    std::optional<int> seatOf(int phone) const
    {
        const auto found = lobby.book().devices.find(device(phone));
        return found == lobby.book().devices.end() ? std::nullopt : found->second.seat;
    }
};

} // namespace

// What phones and the table say to each other, told without a network.
class LobbyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsToldWithoutTheSecret()
    {
        Room room;
        room.join(1, {{u"proof"_s, u"guessed"_s}});
        QCOMPARE(room.types(1), (QStringList{u"hello"_s, u"closed"_s}));
        QVERIFY(room.lobby.book().devices.empty());
        room.claim(1, 0); // as if nothing were wrong
        QCOMPARE(room.dropped, QList<int>{1});
    }

    void aProofIsGoodForOneGreetingOnly()
    {
        Room room;
        room.lobby.came(1);
        const auto overheard = proofOf(room.lobby.book().token, room.nonce(1), Room::device(1));
        room.join(2, {{u"proof"_s, QString::fromLatin1(overheard)}});
        QVERIFY(!room.lobby.hasJoined(2));
    }

    void whoHasComeInMayTakeThePackAndWhoWasSentAwayMayNot()
    {
        Room room;
        room.join(1);
        QCOMPARE(room.newest(1, u"room"_s)[u"pack"_s], QJsonValue(QString()));
        room.lobby.offerPack(true);
        room.join(2);
        const auto before = room.newest(2, u"room"_s)[u"pack"_s].toString();
        QVERIFY2(before.startsWith(u"/PACK/"_s), qPrintable(before));
        QCOMPARE(room.newest(1, u"room"_s)[u"pack"_s].toString(), before);
        room.lobby.sendAway(Room::device(2));
        QVERIFY(room.newest(1, u"room"_s)[u"pack"_s].toString() != before);
        QCOMPARE(room.newest(2, u"room"_s)[u"pack"_s].toString(), before);
        room.lobby.offerPack(false);
        QCOMPARE(room.newest(1, u"room"_s)[u"pack"_s], QJsonValue(QString()));
    }

    void aFreeSeatIsWhoseItIsAskedFor()
    {
        Room room;
        room.sit(1, 1);
        QCOMPARE(room.seatOf(1), std::optional(1));
        QCOMPARE(room.newest(1, u"room"_s)[u"seats"_s][1][u"taken"_s], QJsonValue(true));
        QCOMPARE(room.newest(1, u"state"_s)[u"view"_s][u"parts"_s][0][u"text"_s], QJsonValue(u"Bo"_s));
    }

    void whoeverSitsThereIsAskedForATakenOne_data()
    {
        QTest::addColumn<bool>("granted");
        QTest::newRow("yes") << true;
        QTest::newRow("no") << false;
    }

    void whoeverSitsThereIsAskedForATakenOne()
    {
        QFETCH(bool, granted);
        Room room;
        room.sit(1, 0);
        room.sit(2, 0);
        QVERIFY(!room.seatOf(2));
        QCOMPARE(room.newest(2, u"asking"_s)[u"seat"_s], QJsonValue(0));
        QCOMPARE(room.newest(1, u"room"_s)[u"asked"_s][0], QJsonValue(Room::handle(2)));
        room.join(3); // somebody else's answer is none
        room.say(3, {{u"type"_s, u"answer"_s}, {u"device"_s, Room::handle(2)}, {u"yes"_s, true}});
        QVERIFY(!room.seatOf(2));
        room.say(1, {{u"type"_s, u"answer"_s}, {u"device"_s, Room::handle(2)}, {u"yes"_s, granted}});
        QCOMPARE(room.seatOf(2).has_value(), granted);
        QCOMPARE(room.seatOf(1).has_value(), !granted);
        QVERIFY(room.lobby.wishes().empty());
    }

    void theCodeOfOneSeatLetsSomebodyBackInOnce()
    {
        Room room;
        room.sit(1, 0);
        const auto ticket = room.lobby.ticketFor(0);
        room.join(2);
        const auto shown = QString::fromLatin1(proofOf(ticket, room.nonce(2), Room::device(2)));
        room.say(2, {{u"type"_s, u"claim"_s}, {u"seat"_s, 0}, {u"ticket"_s, shown}});
        QCOMPARE(room.seatOf(2), std::optional(0));
        QVERIFY(!room.seatOf(1));
        room.claim(1, 0); // and then it is asked for like any other
        QCOMPARE(room.seatOf(2), std::optional(0));
    }

    void aSeatActsForItselfOnly()
    {
        Room room;
        room.sit(1, 1);
        room.act(1, u"a"_s, 0);
        QCOMPARE(room.newest(1, u"done"_s)[u"code"_s], QJsonValue(u"not-yours"_s));
        room.act(1, u"b"_s, 1);
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s], QJsonValue(true));
        QCOMPARE(room.table.numberAt(1), 1);
    }

    // Eight who tap at once are one word of the disk.
    void whatComesAtTheSameMomentIsKeptTogether_data()
    {
        QTest::addColumn<bool>("refuses");
        QTest::newRow("the disk says yes") << false;
        QTest::newRow("the disk says no: each by itself") << true;
    }

    void whatComesAtTheSameMomentIsKeptTogether()
    {
        QFETCH(bool, refuses);
        Room room;
        room.waits = true;
        for (const int phone : {1, 2, 3})
            room.sit(phone, phone - 1);
        room.table.refusesOnce = refuses;
        for (const int phone : {1, 2, 3})
            room.act(phone, QString::number(phone), phone - 1);
        room.act(1, u"1"_s, 0); // sent again meanwhile
        room.lobby.left(3);
        QCOMPARE(room.table.numberAt(0), 0);
        QVERIFY(!room.types(1).contains(u"done"_s));
        room.lobby.doDeeds();
        QCOMPARE(room.table.written, 1);
        QCOMPARE(room.table.numberAt(0), 1);
        QCOMPARE(room.table.numberAt(1), 1);
        QCOMPARE(room.table.numberAt(2), 0); // who has gone asks again
        QCOMPARE(room.types(1).count(u"done"_s), 2);
        QCOMPARE(room.types(2).count(u"done"_s), 1);
        room.lobby.doDeeds();
        QCOMPARE(room.table.seq, 3);
    }

    void whatIsSentAgainIsNotDoneTwice()
    {
        Room room;
        room.sit(1, 1);
        room.act(1, u"same"_s, 1);
        room.lobby.left(1);
        room.join(1);
        room.act(1, u"same"_s, 1);
        QCOMPARE(room.table.numberAt(1), 1);
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s], QJsonValue(true));
    }

    void aChoiceMeantForAnOlderViewIsNotTaken()
    {
        Room room;
        room.sit(1, 0);
        room.sit(2, 1);
        room.act(2, u"a"_s, 1);
        room.act(1, u"b"_s, 0, {{u"at"_s, 1}}); // what is offered is the same as it was then
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s], QJsonValue(true));
        room.table.offer = u"Something else"_s;
        room.read(1);
        room.act(2, u"c"_s, 1);
        room.act(1, u"d"_s, 0, {{u"at"_s, 2}});
        QCOMPARE(room.newest(1, u"done"_s)[u"code"_s], QJsonValue(u"moved-on"_s));
        room.act(1, u"e"_s, 0); // a counter needs no such care
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s], QJsonValue(true));
    }

    // What is shown and what is done, by what a phone may do and where it sits.
    void theTableOfRightsIsWhole_data()
    {
        QTest::addColumn<QString>("rights");
        QTest::addColumn<bool>("sits");
        QTest::addColumn<int>("shown"); // how many people's parts
        QTest::addColumn<bool>("own");  // what is done for seat 1, where it sits or would
        QTest::addColumn<bool>("others");
        QTest::newRow("its own seat") << u"seat"_s << true << 1 << true << false;
        QTest::newRow("its own seat, and it has none") << u"seat"_s << false << 0 << false << false;
        QTest::newRow("everything, with a seat") << u"everything"_s << true << 3 << true << true;
        QTest::newRow("everything, without one") << u"everything"_s << false << 3 << true << true;
        QTest::newRow("only to watch, with a seat") << u"watch"_s << true << 0 << false << false;
        QTest::newRow("only to watch, without one") << u"watch"_s << false << 0 << false << false;
    }

    void theTableOfRightsIsWhole()
    {
        QFETCH(QString, rights);
        QFETCH(bool, sits);
        QFETCH(bool, own);
        QFETCH(bool, others);
        Room room;
        room.join(1);
        if (sits)
            room.claim(1, 1);
        room.read(1);
        room.lobby.setRights(Room::device(1), *rightsOf(rights));
        QCOMPARE(room.newest(1, u"room"_s)[u"rights"_s], QJsonValue(rights));
        QTEST(static_cast<int>(room.newest(1, u"state"_s)[u"view"_s][u"parts"_s].toArray().size()), "shown");
        const auto isDone = [&](int seat) {
            const auto before = room.table.numberAt(seat);
            room.act(1, QString::number(seat), seat);
            const auto reply = room.newest(1, u"done"_s);
            if (!reply[u"ok"_s].toBool() && reply[u"code"_s] != u"not-yours"_s)
                return std::optional<bool>();
            const bool changed = room.table.numberAt(seat) != before;
            return changed == reply[u"ok"_s].toBool() ? std::optional(changed) : std::nullopt;
        };
        QCOMPARE(isDone(1), std::optional(own));
        QCOMPARE(isDone(0), std::optional(others));
        QCOMPARE(isDone(2), std::optional(others));
        QVERIFY(room.dropped.isEmpty()); // to ask for what one may not is no fault
    }

    // Where somebody sits is theirs and the table's to say, whatever else a phone may do.
    void everybodyMayTakeAFreeSeatAndNobodyATakenOne_data()
    {
        QTest::addColumn<QString>("rights");
        for (const auto &rights : {u"seat"_s, u"everything"_s, u"watch"_s})
            QTest::newRow(qPrintable(rights)) << rights;
    }

    void everybodyMayTakeAFreeSeatAndNobodyATakenOne()
    {
        QFETCH(QString, rights);
        Room room;
        room.sit(2, 2);
        room.join(1);
        room.lobby.setRights(Room::device(1), *rightsOf(rights));
        room.claim(1, 2);
        QVERIFY(!room.seatOf(1));
        QCOMPARE(room.seatOf(2), std::optional(2));
        room.say(1, {{u"type"_s, u"answer"_s}, {u"device"_s, Room::handle(1)}, {u"yes"_s, true}});
        QVERIFY(!room.seatOf(1)); // nobody says yes to themselves
        room.claim(1, 0);
        QCOMPARE(room.seatOf(1), std::optional(0));
        room.say(1, {{u"type"_s, u"release"_s}});
        QVERIFY(!room.seatOf(1));
    }

    // Whoever knows another's name could come as it: it is told to nobody.
    void nobodyIsToldAnothersNameOrSecret()
    {
        Room room;
        room.sit(1, 0);
        room.sit(2, 1);
        room.join(3);
        room.claim(3, 0);
        const auto ticket = room.lobby.ticketFor(1);
        room.act(2, u"a"_s, 1);
        room.lobby.setRights(Room::device(3), Rights::everything);
        for (const int phone : {1, 2, 3}) {
            QByteArray all;
            for (const auto &message : room.heard.at(phone))
                all += QJsonDocument(message).toJson();
            for (const int other : {1, 2, 3})
                QVERIFY(!all.contains(Room::device(other)));
            for (const auto &secret : {room.lobby.book().token, room.lobby.book().pin, ticket})
                QVERIFY(!all.contains(secret));
        }
    }

    void whatWasDoneAndIsSentAgainLaterIsSaidToBeDone()
    {
        Room room;
        room.sit(1, 0);
        room.act(1, u"a"_s, 0, {{u"at"_s, 1}});
        room.table.offer = u"Something else"_s;
        ++room.table.seq;
        room.lobby.tableChanged();
        room.lobby.left(1);
        room.join(1);
        room.act(1, u"a"_s, 0, {{u"at"_s, 1}});
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s].toBool(), true);
        QCOMPARE(room.table.numberAt(0), 1);
    }

    void aChoiceOutlivesABreakInWhichOnlyOthersActed()
    {
        Room room;
        room.sit(1, 0);
        room.sit(2, 1);
        room.lobby.left(1);
        room.act(2, u"b"_s, 1);
        room.join(1);
        room.act(1, u"a"_s, 0, {{u"at"_s, 1}});
        QCOMPARE(room.newest(1, u"done"_s)[u"ok"_s].toBool(), true);
    }

    void aHostThatKeptLessThanItToldGoesOnFromWhereThePhoneIs()
    {
        Room room;
        room.join(1, {{u"epoch"_s, QString::fromLatin1(room.lobby.book().epoch)}, {u"n"_s, 40}});
        QCOMPARE(room.newest(1, u"state"_s)[u"n"_s].toInt(), 41);
    }

    void whoOnlyWatchesSeesAndDoesNothing()
    {
        Room room;
        room.sit(1, 1);
        room.read(1);
        room.lobby.setRights(Room::device(1), Rights::watch);
        QVERIFY(room.newest(1, u"state"_s)[u"view"_s][u"parts"_s].toArray().isEmpty());
        room.act(1, u"a"_s, 1);
        QCOMPARE(room.newest(1, u"done"_s)[u"code"_s], QJsonValue(u"not-yours"_s));
        room.lobby.setRights(Room::device(1), Rights::everything);
        room.act(1, u"b"_s, 2);
        QCOMPARE(room.table.numberAt(2), 1);
    }

    void aViewIsSentOnlyWhenItDiffers()
    {
        Room room;
        room.sit(1, 0);
        const auto before = room.types(1).count(u"state"_s);
        room.lobby.tableChanged();
        room.lobby.tableChanged();
        QCOMPARE(room.types(1).count(u"state"_s), before);
    }

    void aSlowReaderGetsTheNewestNotAll()
    {
        Room room;
        room.sit(1, 0);
        room.sit(2, 1);
        const auto before = room.types(1).count(u"state"_s);
        for (int i = 0; i < 20; ++i)
            room.act(2, QString::number(i), 1);
        QVERIFY(room.types(1).count(u"state"_s) - before <= Lobby::unread);
        room.read(1);
        QCOMPARE(room.newest(1, u"state"_s)[u"seq"_s], QJsonValue(room.table.seq));
    }

    void whatItWasAskedToSayCountsForNothingOnce()
    {
        Room room;
        room.sit(1, 0);
        room.read(1);
        room.read(1);
        QCOMPARE(room.answers, QList<int>{1});
        room.say(1, {{u"type"_s, u"ack"_s}, {u"n"_s, 1'000'000}}); // which it never saw
        QCOMPARE(room.answers, QList<int>{1});
    }

    void whoComesBackIsNotToldTwice()
    {
        Room room;
        room.sit(1, 0);
        const auto seen = room.newest(1, u"state"_s);
        room.lobby.left(1);
        const auto before = room.types(1).count(u"state"_s);
        const QJsonObject back{{u"epoch"_s, QString::fromLatin1(room.lobby.book().epoch)},
                               {u"n"_s, seen[u"n"_s]},
                               {u"mark"_s, seen[u"mark"_s]}};
        room.join(1, back);
        QCOMPARE(room.types(1).count(u"state"_s), before);
        QCOMPARE(room.seatOf(1), std::optional(0));
        room.lobby.left(1);
        ++room.table.seq; // meanwhile the table went on
        room.join(1, back);
        QCOMPARE(room.types(1).count(u"state"_s), before + 1);
    }

    void theSpokenNumberLetsNobodyInByItself()
    {
        Room room;
        room.lobby.came(1);
        room.lobby.left(1);
        const auto knock = [&](int phone, const QByteArray &pin) {
            room.lobby.came(phone);
            room.say(phone,
                     {{u"type"_s, u"join"_s},
                      {u"v"_s, Lobby::version},
                      {u"device"_s, QString::fromLatin1(Room::device(phone))},
                      {u"pin"_s, QString::fromLatin1(proofOf(pin, room.nonce(phone), Room::device(phone)))}});
        };
        knock(1, room.lobby.book().pin);
        QCOMPARE(room.types(1).last(), u"waiting"_s);
        QVERIFY(!room.lobby.hasJoined(1));
        room.lobby.settle(Lobby::Wish(room.lobby.wishes().front()), true);
        QVERIFY(room.lobby.hasJoined(1));
        for (int i = 0; i < pinTries; ++i)
            knock(2, "000000");
        knock(2, room.lobby.book().pin); // right, and too late
        QCOMPARE(room.newest(2, u"closed"_s)[u"why"_s], QJsonValue(u"no-pin"_s));
    }

    void whoSaidTheNumberRightlyMayWaitAtTheDoor()
    {
        Room room;
        room.lobby.came(1);
        QVERIFY(!room.lobby.isKnown(1));
        room.lobby.left(1);
        room.lobby.came(2);
        const auto pin = proofOf(room.lobby.book().pin, room.nonce(2), Room::device(2));
        room.say(2, {{u"type"_s, u"join"_s},
                     {u"v"_s, Lobby::version},
                     {u"device"_s, QString::fromLatin1(Room::device(2))},
                     {u"pin"_s, QString::fromLatin1(pin)}});
        QVERIFY(room.lobby.isKnown(2));
        QVERIFY(!room.lobby.hasJoined(2));
    }

    void whoWasSentAwayStaysAway()
    {
        Room room;
        room.sit(1, 0);
        room.lobby.sendAway(Room::device(1));
        QCOMPARE(room.types(1).last(), u"bye"_s);
        room.join(1);
        QCOMPARE(room.types(1).last(), u"bye"_s);
        QVERIFY(!room.lobby.hasJoined(1));
    }

    void seatsOutliveTheHost()
    {
        Room room;
        room.sit(1, 2);
        PaperTable again;
        QList<QJsonObject> heard;
        Lobby lobby(
            again, *Book::read([&] {
                auto book = room.lobby.book();
                book.port = 7777;
                return book.written();
            }()),
            {[&](int, const QByteArray &said) { heard.append(QJsonDocument::fromJson(said).object()); },
             [](int) {}, [] {}});
        QCOMPARE(lobby.guests().size(), std::size_t(1));
        QCOMPARE(lobby.guests().front().place.seat, std::optional(2));
    }

    void whatNoPageSendsEndsTheTalk_data()
    {
        QTest::addColumn<QByteArray>("said");
        for (const auto *said :
             {"", "{", "[]", "null", "{}", "{\"type\":\"claim\",\"seat\":-1}",
              "{\"type\":\"claim\",\"seat\":3}", "{\"type\":\"claim\",\"seat\":\"0\"}",
              "{\"type\":\"claim\",\"seat\":1e300}", "{\"type\":\"do\"}",
              "{\"type\":\"do\",\"id\":\"\",\"do\":{\"do\":\"x\"}}",
              "{\"type\":\"do\",\"id\":\"a\",\"do\":[]}", "{\"type\":\"open\"}", "{\"type\":7}"})
            QTest::newRow(said) << QByteArray(said);
        QTest::newRow("a long name") << QByteArray("{\"type\":\"do\",\"id\":\"" + QByteArray(65, 'x') +
                                                   "\",\"do\":{\"do\":\"x\"}}");
    }

    void whatNoPageSendsEndsTheTalk()
    {
        QFETCH(QByteArray, said);
        Room room;
        room.sit(1, 0);
        room.lobby.said(1, said);
        QCOMPARE(room.dropped, QList<int>{1});
        QCOMPARE(room.table.numberAt(0), 0);
    }
};

QTEST_GUILESS_MAIN(LobbyTest)
#include "lobby_test.moc"

#include "tests/hub/club.h"

#include <QTest>

using namespace torchside;
using namespace torchside::hub;
using namespace Qt::StringLiterals;

// Tables at a hub, told by messages: who comes in, who holds the hand, what is kept.
class RoomTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;

    QString freshFile() { return folder_.filePath(u"club-%1.sqlite"_s.arg(++files_)); }
    static QJsonObject place() { return {{u"do"_s, u"place"_s}}; }

private Q_SLOTS:
    void whoOpensATableHasItsHand()
    {
        Club club(freshFile());
        club.hall.came(1, QHostAddress::LocalHost);
        const auto say = [&](const QJsonObject &message) {
            club.hall.said(1, QJsonDocument(message).toJson());
            club.work();
        };
        say({{u"type"_s, u"look"_s}, {u"language"_s, u"de-DE"_s}});
        const auto hall = club.newest(1, u"hall"_s);
        QCOMPARE(hall[u"games"_s].toArray().size(), qsizetype(app::games().size()));
        say({{u"type"_s, u"open"_s},
             {u"game"_s, u"mandom"_s},
             {u"start"_s, QJsonObject{{u"players"_s, QJsonArray{u"Ann"_s, u"Bo"_s}}}}});
        const auto opened = club.newest(1, u"opened"_s);
        const auto table = opened[u"table"_s].toInteger();
        QCOMPARE(club.tables.find(table)->hosted.name, u"Tisch %1"_s.arg(table));
        QCOMPARE(club.newest(1, u"tables"_s)[u"tables"_s].toArray().size(), 1); // all who look are told

        club.join(2, table, opened[u"hand"_s].toString().toLatin1());
        const auto room = club.newest(2, u"room"_s);
        QCOMPARE(room[u"rights"_s], u"everything"_s);
        QCOMPARE(room[u"hub"_s][u"pin"_s].toString().size(), 6);
        club.sit(3, table, 1);
        QCOMPARE(club.newest(3, u"room"_s)[u"rights"_s], u"seat"_s);
        QVERIFY(!club.newest(3, u"room"_s)[u"hub"_s].toObject().contains(u"pin"_s));
    }

    // Of very many steps that others do nobody here may want to know.
    void howATableStandsElsewhereIsReadWhenSomebodyWantsToKnow()
    {
        const auto file = freshFile();
        Club one(file);
        const auto table = one.open();
        Club other(file);
        one.join(2, table, one.tables.find(table)->hosted.hand);
        QVERIFY(one.act(2, u"a"_s, place())[u"ok"_s].toBool());
        const auto seq = one.tables.find(table)->seq;
        other.tables.isBehind(table);
        QCOMPARE(other.tables.find(table)->seq, seq - 1);
        other.results.update();
        QCOMPARE(other.tables.find(table)->seq, seq);
    }

    // What hubs tell each other may come later than a phone that was shown the way.
    void aTableOpenedElsewhereIsFoundBeforeItsNewsAreHere()
    {
        const auto file = freshFile();
        Club one(file);
        Club other(file);
        const auto table = one.open();
        const auto token = one.tables.find(table)->hosted.token;
        other.join(2, table, token);
        QCOMPARE(other.newest(2, u"joined"_s)[u"type"_s], u"joined"_s);
        other.left(2);

        one.tables.change(table, [](Hosted &hosted) { hosted.closed = 1; });
        other.tables.lookAgain(table);
        other.rooms.came(3, table);
        QCOMPARE(other.newest(3, u"bye"_s)[u"why"_s], u"closed"_s);
        one.tables.host(table, {}); // and opened once more
        other.join(4, table, token);
        QCOMPARE(other.newest(4, u"joined"_s)[u"type"_s], u"joined"_s);

        const auto next = one.open();
        other.rooms.came(5, next + 1); // there is none
        QCOMPARE(other.newest(5, u"bye"_s)[u"why"_s], u"closed"_s);
    }

    // A whole club may come back at once, when another hub is gone.
    void whoComesBackToTheirPlaceLeavesNothingToBeKept()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.sit(2, table, 0);
        const auto kept = club.store.table(table)->version;
        club.rooms.left(2);
        club.join(2, table, club.tables.find(table)->hosted.token);
        QCOMPARE(club.newest(2, u"room"_s)[u"seat"_s], 0);
        QCOMPARE(club.store.table(table)->version, kept);
        club.rooms.left(2);
        club.join(2, table, club.tables.find(table)->hosted.hand); // and now with all rights
        QVERIFY(club.store.table(table)->version > kept);
    }

    void aTelevisionAtTheTableIsToldOfATurningPoint()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(2, table, club.tables.find(table)->hosted.hand);
        club.join(3, table, club.tables.find(table)->hosted.token);
        const auto told = [&] { return club.newest(3, u"state"_s)[u"moment"_s].toString(); };
        QVERIFY(club.act(2, u"a"_s, place())[u"ok"_s].toBool());
        QVERIFY(club.act(2, u"b"_s, {{u"do"_s, u"pass"_s}})[u"ok"_s].toBool());
        QCOMPARE(told(), QString());
        QVERIFY(club.act(2, u"c"_s, {{u"do"_s, u"reveal"_s}, {u"monster"_s, u"goblin"_s}})[u"ok"_s].toBool());
        QCOMPARE(told(), u"survival"_s);
        club.join(4, table, club.tables.find(table)->hosted.token); // what is over is not told again
        QVERIFY(!club.newest(4, u"state"_s).contains(u"moment"_s));
    }

    void whatAGameRefusesIsSaidInTheGuestsLanguage()
    {
        Club club(freshFile());
        club.hall.came(1, QHostAddress::LocalHost);
        for (const auto &message :
             {QJsonObject{{u"type"_s, u"look"_s}, {u"language"_s, u"de"_s}},
              QJsonObject{{u"type"_s, u"open"_s},
                          {u"game"_s, u"mandom"_s},
                          {u"start"_s, QJsonObject{{u"players"_s, QJsonArray{u"Ann"_s, u"Ann"_s}}}}}})
            club.hall.said(1, QJsonDocument(message).toJson());
        const auto refused = club.newest(1, u"refused"_s);
        QCOMPARE(refused[u"field"_s], u"players"_s);
        QVERIFY(!refused[u"message"_s].toString().isEmpty());
        QVERIFY(club.tables.rows().empty());
    }

    void openingMayTakeACode()
    {
        Club club(freshFile());
        club.store.keepWord(u"opening"_s, u"code"_s);
        const auto open = [&](int who, const QByteArray &code) {
            club.hall.came(who, QHostAddress::LocalHost);
            const QJsonObject look{{u"type"_s, u"look"_s}, {u"language"_s, u"en"_s}};
            club.hall.said(who, QJsonDocument(look).toJson());
            const auto device = Club::device(who);
            club.hall.said(
                who, QJsonDocument(
                         QJsonObject{
                             {u"type"_s, u"open"_s},
                             {u"game"_s, u"mandom"_s},
                             {u"device"_s, QString::fromLatin1(device)},
                             {u"proof"_s, QString::fromLatin1(link::proofOf(code, club.nonce(who), device))},
                             {u"start"_s, QJsonObject{{u"players"_s, QJsonArray{u"Ann"_s, u"Bo"_s}}}}})
                         .toJson());
        };
        open(1, "WRONG-CODES");
        QCOMPARE(club.newest(1, u"refused"_s)[u"code"_s], u"code"_s);
        open(2, club.house.opener.toLatin1());
        QVERIFY(!club.newest(2, u"opened"_s).isEmpty());
        open(3, club.house.organiser.toLatin1());
        QVERIFY(!club.newest(3, u"opened"_s).isEmpty());
    }

    void aSpokenNumberIsEnoughToComeIn()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.pin, {{u"pin"_s, true}});
        QVERIFY(!club.newest(1, u"joined"_s).isEmpty());
    }

    void tooManyWrongNumbersMakeItAnotherOne()
    {
        Club club(freshFile());
        const auto table = club.open();
        const auto pin = club.tables.find(table)->hosted.pin;
        for (int phone = 1; phone <= 25; ++phone) {
            club.join(phone, table, pin == "111111" ? "222222" : "111111", {{u"pin"_s, true}});
            club.now += 15'000;
        }
        const auto &hosted = club.tables.find(table)->hosted;
        QVERIFY(hosted.pin != pin);
        QCOMPARE(hosted.tries, 0);
        club.join(99, table, pin, {{u"pin"_s, true}});
        QVERIFY(club.newest(99, u"joined"_s).isEmpty());
        club.join(100, table, hosted.pin, {{u"pin"_s, true}});
        QVERIFY(!club.newest(100, u"joined"_s).isEmpty());
    }

    void whoGuessesAgainAndAgainIsNotHeardAtAnyTable()
    {
        Club club(freshFile());
        const auto one = club.open();
        const auto other = club.open();
        for (int phone = 1; phone <= 20; ++phone)
            club.join(phone, one, "no", {{u"pin"_s, true}});
        club.join(50, other, club.tables.find(other)->hosted.pin, {{u"pin"_s, true}});
        QVERIFY(club.newest(50, u"joined"_s).isEmpty());
        QVERIFY(club.dropped.contains(50));
        club.join(51, other, club.tables.find(other)->hosted.token); // a code is no guess
        QVERIFY(!club.newest(51, u"joined"_s).isEmpty());
        club.now += 60'000;
        club.join(52, other, club.tables.find(other)->hosted.pin, {{u"pin"_s, true}});
        QVERIFY(!club.newest(52, u"joined"_s).isEmpty());
    }

    void whoHasTheHandPlaysTheOwnSeatUntilTheyTakeItUp()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.say(1, {{u"type"_s, u"claim"_s}, {u"seat"_s, 1}});
        QCOMPARE(club.newest(1, u"state"_s)[u"view"_s][u"seat"_s], 1);
        club.say(1, {{u"type"_s, u"ack"_s}, {u"n"_s, club.newest(1, u"state"_s)[u"n"_s]}});
        club.say(1, {{u"type"_s, u"hand"_s}, {u"on"_s, true}});
        QCOMPARE(club.newest(1, u"room"_s)[u"hub"_s][u"hand"_s], true);
        QVERIFY(club.newest(1, u"state"_s)[u"view"_s][u"seat"_s].isNull());
        QCOMPARE(club.act(1, u"undo"_s, {{u"do"_s, u"undo"_s}})[u"code"_s], u"nothing-to-undo"_s); // may ask
        club.say(1, {{u"type"_s, u"hand"_s}, {u"on"_s, false}});
        QCOMPARE(club.act(1, u"undo-2"_s, {{u"do"_s, u"undo"_s}})[u"code"_s], u"not-yours"_s);
    }

    void theHandIsGivenToOthers()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.sit(2, table, 0);
        const auto handle = QString::fromLatin1(link::handleOf(Club::device(2)));
        club.say(2, {{u"type"_s, u"rights"_s}, {u"device"_s, handle}, {u"rights"_s, u"everything"_s}});
        QVERIFY(club.dropped.contains(2)); // nobody takes it
        club.sit(3, table, 0);
        QCOMPARE(club.newest(3, u"asking"_s)[u"seat"_s], 0); // somebody sits there, though away
        club.say(1, {{u"type"_s, u"answer"_s},
                     {u"device"_s, QString::fromLatin1(link::handleOf(Club::device(3)))},
                     {u"yes"_s, true}});
        QCOMPARE(club.newest(3, u"room"_s)[u"seat"_s], 0);
        club.say(1, {{u"type"_s, u"rights"_s},
                     {u"device"_s, QString::fromLatin1(link::handleOf(Club::device(3)))},
                     {u"rights"_s, u"everything"_s}});
        QCOMPARE(club.newest(3, u"room"_s)[u"rights"_s], u"everything"_s);
        club.say(
            1, {{u"type"_s, u"away"_s}, {u"device"_s, QString::fromLatin1(link::handleOf(Club::device(3)))}});
        QCOMPARE(club.newest(3, u"bye"_s)[u"why"_s], u"sent-away"_s);
    }

    void seatsAndRightsOutliveTheHub()
    {
        const auto file = freshFile();
        SessionId table = 0;
        {
            Club club(file);
            table = club.open();
            club.join(1, table, club.tables.find(table)->hosted.hand);
            club.say(1, {{u"type"_s, u"claim"_s}, {u"seat"_s, 0}});
            club.sit(2, table, 1);
            club.act(1, u"one"_s, place());
            club.tables.change(table, [](Hosted &hosted) { hosted.name = u"By the window"_s; });
        }
        Club club(file);
        QCOMPARE(club.tables.find(table)->hosted.name, u"By the window"_s);
        club.join(2, table, club.tables.find(table)->hosted.token);
        QCOMPARE(club.newest(2, u"room"_s)[u"seat"_s], 1);
        club.join(1, table, club.tables.find(table)->hosted.token);
        QCOMPARE(club.newest(1, u"room"_s)[u"seat"_s], 0);
        QCOMPARE(club.newest(1, u"room"_s)[u"rights"_s], u"everything"_s);
        QVERIFY(club.newest(1, u"state"_s)[u"seq"_s].toInt() == 2);
    }

    void whatIsSentAgainToAnotherHubIsDoneOnce()
    {
        const auto file = freshFile();
        Club one(file);
        const auto table = one.open();
        one.sit(1, table, 0);
        Club other(file);
        const auto done = one.act(1, u"tap-1"_s, place());
        QCOMPARE(done[u"ok"_s], true);
        other.sit(1, table, 0);
        const auto again = other.act(1, u"tap-1"_s, place());
        QCOMPARE(again[u"ok"_s], true);
        QCOMPARE(again[u"seq"_s], done[u"seq"_s]);
        QCOMPARE(other.journal().session(table)->head, 2);
    }

    void twoHubsOnOneTableSeeEachOther()
    {
        const auto file = freshFile();
        Club one(file);
        const auto table = one.open();
        Club other(file);
        one.sit(1, table, 0);
        other.sit(2, table, 1);
        one.lookAround();
        QCOMPARE(one.newest(1, u"room"_s)[u"seats"_s][1][u"taken"_s], true);
        QCOMPARE(one.act(1, u"a"_s, place())[u"ok"_s], true);
        other.lookAround();
        QCOMPARE(other.newest(2, u"state"_s)[u"seq"_s].toInt(), 2);
        QCOMPARE(other.act(2, u"b"_s, place())[u"ok"_s], true);
        QCOMPARE(other.journal().session(table)->head, 3);
    }

    void aCounterIsDecidedAgainWhereAnotherHubWasQuicker()
    {
        const auto file = freshFile();
        const QByteArray start = R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})";
        Club one(file);
        const auto table = one.open(start, "cutthroat");
        Club other(file);
        one.sit(1, table, 0);
        other.sit(2, table, 1);
        for (int i = 0; i < 10; ++i) // neither looks around meanwhile
            for (auto *club : {&one, &other}) {
                const int seat = club == &one ? 0 : 1;
                const QJsonObject count{{u"do"_s, u"adjust"_s},
                                        {u"player"_s, seat},
                                        {u"life"_s, 0},
                                        {u"prestige"_s, 1},
                                        {u"poison"_s, 0}};
                QCOMPARE(club->act(seat + 1, u"tap-%1"_s.arg(i * 2 + seat), count)[u"ok"_s], true);
            }
        QCOMPARE(one.journal().session(table)->head, 21);
    }

    void oneSeatHoldsOneWhicheverHubTheyAskAt()
    {
        const auto file = freshFile();
        Club one(file);
        const auto table = one.open();
        Club other(file);
        one.join(1, table, one.tables.find(table)->hosted.token);
        other.join(2, table, other.tables.find(table)->hosted.token);
        one.say(1, {{u"type"_s, u"claim"_s}, {u"seat"_s, 0}});
        other.say(2, {{u"type"_s, u"claim"_s}, {u"seat"_s, 0}}); // it has not heard of it yet
        QVERIFY(other.newest(2, u"room"_s)[u"seat"_s].isNull());
        other.lookAround();
        QCOMPARE(other.newest(2, u"room"_s)[u"seats"_s][0][u"taken"_s], true);
    }

    void aCallForTheJudgeIsOnTheWallUntilItIsAnswered()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.sit(1, table, 1);
        club.say(1, {{u"type"_s, u"judge"_s}, {u"on"_s, true}});
        QCOMPARE(club.tables.find(table)->hosted.judge, u"Bo"_s);
        QCOMPARE(club.newest(1, u"room"_s)[u"hub"_s][u"judge"_s], u"Bo"_s);
        club.desk.came(9, QHostAddress::LocalHost);
        const auto tell = [&](QJsonObject message) {
            club.desk.said(9, QJsonDocument(message).toJson());
            club.work();
        };
        tell({{u"type"_s, u"join"_s},
              {u"device"_s, u"d"_s},
              {u"proof"_s,
               QString::fromLatin1(link::proofOf(club.house.organiser.toLatin1(), club.nonce(9), "d"))}});
        QCOMPARE(club.newest(9, u"desk"_s)[u"tables"_s][0][u"judge"_s], u"Bo"_s);
        tell({{u"type"_s, u"table"_s}, {u"table"_s, static_cast<qint64>(table)}, {u"judge"_s, false}});
        QVERIFY(club.tables.find(table)->hosted.judge.isEmpty());
        QCOMPARE(club.newest(1, u"room"_s)[u"hub"_s][u"judge"_s], QString());
    }

    void aQuestionIsAnsweredInTheLanguageOfWhoAsks()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.token, {{u"language"_s, u"de"_s}});
        club.say(1, {{u"type"_s, u"ask"_s}, {u"text"_s, u"wer gewinnt"_s}});
        const auto passages = club.newest(1, u"passages"_s)[u"passages"_s].toArray();
        QVERIFY(!passages.isEmpty());
        QCOMPARE(passages[0][u"game"_s], u"Dungeon of Mandom"_s);
        for (int i = 0; i < 8; ++i)
            club.say(1, {{u"type"_s, u"ask"_s}, {u"text"_s, u"wer gewinnt"_s}});
        QCOMPARE(club.newest(1, u"passages"_s)[u"tooMany"_s], true);
        club.now += 10'000;
        club.say(1, {{u"type"_s, u"ask"_s}, {u"text"_s, u"wer gewinnt"_s}});
        QCOMPARE(club.newest(1, u"passages"_s)[u"tooMany"_s], false);
    }

    void whoHoldsACopyIsToldEachStep()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.sit(2, table, 0);
        club.say(1, {{u"type"_s, u"steps"_s}, {u"from"_s, 0}});
        auto steps = club.newest(1, u"steps"_s);
        QCOMPARE(steps[u"steps"_s].toArray().size(), 1);
        QCOMPARE(steps[u"steps"_s][0][u"command"_s][u"do"_s], u"start"_s);
        club.act(2, u"a"_s, place());
        steps = club.newest(1, u"steps"_s);
        QCOMPARE(steps[u"from"_s], 2);
        QCOMPARE(steps[u"steps"_s][0][u"sender"_s], u"Ann"_s);
        club.say(2, {{u"type"_s, u"steps"_s}, {u"from"_s, 0}}); // not for a seat
        QVERIFY(club.dropped.contains(2));
    }

    // A step that was undone and another in its place have the same number.
    void whoHoldsACopyIsToldThatItsPastIsAnother()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.sit(2, table, 0);
        club.act(2, u"a"_s, place());
        club.say(1, {{u"type"_s, u"steps"_s}, {u"from"_s, 2}});
        const QJsonValue mark = club.newest(1, u"steps"_s)[u"mark"_s];
        QVERIFY(!mark.toString().isEmpty());
        club.act(1, u"b"_s, {{u"do"_s, u"undo"_s}});
        auto steps = club.newest(1, u"steps"_s);
        QCOMPARE(steps[u"head"_s], 1);
        QCOMPARE(steps[u"last"_s], 2);
        club.now += 1;
        club.act(2, u"c"_s, place());
        steps = club.newest(1, u"steps"_s);
        QCOMPARE(steps[u"from"_s], 2); // the one in its place
        QCOMPARE(steps[u"steps"_s].toArray().size(), 1);
        QVERIFY(steps[u"mark"_s] != mark);
        club.say(1, {{u"type"_s, u"steps"_s}, {u"from"_s, 2}, {u"mark"_s, mark}}); // who slept meanwhile
        QCOMPARE(club.newest(1, u"steps"_s)[u"again"_s], true);
        club.say(1, {{u"type"_s, u"steps"_s}, {u"from"_s, 2}, {u"mark"_s, steps[u"mark"_s]}});
        QVERIFY(!club.newest(1, u"steps"_s).contains(u"again"_s));
    }

    void aStepBackIsTakenOnlyFromWhatWasShown()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.sit(2, table, 0);
        club.act(2, u"a"_s, place());
        const auto undo = [&](const QString &id, int at) {
            club.say(1, {{u"type"_s, u"do"_s},
                         {u"id"_s, id},
                         {u"at"_s, at},
                         {u"do"_s, QJsonObject{{u"do"_s, u"undo"_s}}}});
            return club.newest(1, u"done"_s);
        };
        QCOMPARE(undo(u"b"_s, 2)[u"seq"_s], 1);
        QCOMPARE(undo(u"b"_s, 2)[u"code"_s], u"moved-on"_s); // sent again it is not done twice
        club.act(2, u"c"_s, place());
        QCOMPARE(undo(u"d"_s, 1)[u"code"_s], u"moved-on"_s);
    }

    // What was offered before a step back is offered still, where it is the same.
    void aChoiceAfterAStepBackIsTaken()
    {
        Club club(freshFile());
        const auto table = club.open(
            R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})", "cutthroat");
        club.sit(2, table, 0);
        club.act(2, u"a"_s, {{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, -1}});
        club.join(1, table, club.tables.find(table)->hosted.hand); // it is shown what it may do at step 2
        const auto act = [&](const QString &id, int at, const QJsonObject &command) {
            club.say(1, {{u"type"_s, u"do"_s}, {u"id"_s, id}, {u"at"_s, at}, {u"do"_s, command}});
            return club.newest(1, u"done"_s)[u"ok"_s].toBool();
        };
        QVERIFY(act(u"b"_s, 2, {{u"do"_s, u"undo"_s}}));
        QVERIFY(act(u"c"_s, 1, {{u"do"_s, u"redo"_s}}));
    }

    void whoHoldsAllOfItClosesTheTableAndTakesItHome()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.join(1, table, club.tables.find(table)->hosted.hand);
        club.sit(2, table, 0);
        club.say(1, {{u"type"_s, u"steps"_s}, {u"from"_s, 1}});
        const QJsonValue mark = club.newest(1, u"steps"_s)[u"mark"_s];
        club.act(2, u"a"_s, place());
        club.say(1, {{u"type"_s, u"close"_s}, {u"seq"_s, 1}, {u"mark"_s, mark}});
        QCOMPARE(club.tables.find(table)->hosted.closed, 0); // somebody has done something since
        const auto steps = club.newest(1, u"steps"_s);
        QCOMPARE(steps[u"from"_s], 2);
        club.say(2, {{u"type"_s, u"close"_s}, {u"seq"_s, 2}, {u"mark"_s, steps[u"mark"_s]}}); // not a seat
        QVERIFY(club.dropped.contains(2));
        club.say(1, {{u"type"_s, u"close"_s}, {u"seq"_s, 2}, {u"mark"_s, steps[u"mark"_s]}});
        QVERIFY(club.tables.find(table)->hosted.closed != 0);
        QCOMPARE(club.newest(1, u"bye"_s)[u"why"_s], u"closed"_s);
    }

    void aTableAtRestHasNoRoom()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.sit(1, table, 0);
        QCOMPARE(club.rooms.open(), 1U);
        club.left(1);
        club.now += 60'000;
        club.rooms.sweep();
        QCOMPARE(club.rooms.open(), 0U);
        club.sit(1, table, 0);
        QCOMPARE(club.newest(1, u"room"_s)[u"seat"_s], 0);
    }

    void aClosedTableSendsItsGuestsHome()
    {
        Club club(freshFile());
        const auto table = club.open();
        club.sit(1, table, 0);
        club.tables.change(table, [&](Hosted &hosted) { hosted.closed = club.now; });
        QCOMPARE(club.newest(1, u"bye"_s)[u"why"_s], u"closed"_s);
        club.rooms.came(2, table);
        QVERIFY(club.dropped.contains(2));
    }

    void deedsOfOneMomentAreKeptTogether()
    {
        Club club(freshFile());
        const auto one = club.open();
        const auto other = club.open();
        club.sit(1, one, 0);
        club.sit(2, other, 0);
        for (const int phone : {1, 2}) {
            const QJsonObject message{
                {u"type"_s, u"do"_s}, {u"id"_s, u"tap-%1"_s.arg(phone)}, {u"do"_s, place()}};
            club.rooms.said(phone, QJsonDocument(message).toJson());
        }
        QVERIFY(club.newest(1, u"done"_s).isEmpty()); // nothing is said before it is kept
        club.work();
        QCOMPARE(club.newest(1, u"done"_s)[u"ok"_s], true);
        QCOMPARE(club.newest(2, u"done"_s)[u"ok"_s], true);
        QCOMPARE(club.journal().session(one)->head, 2);
        QCOMPARE(club.journal().session(other)->head, 2);
    }

    void whatTheDiskRefusesIsNotSaidToBeDone()
    {
        Club club(freshFile());
        const auto table = club.open(
            R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})", "cutthroat");
        club.sit(1, table, 0);
        club.journal().limitPages(1); // no larger than it is now
        const QJsonObject count{
            {u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, 0}, {u"prestige"_s, 1}, {u"poison"_s, 0}};
        int said = 0;
        for (int tap = 0; tap < 2'000 && !club.isLost; ++tap) {
            const auto heard = club.heard[1].size();
            const auto done = club.act(1, u"tap-%1"_s.arg(tap), count);
            if (club.isLost)
                QCOMPARE(club.heard[1].size(), heard); // nothing was said: the phone will ask again
            else
                QCOMPARE(done[u"ok"_s], true);
            said += club.isLost ? 0 : 1;
        }
        QVERIFY(club.isLost);
        QCOMPARE(club.journal().session(table)->head, said + 1);
    }
};

QTEST_GUILESS_MAIN(RoomTest)
#include "room_test.moc"

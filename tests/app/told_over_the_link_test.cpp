#include "tests/harness/guests.h"
#include "tests/harness/told_room.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace torchside;
using namespace Qt::StringLiterals;
using tests::deviceOf;
using tests::Room;

namespace {

// Where one begins to differ from the other.
QString differing(const QByteArray &one, const QByteArray &other)
{
    const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
    return QString::fromUtf8(one.mid(std::max<qsizetype>(0, at - 120), 240));
}

// The same evening twice. In the second one somebody's secret is another: what all others are sent, for
// whatever they do, stays the same byte for byte until it is shown.
class Twins {
public:
    Twins(QString game, std::uint64_t seed)
        : game_(std::move(game)),
          chance_(seed * 7919 + 5),
          book_(link::Book::fresh(1)),
          one_(game_, seed, book_),
          other_(game_, seed, book_),
          seed_(seed)
    {}

    QString play(int steps)
    {
        for (int step = 0; step < steps && wrong_.isEmpty() && !isApart_ && !one_.table().over(); ++step) {
            one_.now += 10'000;
            other_.now = one_.now;
            number_ = step;
            move();
            one_.settle();
            other_.settle();
            if (!isApart_)
                compare();
        }
        nothingForeign();
        return wrong_;
    }

    bool hadSecret() const { return owner_ >= 0; }
    int compared() const { return compared_; }
    const std::set<QString> &ways() const { return ways_; }

private:
    void move()
    {
        const int people = one_.watcher();
        const int what = chance_.below(100);
        if (what < 60)
            press(chance_.below(people));
        else if (what < 66)
            press(one_.hand());
        else if (what < 73)
            both(u"a refusal"_s, chance_.below(people + 2), last_);
        else if (what < 80)
            both(u"a question"_s, chance_.below(people + 2), question(chance_.below(people)));
        else if (what < 86)
            jump();
        else if (what < 90)
            correct();
        else
            comeBack(chance_.below(people + 2));
    }

    void went(const QString &way)
    {
        newest_ = way;
        ways_.insert(way);
    }

    void press(int phone)
    {
        std::vector<tests::Shown> acts;
        tests::collectActs(one_.phones[phone].view[u"parts"_s].toArray(), false, acts);
        std::erase_if(acts, [](const tests::Shown &each) {
            const auto what = each.act[u"command"_s][u"do"_s].toString();
            return each.act.contains(u"whyNot"_s) || what == u"end-game"_s || what == u"finish"_s ||
                   what == u"deck-out"_s;
        });
        if (acts.empty())
            return;
        const bool hasSecret =
            std::any_of(acts.begin(), acts.end(), [](const tests::Shown &each) { return each.isSecret; });
        if (hasSecret && owner_ < 0 && chance_.below(2) == 0)
            std::erase_if(acts, [](const tests::Shown &each) { return !each.isSecret; });
        const auto &shown = acts[static_cast<std::size_t>(chance_.below(static_cast<int>(acts.size())))];
        last_ = tests::answered(shown.act, chance_);
        if (shown.isSecret && owner_ < 0) {
            const auto instead = otherSecret(acts);
            if (instead != last_) {
                owner_ = phone;
                went(u"a secret"_s);
            }
            return both(u"an act"_s, phone, last_, instead);
        }
        both(u"an act"_s, phone, last_);
    }

    // Another secret of the same kind: what everybody sees of it is alike.
    QJsonObject otherSecret(std::vector<tests::Shown> acts)
    {
        std::erase_if(acts, [&](const tests::Shown &each) {
            return !each.isSecret || each.act[u"command"_s][u"do"_s] != last_[u"do"_s];
        });
        const auto &shown = acts[static_cast<std::size_t>(chance_.below(static_cast<int>(acts.size())))];
        auto instead = tests::answered(shown.act, chance_);
        if (last_.contains(u"item"_s))
            instead[u"item"_s] = last_[u"item"_s];
        return instead;
    }

    void both(const QString &way, int phone, const QJsonObject &request)
    {
        both(way, phone, request, request);
    }
    void both(const QString &way, int phone, const QJsonObject &request, const QJsonObject &instead)
    {
        if (request.isEmpty())
            return;
        went(way);
        const auto id = QString::number(number_);
        const bool ok = one_.ask(phone, id, request);
        const bool alsoOk = other_.ask(phone, id, instead);
        // What its owner may do next follows from it; and what is shown is no secret any more.
        isApart_ = (phone == owner_ && ok != alsoOk) || (ok && shows(request));
    }

    bool shows(const QJsonObject &request) const
    {
        static const QSet<QString> showing{u"show"_s, u"attack"_s, u"hold"_s};
        return owner_ >= 0 && request[u"player"_s] == owner_ && showing.contains(request[u"do"_s].toString());
    }

    QJsonObject question(int about)
    {
        const QList<QJsonObject> all{{{u"do"_s, u"odds"_s}, {u"player"_s, about}},
                                     {{u"do"_s, u"odds"_s}},
                                     {{u"do"_s, u"history"_s}},
                                     {{u"do"_s, u"state"_s}},
                                     {{u"do"_s, u"trace"_s}, {u"path"_s, u"players"_s}},
                                     {{u"do"_s, u"seat"_s}, {u"player"_s, about}},
                                     {{u"do"_s, u"seat"_s}, {u"hand"_s, true}},
                                     {{u"do"_s, u"undo"_s}},
                                     {{u"do"_s, u"forecast"_s}},
                                     {{u"do"_s, u"score"_s}}};
        return all[chance_.below(static_cast<int>(all.size()))];
    }

    // The table takes steps back, and does them again.
    void jump()
    {
        went(u"a jump"_s);
        const int to = 1 + chance_.below(std::max(1, one_.table().seq()));
        one_.table().goTo(to);
        other_.table().goTo(to);
    }

    void correct()
    {
        if (one_.table().seq() < 3)
            return;
        went(u"a correction"_s);
        const QJsonObject leaveOut{{u"do"_s, u"correct"_s},
                                   {u"seq"_s, 2 + chance_.below(one_.table().seq() - 1)},
                                   {u"drop"_s, true}};
        const auto told = [&](Room &room) {
            const auto result = room.session().correct(leaveOut);
            const auto *corrected = std::get_if<Corrected>(&result);
            return corrected ? static_cast<int>(corrected->dropped.size()) : -1;
        };
        isApart_ = told(one_) != told(other_) && owner_ >= 0; // by what its owner did upon it
    }

    void comeBack(int phone)
    {
        went(u"coming back"_s);
        const bool asBefore = chance_.below(2) == 0;
        for (auto *room : {&one_, &other_}) {
            room->leave(phone);
            room->come(phone, asBefore);
        }
    }

    void compare()
    {
        for (auto &[number, phone] : one_.phones) {
            auto &same = other_.phones[number];
            if (number != owner_ && phone.told != same.told && wrong_.isEmpty())
                wrong_ = QStringList{game_,
                                     u"game %1, step %2"_s.arg(seed_).arg(number_),
                                     u"after "_s + newest_,
                                     QString::fromUtf8(QJsonDocument(last_).toJson(QJsonDocument::Compact)),
                                     u"phone %1 is told of %2's secret"_s.arg(number).arg(owner_),
                                     differing(phone.told, same.told),
                                     differing(same.told, phone.told)}
                             .join(u'\n');
            compared_ += owner_ >= 0 && number != owner_ ? 1 : 0;
            phone.told.clear();
            same.told.clear();
        }
    }

    // What lets one in is never sent, nor by what name another phone comes.
    void nothingForeign()
    {
        for (auto &[number, phone] : one_.phones) {
            for (auto &[other, _] : one_.phones)
                if (phone.everything.contains(deviceOf(other)))
                    wrong_ += u"phone %1 is told the name of %2"_s.arg(number).arg(other);
            for (const auto &secret : {book_.token, book_.pin})
                if (phone.everything.contains(secret))
                    wrong_ += u"phone %1 is told what lets one in"_s.arg(number);
        }
    }

    QString game_;
    SeededDice chance_;
    link::Book book_;
    Room one_;
    Room other_;
    std::uint64_t seed_;
    QJsonObject last_;
    QString wrong_;
    int owner_ = -1;
    int number_ = 0;
    int compared_ = 0;
    bool isApart_ = false;
    std::set<QString> ways_;
    QString newest_;
};

} // namespace

// Everything that is sent to phones in random games of each kind, searched byte for byte for what is
// another's.
class ToldOverTheLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noSecretReachesAnother_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("games");
        QTest::addColumn<bool>("hasSecrets");
        QTest::newRow("mandom") << u"mandom"_s << 12 << true;
        QTest::newRow("cutthroat") << u"cutthroat"_s << 12 << true;
        QTest::newRow("darkcastle") << u"darkcastle"_s << 2 << false;
        QTest::newRow("duelofages") << u"duelofages"_s << 2 << false;
        QTest::newRow("cthulhu") << u"cthulhu"_s << 1 << false;
    }

    void noSecretReachesAnother()
    {
        QFETCH(QString, game);
        QFETCH(int, games);
        QFETCH(bool, hasSecrets);
        if (qEnvironmentVariableIsSet("TORCHSIDE_GUESTS"))
            games = qEnvironmentVariableIntValue("TORCHSIDE_GUESTS");
        int compared = 0;
        int secrets = 0;
        std::set<QString> ways;
        for (int seed = 1; seed <= games; ++seed) {
            Twins twins(game, static_cast<std::uint64_t>(seed));
            const auto wrong = twins.play(120);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            compared += twins.compared();
            secrets += twins.hadSecret() ? 1 : 0;
            ways.insert(twins.ways().begin(), twins.ways().end());
        }
        qInfo("%d games, %d with another secret, %d comparisons", games, secrets, compared);
        for (const auto &way :
             {u"an act"_s, u"a refusal"_s, u"a question"_s, u"a jump"_s, u"a correction"_s, u"coming back"_s})
            QVERIFY2(!hasSecrets || ways.contains(way), qPrintable(way));
        QCOMPARE(secrets > 0, hasSecrets);
        QVERIFY(!hasSecrets || compared > 100);
    }
};

QTEST_GUILESS_MAIN(ToldOverTheLinkTest)
#include "told_over_the_link_test.moc"

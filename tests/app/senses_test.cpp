#include "app/senses.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/face/nullgame_table.h"
#include "tests/harness/fake_platform.h"
#include "tests/harness/heard.h"
#include "tests/harness/patience.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using table::Cue;
using table::CueKind;
using table::Cues;

namespace {

Cues cuesFrom(const QString &words)
{
    Cues cues;
    for (const auto &word : words.split(u' ', Qt::SkipEmptyParts))
        cues.push_back({valueOf<CueKind>(word.toStdString()).value(), {}, -1});
    return cues;
}

QString words(const std::vector<CueKind> &kinds)
{
    QStringList all;
    for (const auto kind : kinds)
        all.append(QString::fromStdString(std::string(nameOf(kind))));
    return all.join(u' ');
}

} // namespace

// From what a table tells to what is heard, felt and said.
class SensesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        preferences_ = std::make_unique<app::Preferences>(folder_->filePath(u"preferences.ini"_s));
        platform_ = std::make_unique<tests::FakePlatform>();
        heard_.clear();
        said_.clear();
        senses_ = std::make_unique<app::Senses>(
            *preferences_, *platform_,
            [this](CueKind kind, double volume) {
                heard_.append({kind, volume});
            },
            [this](const QString &said) { said_.append(said); });
        session_ = std::make_unique<protocol::GameSession<nullgame::Game>>(journal_, dice_,
                                                                           [] { return Moment(1); });
        session_->history().submit(nullgame::Start{{"Ann", "Bo"}});
        table_ = std::make_unique<nullgame::NullgameTable>(*session_);
        senses_->listenTo(table_.get());
    }

    void ofManyTheWeightiestTwoAreHeard_data()
    {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("heard");
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("none is nothing") << "none"
                                         << "";
        QTest::newRow("one") << "tap"
                             << "tap";
        QTest::newRow("six hits are one hit") << "hit hit hit hit hit hit"
                                              << "hit";
        QTest::newRow("in their order") << "hit death"
                                        << "hit death";
        QTest::newRow("a kill before the prize and the turn") << "hit kill tap turn"
                                                              << "hit kill";
        QTest::newRow("the victory is never left out") << "hit kill death tap victory"
                                                       << "death victory";
        QTest::newRow("poison before a hit") << "hit poison turn"
                                             << "hit poison";
    }
    void ofManyTheWeightiestTwoAreHeard()
    {
        QFETCH(QString, told);
        QFETCH(QString, heard);
        QCOMPARE(words(app::Senses::weightiest(cuesFrom(told))), heard);
    }

    void aGroupIsAsLoudAsItIsSet_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("volume");
        for (const char *kind : {"dice", "hit", "heal", "poison"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << 0.5 * 0.8;
        for (const char *kind : {"kill", "death", "story", "victory"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << 0.5 * 0.6;
        QTest::newRow("tap") << "tap" << 0.5 * 0.2;
        QTest::newRow("turn") << "turn" << 0.5 * 0.4;
    }
    void aGroupIsAsLoudAsItIsSet()
    {
        QFETCH(QString, kind);
        QFETCH(double, volume);
        preferences_->setVolume(50);
        preferences_->setTapVolume(20);
        preferences_->setTurnVolume(40);
        preferences_->setMomentVolume(60);
        preferences_->setHitVolume(80);
        Q_EMIT table_->cued(cuesFrom(kind));
        QCOMPARE(heard_.size(), 1);
        QCOMPARE(words({heard_.first().first}), kind);
        QVERIFY(qAbs(heard_.first().second - volume) < 1e-9);
    }

    void whatIsSetToNothingIsNotHeard()
    {
        preferences_->setTapVolume(0);
        Q_EMIT table_->cued(cuesFrom(u"tap"_s));
        preferences_->setTapVolume(100);
        preferences_->setVolume(0);
        Q_EMIT table_->cued(cuesFrom(u"tap"_s));
        preferences_->setVolume(100);
        preferences_->setSounds(false);
        Q_EMIT table_->cued(cuesFrom(u"tap"_s));
        QVERIFY(heard_.isEmpty());
    }

    void theSecondSoundOfAStepComesAMomentLater()
    {
        Q_EMIT table_->cued(cuesFrom(u"hit death"_s));
        QCOMPARE(heard_.size(), 1);
        QTRY_COMPARE(heard_.size(), 2);
        QCOMPARE(heard_.last().first, CueKind::death);
    }

    void whatComesTooQuicklyIsLeftOut()
    {
        for (int i = 0; i < 20; ++i)
            Q_EMIT table_->cued(cuesFrom(u"tap"_s));
        QVERIFY2(heard_.size() <= 3, qPrintable(QString::number(heard_.size())));
    }

    void theHandFeelsTheHeaviestOnly()
    {
        Q_EMIT table_->cued(cuesFrom(u"tap"_s));
        Q_EMIT table_->cued(cuesFrom(u"hit death"_s));
        QCOMPARE(platform_->vibrations.size(), 2);
        QVERIFY(platform_->vibrations.last() > platform_->vibrations.first());
        preferences_->setVibration(false);
        Q_EMIT table_->cued(cuesFrom(u"victory"_s));
        QCOMPARE(platform_->vibrations.size(), 2);
    }

    void soundTakenMutesAndGivenBackUnmutes()
    {
        preferences_->setSpoken(true);
        Q_EMIT platform_->soundTaken();
        table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 0}, {u"by"_s, 5}});
        QTest::qWait(600);
        QVERIFY(heard_.isEmpty());
        QVERIFY(said_.isEmpty());
        QVERIFY(!platform_->vibrations.isEmpty()); // a hand may be told all the same
        Q_EMIT platform_->soundGivenBack();
        table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 0}, {u"by"_s, 5}});
        QCOMPARE(heard_.size(), 1);
        QTRY_COMPARE(said_, QStringList{u"Ann, 10."_s});
    }

    void quickCountingIsSaidOnce()
    {
        preferences_->setSpoken(true);
        for (int i = 0; i < 4; ++i)
            table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 0}, {u"by"_s, 1}});
        table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 1}, {u"by"_s, 7}});
        QTRY_COMPARE(said_, QStringList{u"Ann, 4. Bo, 7."_s});
    }

    void nothingIsSaidUnasked()
    {
        table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 0}, {u"by"_s, 1}});
        QTest::qWait(600);
        QVERIFY(said_.isEmpty());
    }

    void aTableThatWasPutAwayIsNotListenedTo()
    {
        senses_->listenTo(nullptr);
        table_->act({{u"do"_s, u"count"_s}, {u"player"_s, 0}, {u"by"_s, 1}});
        QVERIFY(heard_.isEmpty());
    }

    void eachGroupCanBeTried_data()
    {
        QTest::addColumn<QString>("heard");
        QTest::newRow("taps") << "tap";
        QTest::newRow("hits") << "hit";
        QTest::newRow("moments") << "story";
        QTest::newRow("turn") << "turn";
    }
    void eachGroupCanBeTried()
    {
        QFETCH(QString, heard);
        senses_->attempt(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(heard_.size(), 1);
        QCOMPARE(words({heard_.first().first}), heard);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::Preferences> preferences_;
    std::unique_ptr<tests::FakePlatform> platform_;
    std::unique_ptr<app::Senses> senses_;
    MemoryJournal journal_;
    SeededDice dice_{1};
    std::unique_ptr<protocol::GameSession<nullgame::Game>> session_;
    std::unique_ptr<nullgame::NullgameTable> table_;
    QList<std::pair<CueKind, double>> heard_;
    QStringList said_;
};

QTEST_GUILESS_MAIN(SensesTest)
#include "senses_test.moc"

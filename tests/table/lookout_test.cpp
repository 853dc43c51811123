#include "models/kernel/wanted.h"
#include "models/table/lookout.h"
#include "tests/harness/patience.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <thread>

using namespace torchside;

namespace {

// A correction of three steps; the second thinks until it is told to go on, or is no longer wanted.
class Thinking final : public Foreseeing {
public:
    Thinking(std::atomic<bool> &mayGoOn, std::atomic<bool> &wasGivenUp)
        : mayGoOn_(mayGoOn), wasGivenUp_(wasGivenUp)
    {
        steps_ = 3;
    }
    bool advance() override
    {
        while (decided_ == 1 && !mayGoOn_ && !wasGivenUp_) {
            wasGivenUp_ = Wanted::isGivenUp();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return ++decided_ < steps_;
    }
    const std::variant<Corrected, Refusal> &found() const override { return found_; }

private:
    std::atomic<bool> &mayGoOn_;
    std::atomic<bool> &wasGivenUp_;
    std::variant<Corrected, Refusal> found_;
};

constexpr int patience = 60'000;

} // namespace

// What takes long is worked out beside the screen, which tells how far it is, and can be given up.
class LookoutTest : public QObject {
    Q_OBJECT

    std::atomic<bool> mayGoOn_ = false;
    std::atomic<bool> wasGivenUp_ = false;

    std::unique_ptr<Foreseeing> thinking() { return std::make_unique<Thinking>(mayGoOn_, wasGivenUp_); }

private Q_SLOTS:
    void init()
    {
        mayGoOn_ = false;
        wasGivenUp_ = false;
    }

    void theScreenGoesOnMeanwhile()
    {
        table::Lookout lookout;
        int told = 0;
        int heard = 0;
        connect(&lookout, &table::Lookout::changed, this, [&] { ++heard; });
        lookout.begin(thinking(), [&](const std::shared_ptr<Foreseeing> &) { ++told; });
        QVERIFY(lookout.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(lookout.share(), 1.0 / 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(heard > 1, patience);
        QCOMPARE(told, 0);
        mayGoOn_ = true;
        QTRY_COMPARE_WITH_TIMEOUT(told, 1, patience);
        QVERIFY(!lookout.isRunning());
    }

    void whatIsGivenUpIsNeverHeardOf()
    {
        table::Lookout lookout;
        int told = 0;
        lookout.begin(thinking(), [&](const std::shared_ptr<Foreseeing> &) { ++told; });
        QTRY_COMPARE_WITH_TIMEOUT(lookout.share(), 1.0 / 3, patience);
        lookout.giveUp();
        QVERIFY(!lookout.isRunning());
        QTest::qWait(80);
        QCOMPARE(told, 0);
    }

    void ofTwoOnlyTheLastIsTold()
    {
        table::Lookout lookout;
        int first = 0;
        int second = 0;
        lookout.begin(thinking(), [&](const std::shared_ptr<Foreseeing> &) { ++first; });
        std::atomic<bool> mayGoOn = true;
        std::atomic<bool> isGivenUp = false;
        lookout.begin(std::make_unique<Thinking>(mayGoOn, isGivenUp),
                      [&](const std::shared_ptr<Foreseeing> &) { ++second; });
        QTRY_COMPARE_WITH_TIMEOUT(second, 1, patience);
        QCOMPARE(first, 0);
    }

    void itGoesWithItsPage()
    {
        int told = 0;
        {
            table::Lookout lookout;
            lookout.begin(thinking(), [&](const std::shared_ptr<Foreseeing> &) { ++told; });
        }
        QCOMPARE(told, 0);
    }
};

QTEST_GUILESS_MAIN(LookoutTest)
#include "lookout_test.moc"

#include "app/voice.h"

#include <QElapsedTimer>
#include <QTest>

using namespace torchside;

// What speaks may take seconds to come up: nobody waits for it.
class VoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aVoiceThatNeverSpokeCostsNothing()
    {
        QElapsedTimer timer;
        timer.start();
        {
            const app::Voice voice;
        }
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
    }

    // Wakes the system's speech, which stays: only where somebody listens.
    void sayingNeverWaits()
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_LISTEN") || !app::Voice::exists())
            QSKIP("nobody listens: set TORCHSIDE_LISTEN to hear it");
        app::Voice voice;
        QElapsedTimer timer;
        timer.start();
        voice.say(QStringLiteral("Ann, 25 life."));
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
        QTest::qWait(5000);
        voice.say(QStringLiteral("Bo, 57 life."));
        QTest::qWait(3000);
    }
};

QTEST_GUILESS_MAIN(VoiceTest)
#include "voice_test.moc"

#include "app/sounds.h"

#include <QElapsedTimer>
#include <QFile>
#include <QQmlEngine>
#include <QTest>
#include <QtEndian>

using namespace torchside;
using namespace Qt::StringLiterals;
using table::CueKind;

namespace {

QString nameFor(CueKind kind)
{
    return QString::fromStdString(std::string(nameOf(kind)));
}

QList<qint16> samplesOf(const QByteArray &wave)
{
    QList<qint16> samples;
    for (qsizetype i = 44; i + 1 < wave.size(); i += 2) // behind the header
        samples.append(qFromLittleEndian<qint16>(wave.constData() + i));
    return samples;
}

} // namespace

// The sounds that come with the app, and that nothing bad happens where nobody can hear them.
class SoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCueHasItsSound_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto kind : valuesOf<CueKind>())
            if (kind != CueKind::none)
                QTest::newRow(qPrintable(nameFor(kind))) << static_cast<int>(kind);
    }
    void everyCueHasItsSound()
    {
        QFETCH(int, kind);
        QFile file(u":/sounds/%1.wav"_s.arg(nameFor(static_cast<CueKind>(kind))));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto wave = file.readAll();
        QCOMPARE(wave.first(4), QByteArray("RIFF"));
        QCOMPARE(qFromLittleEndian<qint16>(wave.constData() + 22), 1);      // one channel
        QCOMPARE(qFromLittleEndian<qint32>(wave.constData() + 24), 44'100); // a second
        QCOMPARE(qFromLittleEndian<qint16>(wave.constData() + 34), 16);     // bits
        const auto samples = samplesOf(wave);
        QVERIFY2(samples.size() <= 2 * 44'100, "a sound is short");
        int loudest = 0;
        for (const auto sample : samples)
            loudest = std::max(loudest, std::abs(int(sample)));
        QVERIFY2(loudest > 3'000 && loudest < 13'000, "never faint, never loud");
        QVERIFY2(std::abs(int(samples.first())) < 50 && std::abs(int(samples.last())) < 50,
                 "no click at its ends");
    }

    void noTwoAreAlike()
    {
        QList<QByteArray> all;
        for (const auto kind : valuesOf<CueKind>()) {
            QFile file(u":/sounds/%1.wav"_s.arg(nameFor(kind)));
            if (kind == CueKind::none)
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto wave = file.readAll();
            QVERIFY(!all.contains(wave));
            all.append(wave);
        }
    }

    // With no device to hear them on, this is over at once; with one, they are really played.
    void playingNeverWaits()
    {
        QQmlEngine engine;
        app::Sounds sounds(engine);
        sounds.prepare();
        QTest::qWait(300); // they are fetched in the meantime
        QElapsedTimer timer;
        timer.start();
        sounds.play(CueKind::tap, 1.0);
        sounds.play(CueKind::none, 1.0);
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
        for (const auto kind : valuesOf<CueKind>()) {
            sounds.play(kind, 1.0);
            QTest::qWait(qEnvironmentVariableIsSet("TORCHSIDE_LISTEN") ? 1800 : 5); // set by who records them
        }
    }
};

QTEST_MAIN(SoundsTest)
#include "sounds_test.moc"

#include "app/preferences.h"

#include <QFile>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using torchside::app::Preferences;

// What a person has set is there again next time, and whatever else stands in the file does no harm.
class PreferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ++number_; }

    void whatIsNotSetHasAGoodBeginning_data()
    {
        QTest::addColumn<QVariant>("expected");
        const auto row = [](const char *name, const QVariant &value) { QTest::newRow(name) << value; };
        row("look", u"system"_s);
        row("textScale", 1.0);
        row("motion", true);
        row("leftHanded", false);
        row("sounds", true);
        row("volume", 70);
        row("tapVolume", 50);
        row("hitVolume", 100);
        row("momentVolume", 100);
        row("turnVolume", 80);
        row("vibration", true);
        row("spoken", false);
        row("keepAwake", true);
        row("dimAfter", 5);
        row("seatRotation", u"off"_s);
        row("confirmations", true);
        row("hints", true);
        row("language", QString());
    }
    void whatIsNotSetHasAGoodBeginning()
    {
        QFETCH(QVariant, expected);
        QCOMPARE(Preferences(file()).property(QTest::currentDataTag()), expected);
    }

    void everyPropertyHasABeginningThatIsTested()
    {
        QCOMPARE(Preferences::staticMetaObject.propertyCount() -
                     Preferences::staticMetaObject.propertyOffset(),
                 18);
    }

    void whatIsSetIsThereAgain_data()
    {
        QTest::addColumn<QString>("property");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char *name, const QVariant &value) {
            QTest::addRow("%s=%s", name, qPrintable(value.toString())) << QString::fromLatin1(name) << value;
        };
        row("look", u"dark"_s);
        row("look", u"light"_s);
        row("look", u"contrast"_s);
        row("textScale", 2.0);
        row("textScale", 0.85);
        row("motion", false);
        row("leftHanded", true);
        row("sounds", false);
        row("volume", 0);
        row("tapVolume", 100);
        row("hitVolume", 35);
        row("momentVolume", 5);
        row("turnVolume", 0);
        row("vibration", false);
        row("spoken", true);
        row("keepAwake", false);
        row("dimAfter", 0);
        row("dimAfter", 15);
        row("seatRotation", u"auto"_s);
        row("confirmations", false);
        row("hints", false);
        row("language", u"de"_s);
        row("language", u"en"_s);
    }
    void whatIsSetIsThereAgain()
    {
        QFETCH(QString, property);
        QFETCH(QVariant, value);
        {
            Preferences preferences(file());
            QSignalSpy told(&preferences, &Preferences::changed);
            QVERIFY(preferences.setProperty(property.toLatin1(), value));
            QCOMPARE(preferences.property(property.toLatin1()), value);
            QCOMPARE(told.count(), 1);
            preferences.setProperty(property.toLatin1(), value); // nothing has changed
            QCOMPARE(told.count(), 1);
        }
        QCOMPARE(Preferences(file()).property(property.toLatin1()), value);
    }

    void nonsenseInTheFileIsTakenForNothing_data()
    {
        QTest::addColumn<QString>("property");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QVariant>("expected");
        const auto row = [](const char *name, const char *written, const QVariant &value) {
            QTest::addRow("%s=%s", name, written)
                << QString::fromLatin1(name) << QByteArray(written) << value;
        };
        row("look", "purple", u"system"_s);
        row("look", "light, dark", u"system"_s);
        row("textScale", "large", 1.0);
        row("textScale", "nan", 1.0);
        row("textScale", "inf", 1.0);
        row("textScale", "700", 2.0);
        row("textScale", "-1", 0.85);
        row("motion", "maybe", true);
        row("leftHanded", "maybe", false);
        row("sounds", "", true);
        row("volume", "101", 100);
        row("volume", "-3", 0);
        row("volume", "loud", 70);
        row("turnVolume", "9999999999999999999", 80);
        row("dimAfter", "100000", 60);
        row("dimAfter", "soon", 5);
        row("seatRotation", "upside down", u"off"_s);
        row("spoken", "@Invalid()", false);
        row("language", "tlh", QString());
    }
    void nonsenseInTheFileIsTakenForNothing()
    {
        QFETCH(QString, property);
        QFETCH(QByteArray, written);
        QFETCH(QVariant, expected);
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("[General]\n" + property.toLatin1() + '=' + written + '\n');
        out.close();
        QCOMPARE(Preferences(file()).property(property.toLatin1()), expected);
    }

    void whatCannotBeIsNotSet()
    {
        Preferences preferences(file());
        preferences.setLook(u"purple"_s);
        preferences.setLanguage(u"tlh"_s);
        preferences.setSeatRotation(u"45"_s);
        preferences.setTextScale(std::numeric_limits<double>::quiet_NaN());
        preferences.setVolume(1000);
        QCOMPARE(preferences.look(), u"system"_s);
        QCOMPARE(preferences.language(), QString());
        QCOMPARE(preferences.seatRotation(), u"off"_s);
        QCOMPARE(preferences.textScale(), 1.0);
        QCOMPARE(preferences.volume(), 100);
    }

    void theOpenSessionIsWrittenAtOnce()
    {
        Preferences preferences(file());
        QCOMPARE(preferences.openSession(), 0);
        preferences.keepOpen(7, u"HistoryPage"_s);
        const Preferences next(file()); // as after a kill: the first one was never taken down
        QCOMPARE(next.openSession(), 7);
        QCOMPARE(next.openPage(), u"HistoryPage"_s);
    }

    void aFileOfBytesIsNoFile()
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray(4096, '\xff'));
        out.close();
        Preferences preferences(file());
        QCOMPARE(preferences.look(), u"system"_s);
        QCOMPARE(preferences.openSession(), 0);
        QCOMPARE(preferences.volume(), 70);
    }

private:
    QString file() const
    {
        return folder_.filePath(u"%1.ini"_s.arg(number_));
    } // QSettings keeps what it has read of a path

    QTemporaryDir folder_;
    int number_ = 0;
};

QTEST_GUILESS_MAIN(PreferencesTest)
#include "preferences_test.moc"

#include "android/android_platform.h"

#include "fake_jni.h"

#include <QSignalSpy>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using fake_jni::world;
using torchside::app::AndroidPlatform;

namespace {

const auto activityClass = u"org/torchside/app/TorchsideActivity."_s;

template <typename... Args>
void fromAndroid(const QString &method, Args... args)
{
    auto *native = world().natives.value(activityClass + method);
    QVERIFY2(native, qPrintable(method));
    const auto call = reinterpret_cast<void (*)(JNIEnv *, jclass, Args...)>(native);
    std::thread([=] { call(nullptr, nullptr, args...); }).join(); // another thread than Qt's, as there
}

} // namespace

class AndroidPlatformTest : public QObject {
    Q_OBJECT

private slots:
    void init() { world() = {}; }

    void itRegistersWhatTheActivityCallsAndOnlyThenAsksToBeTold()
    {
        const AndroidPlatform platform;
        auto natives = world().natives.keys();
        natives.sort();
        QCOMPARE(natives, QStringList({activityClass + u"covered(IIII)V"_s,
                                       activityClass + u"offered(Ljava/lang/String;)V"_s,
                                       activityClass + u"soundTaken(Z)V"_s}));
        QCOMPARE(world().calls.last(), activityClass + u"listen()V "_s);
    }

    void theScreenStaysOnAndGoesDarkAgain()
    {
        AndroidPlatform platform;
        world().calls.clear();
        platform.keepAwake(true);
        platform.keepAwake(false);
        QCOMPARE(world().calls, QStringList({u"main: activity.getWindow()Landroid/view/Window; "_s,
                                             u"main: getWindow.addFlags(I)V 128"_s,
                                             u"main: activity.getWindow()Landroid/view/Window; "_s,
                                             u"main: getWindow.clearFlags(I)V 128"_s}));
    }

    void whetherPhonesMayComeIsAskedByTheActivity()
    {
        AndroidPlatform platform;
        world().calls.clear();
        platform.askForLocalNetwork();
        QCOMPARE(world().calls, QStringList{activityClass + u"askForLocalNetwork()V "_s});
    }

    void aBuzzIsOneShotOfTheAskedLength()
    {
        world().results[u"hasVibrator"_s] = 1;
        AndroidPlatform platform;
        QVERIFY(platform.vibrates());
        world().calls.clear();
        platform.vibrate(30);
        QCOMPARE(
            world().calls,
            QStringList({u"android/os/VibrationEffect.createOneShot(JI)Landroid/os/VibrationEffect; 30 -1"_s,
                         u"activity.getSystemService(Ljava/lang/String;)Ljava/lang/Object; \"vibrator\""_s,
                         u"getSystemService.vibrate(Landroid/os/VibrationEffect;)V createOneShot"_s}));
    }

    void aBuzzNeverLastsLongerThanTwoSeconds()
    {
        world().results[u"hasVibrator"_s] = 1;
        AndroidPlatform platform;
        platform.vibrate(60000);
        QCOMPARE(world().calls.filter(u"createOneShot(JI)"_s).constFirst().section(u' ', 1, 1), u"2000"_s);
    }

    void nothingBuzzesWithoutAVibratorOrALength()
    {
        AndroidPlatform still;
        world().results[u"hasVibrator"_s] = 1;
        AndroidPlatform buzzing;
        world().calls.clear();
        still.vibrate(30);
        buzzing.vibrate(0);
        buzzing.vibrate(-5);
        QVERIFY(!still.vibrates());
        QVERIFY(world().calls.isEmpty());
    }

    void textGoesToTheSheetOfTheSystem()
    {
        AndroidPlatform platform;
        world().calls.clear();
        QVERIFY(platform.sharesText());
        QVERIFY(platform.shareText(u"The evening"_s, u"Ann won: 12 prestige"_s));
        const auto put =
            u"android/content/Intent.putExtra(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent; "_s;
        QCOMPARE(
            world().calls,
            QStringList(
                {u"new.android/content/Intent(Ljava/lang/String;)V \"android.intent.action.SEND\""_s,
                 u"android/content/Intent.setType(Ljava/lang/String;)Landroid/content/Intent; \"text/plain\""_s,
                 put + u"\"android.intent.extra.SUBJECT\" \"The evening\""_s,
                 put + u"\"android.intent.extra.TEXT\" \"Ann won: 12 prestige\""_s,
                 u"android/content/Intent.createChooser(Landroid/content/Intent;Ljava/lang/CharSequence;)"
                 "Landroid/content/Intent; android/content/Intent \"The evening\""_s,
                 u"activity.startActivity(Landroid/content/Intent;)V createChooser"_s}));
    }

    void aPictureIsLentToWhomeverThePersonChooses()
    {
        AndroidPlatform platform;
        world().calls.clear();
        QVERIFY(platform.sharesPictures());
        QVERIFY(platform.sharePicture(u"The evening"_s, u"/anywhere/evening.png"_s));
        const auto calls = world().calls.join(u'\n');
        QVERIFY2(calls.contains(u"\"image/png\""_s), qPrintable(calls));
        QVERIFY2(calls.contains(u"\"android.intent.extra.STREAM\""_s), qPrintable(calls));
        QVERIFY2(calls.contains(u"org/torchside/app/SharedPicture.place()Landroid/net/Uri;"_s),
                 qPrintable(calls));
        QVERIFY2(calls.contains(u"addFlags(I)Landroid/content/Intent; 1"_s), qPrintable(calls));
        QVERIFY2(calls.endsWith(u"createChooser"_s), qPrintable(calls));
        world().throws = true;
        QVERIFY(!platform.sharePicture(u"a"_s, u"b"_s));
    }

    void textThatAndroidRefusesIsNotSaidToBeShared()
    {
        AndroidPlatform platform;
        world().throws = true;
        QVERIFY(!platform.shareText(u"a"_s, u"b"_s));
        QVERIFY(platform.shareText(u"a"_s, u"b"_s));
    }

    void theBarsFitThePage_data()
    {
        QTest::addColumn<int>("sdk");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("flags");
        QTest::addColumn<QStringList>("calls");
        const auto ask = u"main: getWindow.getInsetsController()Landroid/view/WindowInsetsController; "_s;
        const auto appearance = u"main: getInsetsController.setSystemBarsAppearance(II)V "_s;
        QTest::newRow("Android 11, dark") << 30 << true << 0 << QStringList({ask, appearance + u"0 24"_s});
        QTest::newRow("Android 11, light") << 30 << false << 0 << QStringList({ask, appearance + u"24 24"_s});
        const auto decor = u"main: getWindow.getDecorView()Landroid/view/View; "_s;
        const auto get = u"main: getDecorView.getSystemUiVisibility()I "_s;
        const auto set = u"main: getDecorView.setSystemUiVisibility(I)V "_s;
        QTest::newRow("Android 8, light")
            << 26 << false << 1 << QStringList({decor, get, set + QString::number(0x2011)});
        QTest::newRow("Android 8, dark") << 26 << true << 0x2011 << QStringList({decor, get, set + u"1"_s});
    }

    void theBarsFitThePage()
    {
        QFETCH(int, sdk);
        QFETCH(bool, dark);
        QFETCH(int, flags);
        QFETCH(QStringList, calls);
        world().sdk = sdk;
        world().results[u"getSystemUiVisibility"_s] = flags;
        AndroidPlatform platform;
        world().calls.clear();
        platform.darkBars(dark);
        const auto colour = QString::number(static_cast<jint>(dark ? 0xFF14110F : 0xFFF5EEE2));
        QCOMPARE(world().calls.mid(1, 2),
                 QStringList({u"main: getWindow.setStatusBarColor(I)V "_s + colour,
                              u"main: getWindow.setNavigationBarColor(I)V "_s + colour}));
        QCOMPARE(world().calls.mid(3), calls);
    }

    void barsOfAWindowThatIsNotShownYetAreLeftAlone()
    {
        world().results[u"getInsetsController"_s] = QVariant();
        AndroidPlatform platform;
        platform.darkBars(true);
        QVERIFY(world().calls.filter(u"setSystemBarsAppearance"_s).isEmpty());
    }

    void whereTheScreenIsCoveredIsToldInLogicalPixels()
    {
        AndroidPlatform platform;
        QSignalSpy changed(&platform, &AndroidPlatform::cutOutsChanged);
        fromAndroid(u"covered(IIII)V"_s, jint(0), jint(63), jint(0), jint(48));
        QCOMPARE(changed.count(), 0); // not on Android's thread
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
        const auto ratio = qGuiApp->devicePixelRatio();
        QCOMPARE(platform.cutOuts(), QMargins(0, qCeil(63 / ratio), 0, qCeil(48 / ratio)));
        fromAndroid(u"covered(IIII)V"_s, jint(0), jint(63), jint(0), jint(48));
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
    }

    void aFileOpenedFromOutsideIsOffered()
    {
        AndroidPlatform platform;
        QSignalSpy offered(&platform, &AndroidPlatform::fileOffered);
        const auto path = u"\"/data/cache/offered/Ann's evening.torchside\""_s;
        fromAndroid(u"offered(Ljava/lang/String;)V"_s, static_cast<jstring>(fake_jni::keep(path)));
        QCoreApplication::processEvents();
        QCOMPARE(offered.count(), 1);
        QCOMPARE(offered.constFirst().constFirst().toUrl(),
                 QUrl::fromLocalFile(u"/data/cache/offered/Ann's evening.torchside"_s));
    }

    void aCallTakesTheSoundAndGivesItBack()
    {
        AndroidPlatform platform;
        QSignalSpy taken(&platform, &AndroidPlatform::soundTaken);
        QSignalSpy back(&platform, &AndroidPlatform::soundGivenBack);
        fromAndroid(u"soundTaken(Z)V"_s, jboolean(1));
        QCoreApplication::processEvents();
        QCOMPARE(taken.count(), 1);
        QCOMPARE(back.count(), 0);
        fromAndroid(u"soundTaken(Z)V"_s, jboolean(0));
        QCoreApplication::processEvents();
        QCOMPARE(back.count(), 1);
    }

    void whatIsToldAfterTheEndReachesNobody()
    {
        std::make_unique<AndroidPlatform>().reset();
        fromAndroid(u"covered(IIII)V"_s, jint(1), jint(1), jint(1), jint(1));
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(AndroidPlatformTest)
#include "android_platform_test.moc"

#include "android/android_platform.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QJniEnvironment>
#include <QJniObject>

#include <algorithm>
#include <cmath>
#include <mutex>

using namespace Qt::StringLiterals;
using Android = QNativeInterface::QAndroidApplication;

namespace torchside::app {

namespace {

constexpr auto activityClass = "org/torchside/app/TorchsideActivity";
// Numbers of the Android API, named as there.
constexpr jint flagKeepScreenOn = 0x80;
constexpr jint defaultAmplitude = -1;
constexpr jint appearanceLightBars = 0x8 | 0x10;  // status bar, navigation bar; from Android 11 on
constexpr jint systemUiLightBars = 0x2000 | 0x10; // the same before
constexpr jint grantReading = 1;
constexpr int android11 = 30;
constexpr int longestBuzz = 2000;
constexpr jint darkGround = static_cast<jint>(0xFF14110F);
constexpr jint lightGround = static_cast<jint>(0xFFF5EEE2);

std::mutex mutex; // what is told comes on Android's thread
AndroidPlatform *listener = nullptr;

template <typename Call>
void tell(Call call)
{
    const std::scoped_lock lock(mutex);
    if (auto *platform = listener)
        QMetaObject::invokeMethod(
            platform, [platform, call] { call(*platform); }, Qt::QueuedConnection);
}

QJniObject activity()
{
    return Android::context();
}

QJniObject windowOf(const QJniObject &activity)
{
    return activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
}

QJniObject vibrator()
{
    const auto name = QJniObject::fromString(u"vibrator"_s);
    return activity().callObjectMethod("getSystemService", "(Ljava/lang/String;)Ljava/lang/Object;",
                                       name.object<jstring>());
}

// True if Android refused; what it threw is forgotten, or the next call would end the app.
bool refused()
{
    return QJniEnvironment().checkAndClearExceptions();
}

void showLightBars(const QJniObject &window, bool light)
{
    if (Android::sdkVersion() >= android11) {
        const auto bars =
            window.callObjectMethod("getInsetsController", "()Landroid/view/WindowInsetsController;");
        if (bars.isValid())
            bars.callMethod<void>("setSystemBarsAppearance", "(II)V", light ? appearanceLightBars : jint(0),
                                  appearanceLightBars);
        return;
    }
    const auto decor = window.callObjectMethod("getDecorView", "()Landroid/view/View;");
    const auto flags = decor.callMethod<jint>("getSystemUiVisibility", "()I");
    decor.callMethod<void>("setSystemUiVisibility", "(I)V",
                           light ? flags | systemUiLightBars : flags & ~systemUiLightBars);
}

} // namespace

// What the activity calls.
struct Told {
    static void JNICALL covered(JNIEnv *, jclass, jint left, jint top, jint right, jint bottom)
    {
        tell([=](AndroidPlatform &platform) { platform.setCovered({left, top, right, bottom}); });
    }

    static void JNICALL offered(JNIEnv *, jclass, jstring path)
    {
        const auto file = QJniObject(static_cast<jobject>(path)).toString();
        tell([file](AndroidPlatform &platform) { Q_EMIT platform.fileOffered(QUrl::fromLocalFile(file)); });
    }

    static void JNICALL soundTaken(JNIEnv *, jclass, jboolean taken)
    {
        tell([taken](AndroidPlatform &platform) {
            if (taken)
                Q_EMIT platform.soundTaken();
            else
                Q_EMIT platform.soundGivenBack();
        });
    }
};

AndroidPlatform::AndroidPlatform(QObject *parent) : Platform(parent)
{
    vibrates_ = vibrator().callMethod<jboolean>("hasVibrator", "()Z");
    {
        const std::scoped_lock lock(mutex);
        listener = this;
    }
    QJniEnvironment().registerNativeMethods(
        activityClass, {{"covered", "(IIII)V", reinterpret_cast<void *>(Told::covered)},
                        {"offered", "(Ljava/lang/String;)V", reinterpret_cast<void *>(Told::offered)},
                        {"soundTaken", "(Z)V", reinterpret_cast<void *>(Told::soundTaken)}});
    QJniObject::callStaticMethod<void>(activityClass, "listen", "()V");
}

AndroidPlatform::~AndroidPlatform()
{
    const std::scoped_lock lock(mutex);
    if (listener == this)
        listener = nullptr;
}

// Windows belong to Android's own thread.
void AndroidPlatform::keepAwake(bool awake)
{
    Android::runOnAndroidMainThread([awake] {
        windowOf(activity()).callMethod<void>(awake ? "addFlags" : "clearFlags", "(I)V", flagKeepScreenOn);
    });
}

void AndroidPlatform::askForLocalNetwork()
{
    QJniObject::callStaticMethod<void>(activityClass, "askForLocalNetwork", "()V");
}

void AndroidPlatform::vibrate(int milliseconds)
{
    if (!vibrates_ || milliseconds <= 0)
        return;
    const auto effect = QJniObject::callStaticObjectMethod(
        "android/os/VibrationEffect", "createOneShot", "(JI)Landroid/os/VibrationEffect;",
        jlong(std::min(milliseconds, longestBuzz)), defaultAmplitude);
    vibrator().callMethod<void>("vibrate", "(Landroid/os/VibrationEffect;)V", effect.object());
    refused();
}

namespace {

void put(const QJniObject &intent, const QString &key, const QString &value)
{
    const auto name = QJniObject::fromString(key);
    const auto words = QJniObject::fromString(value);
    intent.callObjectMethod("putExtra", "(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;",
                            name.object<jstring>(), words.object<jstring>());
}

QJniObject sending(const QString &type, const QString &title)
{
    const auto send = QJniObject::fromString(u"android.intent.action.SEND"_s);
    QJniObject intent("android/content/Intent", "(Ljava/lang/String;)V", send.object<jstring>());
    const auto what = QJniObject::fromString(type);
    intent.callObjectMethod("setType", "(Ljava/lang/String;)Landroid/content/Intent;",
                            what.object<jstring>());
    put(intent, u"android.intent.extra.SUBJECT"_s, title);
    return intent;
}

// The system asks to whom.
bool choose(const QJniObject &intent, const QString &title)
{
    const auto heading = QJniObject::fromString(title);
    const auto chooser = QJniObject::callStaticObjectMethod(
        "android/content/Intent", "createChooser",
        "(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;", intent.object(),
        heading.object<jstring>());
    activity().callMethod<void>("startActivity", "(Landroid/content/Intent;)V", chooser.object());
    return !refused();
}

} // namespace

bool AndroidPlatform::shareText(const QString &title, const QString &text)
{
    const auto intent = sending(u"text/plain"_s, title);
    put(intent, u"android.intent.extra.TEXT"_s, text);
    return choose(intent, title);
}

// The file lies where our provider lends it from.
bool AndroidPlatform::sharePicture(const QString &title, const QString &)
{
    const auto intent = sending(u"image/png"_s, title);
    const auto place =
        QJniObject::callStaticObjectMethod("org/torchside/app/SharedPicture", "place", "()Landroid/net/Uri;");
    const auto key = QJniObject::fromString(u"android.intent.extra.STREAM"_s);
    intent.callObjectMethod("putExtra", "(Ljava/lang/String;Landroid/os/Parcelable;)Landroid/content/Intent;",
                            key.object<jstring>(), place.object());
    intent.callObjectMethod("addFlags", "(I)Landroid/content/Intent;", grantReading);
    return choose(intent, title);
}

void AndroidPlatform::darkBars(bool dark)
{
    Android::runOnAndroidMainThread([dark] {
        const auto window = windowOf(activity());
        const auto ground = dark ? darkGround : lightGround;
        window.callMethod<void>("setStatusBarColor", "(I)V", ground);
        window.callMethod<void>("setNavigationBarColor", "(I)V", ground);
        showLightBars(window, !dark);
    });
}

void AndroidPlatform::setCovered(const QMargins &pixels)
{
    const auto logical = [](int length) {
        return static_cast<int>(std::ceil(length / qGuiApp->devicePixelRatio()));
    };
    const QMargins now(logical(pixels.left()), logical(pixels.top()), logical(pixels.right()),
                       logical(pixels.bottom()));
    if (now == cutOuts_)
        return;
    cutOuts_ = now;
    Q_EMIT cutOutsChanged();
}

} // namespace torchside::app

#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>

// Android's side of the native calls, as far as a test needs it: what is called is written down word by word,
// and what comes back is set beforehand.
struct FakeObject {
    QString name;
};

using jobject = FakeObject *;
struct FakeString : FakeObject {};
using jstring = FakeString *;
using jclass = void *;
using jint = std::int32_t;
using jlong = std::int64_t;
using jboolean = unsigned char;
struct JNIEnv {};
struct JNINativeMethod {
    const char *name;
    const char *signature;
    void *fnPtr;
};
#define JNICALL

namespace fake_jni {

struct World {
    QStringList calls;
    QHash<QString, QVariant>
        results; // by method name; what is not set is 0, or an object named after the method
    QHash<QString, void *> natives; // by class, method and signature
    bool throws = false;            // the next call that can is refused
    bool onMainThread = false;
    int sdk = 34;
};

World &world();
void say(const QString &receiver, const char *method, const char *signature, const QStringList &arguments);
jobject keep(const QString &name);

template <typename Value>
QString word(Value value)
{
    if constexpr (std::is_pointer_v<Value>)
        return value ? value->name : QStringLiteral("null");
    else
        return QString::number(value);
}

} // namespace fake_jni

class QJniObject {
public:
    QJniObject() = default;
    QJniObject(jobject object) : object_(object) {} // NOLINT: implicit, as in Qt
    template <typename... Args>
    QJniObject(const char *className, const char *signature, Args... args)
        : object_(fake_jni::keep(QString::fromLatin1(className)))
    {
        fake_jni::say(QStringLiteral("new"), className, signature, {fake_jni::word(args)...});
    }

    static QJniObject fromString(const QString &text)
    {
        return QJniObject(fake_jni::keep(u'"' + text + u'"'));
    }

    bool isValid() const { return object_ != nullptr; }
    jobject object() const { return object_; }
    template <typename T>
    T object() const
    {
        return static_cast<T>(object_);
    }
    QString toString() const { return object_->name.mid(1, object_->name.size() - 2); }

    template <typename Ret, typename... Args>
    Ret callMethod(const char *method, const char *signature, Args... args) const
    {
        fake_jni::say(object_->name, method, signature, {fake_jni::word(args)...});
        if constexpr (!std::is_void_v<Ret>)
            return static_cast<Ret>(fake_jni::world().results.value(QString::fromLatin1(method)).toInt());
    }

    template <typename... Args>
    QJniObject callObjectMethod(const char *method, const char *signature, Args... args) const
    {
        fake_jni::say(object_->name, method, signature, {fake_jni::word(args)...});
        return returned(method);
    }

    template <typename Ret, typename... Args>
    static void callStaticMethod(const char *className, const char *method, const char *signature,
                                 Args... args)
    {
        fake_jni::say(QString::fromLatin1(className), method, signature, {fake_jni::word(args)...});
    }

    template <typename... Args>
    static QJniObject callStaticObjectMethod(const char *className, const char *method, const char *signature,
                                             Args... args)
    {
        fake_jni::say(QString::fromLatin1(className), method, signature, {fake_jni::word(args)...});
        return returned(method);
    }

private:
    static QJniObject returned(const char *method)
    {
        const auto name = QString::fromLatin1(method);
        const auto set = fake_jni::world().results.constFind(name);
        if (set == fake_jni::world().results.constEnd())
            return QJniObject(fake_jni::keep(name));
        return set->isNull() ? QJniObject() : QJniObject(fake_jni::keep(set->toString()));
    }

    jobject object_ = nullptr;
};

class QJniEnvironment {
public:
    bool checkAndClearExceptions();
    bool registerNativeMethods(const char *className, std::initializer_list<JNINativeMethod> methods);
};

namespace QNativeInterface {

struct QAndroidApplication {
    static QJniObject context() { return QJniObject(fake_jni::keep(QStringLiteral("activity"))); }
    static int sdkVersion() { return fake_jni::world().sdk; }
    static void runOnAndroidMainThread(const std::function<void()> &work);
};

} // namespace QNativeInterface

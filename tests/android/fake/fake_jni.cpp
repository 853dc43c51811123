#include "fake_jni.h"

#include <deque>

namespace fake_jni {

World &world()
{
    static World only;
    return only;
}

jobject keep(const QString &name)
{
    static std::deque<FakeString> all; // objects live for the whole test, as global references would
    all.push_back({{name}});
    return &all.back();
}

void say(const QString &receiver, const char *method, const char *signature, const QStringList &arguments)
{
    const auto thread = world().onMainThread ? QStringLiteral("main: ") : QString();
    world().calls << thread + receiver + u'.' + QString::fromLatin1(method) + QString::fromLatin1(signature) +
                         u' ' + arguments.join(u' ');
}

} // namespace fake_jni

bool QJniEnvironment::checkAndClearExceptions()
{
    return std::exchange(fake_jni::world().throws, false);
}

bool QJniEnvironment::registerNativeMethods(const char *className,
                                            std::initializer_list<JNINativeMethod> methods)
{
    for (const auto &method : methods)
        fake_jni::world().natives.insert(QString::fromLatin1(className) + u'.' +
                                             QString::fromLatin1(method.name) +
                                             QString::fromLatin1(method.signature),
                                         method.fnPtr);
    return true;
}

void QNativeInterface::QAndroidApplication::runOnAndroidMainThread(const std::function<void()> &work)
{
    fake_jni::world().onMainThread = true;
    work();
    fake_jni::world().onMainThread = false;
}

#include "app/voice.h"

#ifdef TORCHSIDE_SPEECH
#include <QLocale>
#include <QTextToSpeech>
#endif

namespace torchside::app {

#ifdef TORCHSIDE_SPEECH

// Lives on the thread of the voice, and so does what it makes.
struct Voice::Speaker : QObject {
    std::unique_ptr<QTextToSpeech> engine;

    void say(const QString &sentence)
    {
        if (!engine)
            engine = std::make_unique<QTextToSpeech>();
        speakLikeTheApp();
        engine->say(sentence);
    }

    // A language that it doesn't know would leave it in error: then it stays with its own.
    void speakLikeTheApp()
    {
        const auto wanted = QLocale().language();
        if (engine->locale().language() == wanted)
            return;
        for (const auto &each : engine->availableLocales())
            if (each.language() == wanted)
                return engine->setLocale(each);
    }
};

bool Voice::exists()
{
    auto engines = QTextToSpeech::availableEngines();
    engines.removeAll(QStringLiteral("mock"));
    return !engines.isEmpty();
}

void Voice::say(const QString &sentence)
{
    if (!speaker_) {
        speaker_ = std::make_unique<Speaker>();
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
        speaker_->moveToThread(&thread_);
        thread_.start();
#endif
    }
    auto *speaker = speaker_.get();
    QMetaObject::invokeMethod(
        speaker, [speaker, sentence] { speaker->say(sentence); }, Qt::QueuedConnection);
}

Voice::~Voice()
{
    if (!thread_.isRunning())
        return;
    auto *speaker = speaker_.get();
    QMetaObject::invokeMethod(
        speaker, [speaker] { speaker->engine.reset(); }, Qt::QueuedConnection);
    thread_.quit(); // after what was queued before it
    thread_.wait();
}

#else

struct Voice::Speaker {};

bool Voice::exists()
{
    return false;
}

void Voice::say(const QString &)
{}

Voice::~Voice() = default;

#endif

Voice::Voice() = default;

} // namespace torchside::app

#include "app/sounds.h"

#ifdef TORCHSIDE_SOUNDS
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <map>
#endif

using namespace Qt::StringLiterals;

namespace torchside::app {

#ifdef TORCHSIDE_SOUNDS

struct Sounds::Player {
    QMediaDevices devices; // while it lives, the list below follows what is plugged in
    std::map<table::CueKind, std::unique_ptr<QSoundEffect>> effects;

    // With no device a sound would stay "playing" for ever, or bring the app down.
    static bool canBeHeard() { return !QMediaDevices::audioOutputs().isEmpty(); }

    void fetch()
    {
        if (!effects.empty() || !canBeHeard())
            return;
        for (const auto kind : valuesOf<table::CueKind>()) {
            if (kind == table::CueKind::none)
                continue;
            const auto name = nameOf(kind);
            auto effect = std::make_unique<QSoundEffect>();
            effect->setSource(QUrl(u"qrc:/sounds/%1.wav"_s.arg(QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())))));
            effects.emplace(kind, std::move(effect));
        }
    }
};

void Sounds::prepare()
{
    if (!player_)
        player_ = std::make_unique<Player>();
    player_->fetch();
}

void Sounds::play(table::CueKind kind, double volume)
{
    prepare();
    const auto effect = player_->effects.find(kind);
    if (effect == player_->effects.end() || !Player::canBeHeard())
        return;
    effect->second->setVolume(static_cast<float>(volume * volume)); // as loud as half feels, not as half measures
    effect->second->play();
}

#else

struct Sounds::Player {};

void Sounds::prepare() {}
void Sounds::play(table::CueKind, double) {}

#endif

Sounds::Sounds() = default;
Sounds::~Sounds() = default;

} // namespace torchside::app

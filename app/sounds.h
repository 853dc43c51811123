#pragma once

#include "models/table/cue.h"

#include <QQmlComponent>

#include <memory>

namespace torchside::app {

// Plays the sounds of the app. They are fetched before they are needed; where nothing can be heard, nothing
// is made. Where Qt Multimedia is missing, the app is silent and complete.
class Sounds {
public:
    explicit Sounds(QQmlEngine &engine);

    void prepare(); // costs some time: not before the first picture
    void play(table::CueKind kind, double volume);

private:
    void make();

    QQmlComponent component_;
    std::unique_ptr<QObject> loudspeaker_;
};

} // namespace torchside::app

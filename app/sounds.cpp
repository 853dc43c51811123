#include "app/sounds.h"

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QString wordFor(table::CueKind kind)
{
    const auto name = nameOf(kind);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

Sounds::Sounds(QQmlEngine &engine) : component_(&engine)
{
    QObject::connect(&component_, &QQmlComponent::statusChanged, &component_, [this] { make(); });
}

void Sounds::prepare()
{
    if (component_.isNull())
        component_.loadUrl(QUrl(u"qrc:/qt/qml/Torchside/App/Loudspeaker.qml"_s), QQmlComponent::Asynchronous);
}

void Sounds::make()
{
    if (!component_.isReady() || loudspeaker_)
        return;
    QStringList names;
    for (const auto kind : valuesOf<table::CueKind>())
        if (kind != table::CueKind::none)
            names.append(wordFor(kind));
    loudspeaker_.reset(component_.createWithInitialProperties({{u"names"_s, names}}));
}

void Sounds::play(table::CueKind kind, double volume)
{
    prepare();
    if (loudspeaker_) // as loud as half feels, not as half measures
        QMetaObject::invokeMethod(loudspeaker_.get(), "play", Q_ARG(QString, wordFor(kind)),
                                  Q_ARG(double, volume *volume));
}

} // namespace torchside::app

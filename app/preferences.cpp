#include "app/preferences.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr double smallestText = 0.85;
constexpr double largestText = 2.0;
constexpr qsizetype peopleKept = 24;

} // namespace

Preferences::Preferences(const QString &file, QObject *parent)
    : QObject(parent),
      settings_(file, QSettings::IniFormat)
{
}

void Preferences::set(const QString &key, const QVariant &value)
{
    if (settings_.value(key) == value)
        return;
    settings_.setValue(key, value);
    Q_EMIT changed();
}

QString Preferences::look() const
{
    const auto look = settings_.value(u"look"_s).toString();
    return look == u"light"_s || look == u"contrast"_s ? look : u"dark"_s;
}

void Preferences::setLook(const QString &look)
{
    set(u"look"_s, look);
}

double Preferences::textScale() const
{
    return std::clamp(settings_.value(u"textScale"_s, 1.0).toDouble(), smallestText, largestText);
}

void Preferences::setTextScale(double scale)
{
    set(u"textScale"_s, std::clamp(scale, smallestText, largestText));
}

bool Preferences::motion() const
{
    return settings_.value(u"motion"_s, true).toBool();
}

void Preferences::setMotion(bool motion)
{
    set(u"motion"_s, motion);
}

bool Preferences::leftHanded() const
{
    return settings_.value(u"leftHanded"_s, false).toBool();
}

void Preferences::setLeftHanded(bool leftHanded)
{
    set(u"leftHanded"_s, leftHanded);
}

QStringList Preferences::lastTable() const
{
    return settings_.value(u"lastTable"_s).toStringList();
}

QStringList Preferences::knownPeople() const
{
    return settings_.value(u"people"_s).toStringList();
}

void Preferences::remember(const QStringList &table)
{
    auto people = table;
    for (const auto &name : knownPeople())
        if (!people.contains(name))
            people.append(name);
    settings_.setValue(u"people"_s, QStringList(people.first(std::min(people.size(), peopleKept))));
    settings_.setValue(u"lastTable"_s, table);
}

void Preferences::meet(const QStringList &people)
{
    auto known = knownPeople();
    for (const auto &name : people)
        if (!known.contains(name))
            known.append(name);
    settings_.setValue(u"people"_s, QStringList(known.first(std::min(known.size(), peopleKept))));
}

QVariantMap Preferences::memory(const QString &what) const
{
    return QJsonDocument::fromJson(settings_.value(u"memory/"_s + what).toByteArray()).object().toVariantMap();
}

void Preferences::keepMemory(const QString &what, const QVariantMap &memory)
{
    if (memory.isEmpty())
        settings_.remove(u"memory/"_s + what);
    else
        settings_.setValue(u"memory/"_s + what,
                           QJsonDocument(QJsonObject::fromVariantMap(memory)).toJson(QJsonDocument::Compact));
}

} // namespace torchside::app

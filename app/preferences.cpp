#include "app/preferences.h"

#include "models/kernel/letters.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr double smallestText = 0.85;
constexpr double largestText = 2.0;
constexpr qsizetype peopleKept = 24;
constexpr int full = 100;
constexpr int longestWait = 60;

const QStringList &looks()
{
    static const QStringList all{u"system"_s, u"dark"_s, u"light"_s, u"contrast"_s};
    return all;
}

const QStringList &rotations()
{
    static const QStringList all{u"off"_s, u"auto"_s};
    return all;
}

const QStringList &languages()
{
    static const QStringList all{QString(), u"en"_s, u"de"_s};
    return all;
}

} // namespace

Preferences::Preferences(const QString &file, QObject *parent)
    : QObject(parent), settings_(file, QSettings::IniFormat)
{}

void Preferences::set(const QString &key, const QVariant &value)
{
    if (settings_.value(key) == value)
        return;
    settings_.setValue(key, value);
    Q_EMIT changed();
}

bool Preferences::flag(const QString &key, bool fallback) const
{
    const auto value = settings_.value(key).toString();
    return value == u"true"_s || (fallback && value != u"false"_s);
}

int Preferences::number(const QString &key, int fallback, int most) const
{
    bool fine = false;
    const int value = settings_.value(key).toString().toInt(&fine);
    return fine ? std::clamp(value, 0, most) : fallback;
}

void Preferences::setNumber(const QString &key, int value, int most)
{
    set(key, std::clamp(value, 0, most));
}

QString Preferences::oneOf(const QString &key, const QStringList &values) const
{
    const auto value = settings_.value(key).toString();
    return values.contains(value) ? value : values.first();
}

void Preferences::setOneOf(const QString &key, const QStringList &values, const QString &value)
{
    if (values.contains(value))
        set(key, value);
}

// clang-format off
// Each setting in one line to read and one to write: where it is kept, what holds until somebody sets it, what it may be.

QString Preferences::look() const { return oneOf(u"look"_s, looks()); }
void Preferences::setLook(const QString &look) { setOneOf(u"look"_s, looks(), look); }

QString Preferences::seatRotation() const { return oneOf(u"seatRotation"_s, rotations()); }
void Preferences::setSeatRotation(const QString &rotation) { setOneOf(u"seatRotation"_s, rotations(), rotation); }

QString Preferences::language() const { return oneOf(u"language"_s, languages()); }
void Preferences::setLanguage(const QString &language) { setOneOf(u"language"_s, languages(), language); }

bool Preferences::motion() const { return flag(u"motion"_s, true); }
void Preferences::setMotion(bool motion) { set(u"motion"_s, motion); }

bool Preferences::leftHanded() const { return flag(u"leftHanded"_s, false); }
void Preferences::setLeftHanded(bool leftHanded) { set(u"leftHanded"_s, leftHanded); }

bool Preferences::sounds() const { return flag(u"sounds"_s, true); }
void Preferences::setSounds(bool sounds) { set(u"sounds"_s, sounds); }

bool Preferences::vibration() const { return flag(u"vibration"_s, true); }
void Preferences::setVibration(bool vibration) { set(u"vibration"_s, vibration); }

bool Preferences::spoken() const { return flag(u"spoken"_s, false); }
void Preferences::setSpoken(bool spoken) { set(u"spoken"_s, spoken); }

bool Preferences::keepAwake() const { return flag(u"keepAwake"_s, true); }
void Preferences::setKeepAwake(bool keepAwake) { set(u"keepAwake"_s, keepAwake); }

bool Preferences::confirmations() const { return flag(u"confirmations"_s, true); }
void Preferences::setConfirmations(bool confirmations) { set(u"confirmations"_s, confirmations); }

bool Preferences::hints() const { return flag(u"hints"_s, true); }
void Preferences::setHints(bool hints) { set(u"hints"_s, hints); }

int Preferences::volume() const { return number(u"volume"_s, 70, full); }
void Preferences::setVolume(int volume) { setNumber(u"volume"_s, volume, full); }

int Preferences::tapVolume() const { return number(u"tapVolume"_s, 50, full); }
void Preferences::setTapVolume(int volume) { setNumber(u"tapVolume"_s, volume, full); }

int Preferences::hitVolume() const { return number(u"hitVolume"_s, 100, full); }
void Preferences::setHitVolume(int volume) { setNumber(u"hitVolume"_s, volume, full); }

int Preferences::momentVolume() const { return number(u"momentVolume"_s, 100, full); }
void Preferences::setMomentVolume(int volume) { setNumber(u"momentVolume"_s, volume, full); }

int Preferences::turnVolume() const { return number(u"turnVolume"_s, 80, full); }
void Preferences::setTurnVolume(int volume) { setNumber(u"turnVolume"_s, volume, full); }

int Preferences::dimAfter() const { return number(u"dimAfter"_s, 5, longestWait); }
void Preferences::setDimAfter(int minutes) { setNumber(u"dimAfter"_s, minutes, longestWait); }

// clang-format on

double Preferences::textScale() const
{
    bool fine = false;
    const double scale = settings_.value(u"textScale"_s).toString().toDouble(&fine);
    return fine && std::isfinite(scale) ? std::clamp(scale, smallestText, largestText) : 1.0;
}

void Preferences::setTextScale(double scale)
{
    if (std::isfinite(scale))
        set(u"textScale"_s, std::clamp(scale, smallestText, largestText));
}

qlonglong Preferences::openSession() const
{
    bool fine = false;
    const auto session = settings_.value(u"open/session"_s).toString().toLongLong(&fine);
    return fine && session > 0 ? session : 0;
}

QString Preferences::openPage() const
{
    return settings_.value(u"open/page"_s).toString();
}

// Written at once: what ends the app in the background says nothing before.
void Preferences::keepOpen(qlonglong session, const QString &page)
{
    if (session == openSession() && page == openPage())
        return;
    settings_.setValue(u"open/session"_s, session);
    settings_.setValue(u"open/page"_s, page);
    settings_.sync();
}

std::string Preferences::lying(qlonglong session) const
{
    return settings_.value(u"lying/%1"_s.arg(session)).toString().toStdString();
}

void Preferences::keepLying(qlonglong session, const std::string &lying)
{
    if (lying == this->lying(session))
        return;
    if (lying.empty())
        settings_.remove(u"lying/%1"_s.arg(session));
    else
        settings_.setValue(u"lying/%1"_s.arg(session), QString::fromStdString(lying));
    settings_.sync();
}

QStringList Preferences::lastTable() const
{
    return settings_.value(u"lastTable"_s).toStringList();
}

QStringList Preferences::knownPeople() const
{
    return settings_.value(u"people"_s).toStringList();
}

namespace {

// However its letters are composed, a name is the same.
bool knows(const QStringList &people, const QString &name)
{
    return std::any_of(people.begin(), people.end(), [&](const QString &known) {
        return sameLetters(known.toStdString(), name.toStdString());
    });
}

} // namespace

void Preferences::remember(const QStringList &table)
{
    auto people = table;
    for (const auto &name : knownPeople())
        if (!knows(people, name))
            people.append(name);
    settings_.setValue(u"people"_s, QStringList(people.first(std::min(people.size(), peopleKept))));
    settings_.setValue(u"lastTable"_s, table);
}

void Preferences::meet(const QStringList &people)
{
    auto known = knownPeople();
    for (const auto &name : people)
        if (!knows(known, name))
            known.append(name);
    settings_.setValue(u"people"_s, QStringList(known.first(std::min(known.size(), peopleKept))));
}

QVariantMap Preferences::memory(const QString &what) const
{
    return QJsonDocument::fromJson(settings_.value(u"memory/"_s + what).toByteArray())
        .object()
        .toVariantMap();
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

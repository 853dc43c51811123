#include "app/senses.h"

#include "models/table/translate.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

using table::Cue;
using table::CueKind;
using table::Cues;

namespace {

constexpr std::size_t heardAtOnce = 2;
constexpr int between = 170;   // ms from the first sound of a step to the second
constexpr int machineGun = 60; // ms: what comes sooner than this after another is left out
constexpr int speechPause = 450;
constexpr double whole = 100.0;

struct Feel {
    int weight;    // the heavier is heard when there is too much
    int vibration; // ms
};

// In the order of the kinds.
constexpr std::array<Feel, 12> feels{{{0, 0},
                                      {1, 8},
                                      {3, 15},
                                      {5, 35},
                                      {4, 20},
                                      {6, 45},
                                      {8, 70},
                                      {9, 110},
                                      {7, 50},
                                      {10, 140},
                                      {2, 25},
                                      {9, 90}}};

constexpr Feel feelOf(CueKind kind)
{
    return feels[static_cast<std::size_t>(kind)];
}

} // namespace

Senses::Senses(Preferences &preferences, Platform &platform, Play play, Say say, QObject *parent)
    : QObject(parent),
      preferences_(preferences),
      platform_(platform),
      play_(std::move(play)),
      say_(std::move(say))
{
    connect(&platform_, &Platform::soundTaken, this, [this] { silenced_ = true; });
    connect(&platform_, &Platform::soundGivenBack, this, [this] { silenced_ = false; });
    pause_.setSingleShot(true);
    pause_.setInterval(speechPause);
    connect(&pause_, &QTimer::timeout, this, [this] {
        QStringList words;
        for (const auto &[seat, said] : std::exchange(waiting_, {}))
            words.append(said);
        if (!silenced_ && preferences_.spoken())
            say_(words.join(u' '));
    });
}

void Senses::listenTo(table::Table *table)
{
    if (table_)
        disconnect(table_, &table::Table::cued, this, nullptr);
    waiting_.clear();
    table_ = table;
    if (table_)
        connect(table_, &table::Table::cued, this, &Senses::hear);
}

std::vector<CueKind> Senses::weightiest(const Cues &cues)
{
    std::vector<CueKind> kinds;
    for (const auto &cue : cues)
        if (cue.kind != CueKind::none && std::find(kinds.begin(), kinds.end(), cue.kind) == kinds.end())
            kinds.push_back(cue.kind);
    while (kinds.size() > heardAtOnce)
        kinds.erase(std::min_element(kinds.begin(), kinds.end(), [](CueKind a, CueKind b) {
            return feelOf(a).weight < feelOf(b).weight;
        }));
    return kinds;
}

void Senses::hear(const Cues &cues)
{
    const auto kinds = weightiest(cues);
    int delay = 0;
    for (const auto kind : kinds) {
        play(kind, delay);
        delay += between;
    }
    int longest = 0;
    for (const auto kind : kinds)
        longest = std::max(longest, feelOf(kind).vibration);
    if (longest > 0 && preferences_.vibration() && platform_.vibrates())
        platform_.vibrate(longest);
    speak(cues);
}

double Senses::volumeOf(CueKind kind) const
{
    int group = 0;
    switch (kind) {
    case CueKind::none: break;
    case CueKind::tap: group = preferences_.tapVolume(); break;
    case CueKind::dice:
    case CueKind::hit:
    case CueKind::heal:
    case CueKind::poison: group = preferences_.hitVolume(); break;
    case CueKind::kill:
    case CueKind::death:
    case CueKind::story:
    case CueKind::loss:
    case CueKind::victory: group = preferences_.momentVolume(); break;
    case CueKind::turn: group = preferences_.turnVolume(); break;
    }
    return group / whole * preferences_.volume() / whole;
}

void Senses::play(CueKind kind, int delay)
{
    if (silenced_ || !preferences_.sounds() || volumeOf(kind) <= 0 || !play_)
        return;
    if (delay > 0) {
        QTimer::singleShot(delay, this, [this, kind] { play(kind, 0); });
        return;
    }
    const auto now = QDateTime::currentMSecsSinceEpoch();
    if (now - lastPlayed_ < machineGun && now >= lastPlayed_)
        return;
    lastPlayed_ = now;
    play_(kind, volumeOf(kind));
}

// About one person only the newest counts: "Bo, 57 life" takes the place of "Bo, 58 life".
void Senses::speak(const Cues &cues)
{
    if (!say_ || !preferences_.spoken() || silenced_)
        return;
    QList<std::pair<int, QString>> said;
    for (const auto &cue : cues)
        if (!cue.spoken.empty())
            said.append({cue.seat, table::shown(cue.spoken)});
    if (said.isEmpty())
        return;
    waiting_.removeIf([&](const auto &old) {
        return std::any_of(said.begin(), said.end(), [&](const auto &now) { return now.first == old.first; });
    });
    waiting_.append(said);
    pause_.start();
}

void Senses::attempt(const QString &group)
{
    const auto kind = group == u"taps"_s      ? CueKind::tap
                      : group == u"hits"_s    ? CueKind::hit
                      : group == u"moments"_s ? CueKind::story
                                              : CueKind::turn;
    play(kind, 0);
}

void Senses::attemptSpeech()
{
    if (say_ && preferences_.spoken())
        say_(tr("Ann, %1 life.").arg(25));
}

} // namespace torchside::app

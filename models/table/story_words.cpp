#include "models/table/story_words.h"

#include "models/table/bgstats.h"
#include "models/table/story.h"
#include "models/table/story_shape.h"
#include "models/table/translate.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

constexpr std::size_t momentsTold = 6;
constexpr Moment minute = 60'000;

QString placeLine(const Place &place)
{
    const auto rank = place.out ? u"†"_s : place.rank > 0 ? u"%1."_s.arg(place.rank) : u"–"_s;
    QStringList parts;
    if (place.points)
        parts.append(QString::number(*place.points));
    if (!place.fate.empty())
        parts.append(shown(place.fate));
    return u"%1 %2: %3"_s.arg(rank, shown(place.name), parts.join(u", "_s));
}

QString momentLine(const Chronicle &chronicle, const Mark &mark)
{
    for (const auto &beat : chronicle.beats)
        if (beat.seq == mark.seq)
            return u"%1 %2"_s.arg(timeText(beat.at), shown(mark.text));
    return shown(mark.text);
}

} // namespace

QString lengthText(Moment length)
{
    const auto minutes = length / minute;
    if (minutes < 1)
        return {};
    return minutes < 60 ? Story::tr("%1 min").arg(minutes)
                        : Story::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString timeText(Moment at)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(at).time(), u"HH:mm"_s);
}

QString dateText(Moment at)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(at).date(), QLocale::ShortFormat);
}

QString eveningText(const Chronicle &chronicle, const QString &title)
{
    QStringList head{title};
    if (!chronicle.beats.empty())
        head.append(dateText(chronicle.beats.front().at));
    if (const auto length = lengthText(lengthOf(chronicle.beats)); !length.isEmpty())
        head.append(length);
    QStringList lines{head.join(u" · "_s), shown(chronicle.headline), {}};
    for (const auto &place : chronicle.places)
        lines.append(placeLine(place));
    const auto great = greatest(chronicle.marks, momentsTold);
    if (!great.empty()) {
        lines.append(QString());
        lines.append(Story::tr("The great moments:"));
        for (const auto &mark : great)
            lines.append(momentLine(chronicle, mark));
    }
    return lines.join(u'\n');
}

QUrl playOf(const Chronicle &chronicle, const QString &game, const QString &title)
{
    bgstats::Play play;
    play.game = game;
    play.title = title;
    play.highestWins = chronicle.pointsDecide;
    play.noPoints = !chronicle.pointsDecide;
    play.started = chronicle.beats.empty() ? 0 : chronicle.beats.front().at;
    play.minutes = static_cast<int>(lengthOf(chronicle.beats) / minute);
    play.comments = shown(chronicle.headline);
    for (const auto &place : chronicle.places)
        play.players.push_back({shown(place.name), place.points, place.rank, shown(place.role),
                                chronicle.first == place.key, place.won});
    return bgstats::linkOf(play);
}

} // namespace torchside::table

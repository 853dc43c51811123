#include "models/table/story.h"

#include "models/table/story_shape.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

constexpr double chaptersApart = 0.1;

QString featName(Feat feat)
{
    static const std::array names{u"kill"_s, u"death"_s, u"won"_s, u"lost"_s, u"change"_s};
    return names.at(static_cast<std::size_t>(feat));
}

std::int64_t lastOf(const Chronicle &chronicle)
{
    return chronicle.beats.empty() ? 0 : chronicle.beats.back().seq;
}

} // namespace

// Roles that belong together stand in a line.
// clang-format off
Story::Story(const Match &match, QString game, QString title, QObject *parent)
    : QObject(parent),
      match_(match),
      game_(std::move(game)),
      title_(std::move(title)),
      curves_({{"name", &CurveRow::name}, {"key", &CurveRow::key}, {"ended", &CurveRow::ended},
               {"corners", &CurveRow::points}}),
      marks_({{"across", &MarkRow::across}, {"down", &MarkRow::down}, {"feat", &MarkRow::feat},
              {"key", &MarkRow::key}, {"seq", &MarkRow::seq}, {"line", &MarkRow::text}}),
      levels_({{"down", &LevelRow::down}, {"line", &LevelRow::text}}),
      chapters_({{"across", &ChapterRow::across}, {"line", &ChapterRow::text}}),
      places_({{"rank", &PlaceRow::rank}, {"key", &PlaceRow::key}, {"name", &PlaceRow::name},
               {"points", &PlaceRow::points}, {"role", &PlaceRow::role}, {"fate", &PlaceRow::fate},
               {"won", &PlaceRow::won}, {"out", &PlaceRow::out}})
{
}
// clang-format on

void Story::read()
{
    if (!old_)
        return;
    old_ = false;
    const bool atEnd = seq_ == lastOf(chronicle_);
    chronicle_ = match_.chronicle();
    const auto last = lastOf(chronicle_);
    if (atEnd || seq_ > last) {
        const auto *mark = over() ? memorable(chronicle_.marks) : nullptr;
        seq_ = mark ? mark->seq : last;
    }
    graph_ = std::clamp(graph_, 0, std::max(0, static_cast<int>(chronicle_.graphs.size()) - 1));
    showGraph();
    showChapters();
    showPlaces();
    Q_EMIT changed();
    Q_EMIT moved();
}

void Story::retranslate(const QString &title)
{
    title_ = title;
    if (chronicle_.beats.empty())
        return; // nobody has read it yet
    old_ = true;
    read();
}

QString Story::subtitle() const
{
    const auto length = lengthText(lengthOf(chronicle_.beats));
    return length.isEmpty() ? title_ : u"%1 · %2"_s.arg(title_, length);
}

QString Story::date() const
{
    return chronicle_.beats.empty() ? QString() : dateText(chronicle_.beats.front().at);
}

QString Story::headline() const
{
    return shown(chronicle_.headline);
}

QString Story::overline() const
{
    return shown(chronicle_.overline);
}

QString Story::unit() const
{
    return text(chronicle_.unit);
}

bool Story::over() const
{
    return match_.outcome().has_value();
}

QStringList Story::graphs() const
{
    QStringList names;
    for (const auto &graph : chronicle_.graphs)
        names.append(shown(graph.name));
    return names;
}

void Story::setGraph(int graph)
{
    if (graph == graph_ || graph < 0 || graph >= static_cast<int>(chronicle_.graphs.size()))
        return;
    graph_ = graph;
    showGraph();
    Q_EMIT changed();
    Q_EMIT moved();
}

double Story::acrossOf(std::int64_t seq) const
{
    return table::acrossOf(seq, lastOf(chronicle_));
}

void Story::showGraph()
{
    std::vector<CurveRow> curves;
    std::vector<MarkRow> marks;
    std::vector<LevelRow> lines;
    if (chronicle_.graphs.empty())
        return;
    const auto &graph = chronicle_.graphs[static_cast<std::size_t>(graph_)];
    const auto levels = levelsFor(graph);
    const auto last = lastOf(chronicle_);
    for (const int level : levels)
        lines.push_back({downOf(level, levels), QString::number(level)});
    for (const auto &curve : graph.curves)
        curves.push_back({shown(curve.name), curve.key, curve.until > 0, cornersOf(curve, levels, last)});
    for (const auto &mark : chronicle_.marks) {
        const auto curve = std::find_if(graph.curves.begin(), graph.curves.end(),
                                        [&](const Curve &each) { return each.key == mark.key; });
        const auto value = curve == graph.curves.end() ? std::nullopt : valueAt(*curve, mark.seq);
        marks.push_back({acrossOf(mark.seq), value ? downOf(*value, levels) : 0.0, featName(mark.feat),
                         mark.key, static_cast<int>(mark.seq), shown(mark.text)});
    }
    curves_.show(std::move(curves));
    marks_.show(std::move(marks));
    levels_.show(std::move(lines));
}

// Where a chapter begins; of those that stand too close to each other only the first.
void Story::showChapters()
{
    std::vector<ChapterRow> rows;
    int chapter = 0;
    for (const auto &beat : chronicle_.beats) {
        const auto across = acrossOf(beat.seq);
        const bool begins = beat.chapter != chapter;
        chapter = beat.chapter;
        if (begins && chapter > 0 && (rows.empty() || across - rows.back().across >= chaptersApart))
            rows.push_back({across, QString::number(chapter)});
    }
    chapters_.show(std::move(rows));
}

void Story::showPlaces()
{
    std::vector<PlaceRow> rows;
    for (const auto &place : chronicle_.places)
        rows.push_back({place.rank, place.key, shown(place.name),
                        place.points ? QString::number(*place.points) : QString(), shown(place.role),
                        shown(place.fate), place.won, place.out});
    places_.show(std::move(rows));
}

QStringList Story::values() const
{
    QStringList all;
    if (!chronicle_.graphs.empty())
        for (const auto &curve : chronicle_.graphs[static_cast<std::size_t>(graph_)].curves) {
            const auto value = valueAt(curve, seq_);
            all.append(value ? QString::number(*value) : u"–"_s);
        }
    return all;
}

const Beat *Story::beat() const
{
    const auto &beats = chronicle_.beats;
    const auto found =
        std::find_if(beats.begin(), beats.end(), [&](const Beat &each) { return each.seq == seq_; });
    return found == beats.end() ? nullptr : &*found;
}

QString Story::momentTitle() const
{
    const auto *now = beat();
    if (!now)
        return {};
    return now->where.empty() ? timeText(now->at) : u"%1, %2"_s.arg(timeText(now->at), shown(now->where));
}

QString Story::momentText() const
{
    const auto *now = beat();
    return now ? shown(now->line) : QString();
}

QString Story::momentMarkup() const
{
    return u"<b>%1</b> · %2"_s.arg(momentTitle().toHtmlEscaped(), momentText().toHtmlEscaped());
}

void Story::look(int seq)
{
    const auto to =
        std::clamp<std::int64_t>(seq, std::min<std::int64_t>(1, lastOf(chronicle_)), lastOf(chronicle_));
    if (to == seq_)
        return;
    seq_ = to;
    Q_EMIT moved();
}

void Story::scrubTo(double across)
{
    const auto last = static_cast<double>(lastOf(chronicle_));
    look(static_cast<int>(std::lround(1 + std::clamp(across, 0.0, 1.0) * std::max(0.0, last - 1))));
}

void Story::stepBy(int steps)
{
    look(atSeq() + steps);
}

void Story::jumpBy(int marks)
{
    const auto &all = chronicle_.marks;
    if (marks > 0) {
        const auto next =
            std::find_if(all.begin(), all.end(), [&](const Mark &each) { return each.seq > seq_; });
        look(next == all.end() ? static_cast<int>(lastOf(chronicle_)) : static_cast<int>(next->seq));
    } else {
        const auto before =
            std::find_if(all.rbegin(), all.rend(), [&](const Mark &each) { return each.seq < seq_; });
        look(before == all.rend() ? 1 : static_cast<int>(before->seq));
    }
}

QString Story::shareTitle() const
{
    return u"%1: %2"_s.arg(title_, headline());
}

QString Story::shareText() const
{
    return eveningText(chronicle_, title_);
}

QUrl Story::playLink() const
{
    return playOf(chronicle_, game_, title_);
}

} // namespace torchside::table

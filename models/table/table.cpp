#include "models/table/table.h"
#include "models/table/refusal_words.h"

#include "models/table/history_model.h"
#include "models/table/story.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <map>

namespace torchside::table {

Table::Table(Match &match, QObject *parent)
    : QObject(parent),
      match_(match),
      prompts_(match.prompts()),
      history_(std::make_unique<HistoryModel>(match))
{}

Table::~Table() = default;

QString Table::now() const
{
    return prompts_.empty() ? QString() : shown(prompts_.front().text);
}

QString Table::nowRule() const
{
    return prompts_.empty() ? QString() : text(prompts_.front().rule);
}

QStringList Table::reminders() const
{
    QStringList all;
    for (std::size_t i = 1; i < prompts_.size(); ++i)
        all.append(shown(prompts_[i].text));
    return all;
}

QStringList Table::seats() const
{
    return texts(match_.seats());
}

bool Table::canUndo() const
{
    return match_.seq() > 1;
}

bool Table::canRedo() const
{
    return match_.seq() < match_.last();
}

QString Table::undoHint() const
{
    const auto &log = match_.log();
    return canUndo() && !log.empty() ? shown(log.back().text) : QString();
}

bool Table::over() const
{
    return match_.outcome().has_value();
}

int Table::seq() const
{
    return static_cast<int>(match_.seq());
}

QAbstractItemModel *Table::history()
{
    return history_.get();
}

Story *Table::evening()
{
    if (!evening_)
        evening_ = std::make_unique<Story>(match_, game(), gameTitle());
    return evening_.get();
}

void Table::undo()
{
    moved(match_.undo());
}

void Table::redo()
{
    moved(match_.redo());
}

void Table::goTo(int seq)
{
    moved(match_.goTo(seq));
}

QVariantList Table::past(const QString &path) const
{
    std::map<std::int64_t, Moment> times;
    for (const auto &entry : match_.history())
        if (!entry.isNote)
            times[entry.seq] = entry.at;
    QVariantList changes;
    for (const auto &change : match_.trace(path.toStdString()).value_or(std::vector<Change>{}))
        changes.prepend(QVariantMap{{QStringLiteral("seq"), static_cast<int>(change.seq)},
                                    {QStringLiteral("from"), text(change.from)},
                                    {QStringLiteral("to"), text(change.to)},
                                    {QStringLiteral("line"), shown(change.text)},
                                    {QStringLiteral("time"), timeText(times[change.seq])}});
    return changes;
}

QVariantMap Table::entryOf(int seq) const
{
    for (int row = 0; row < history_->rowCount(); ++row) {
        const auto index = history_->index(row, 0);
        if (!index.data(HistoryModel::NoteRole).toBool() && index.data(HistoryModel::SeqRole).toInt() == seq)
            return {{QStringLiteral("row"), row},
                    {QStringLiteral("time"), index.data(HistoryModel::TimeRole)}};
    }
    return {};
}

QStringList Table::changesTo(int seq) const
{
    return seq >= 1 && seq <= match_.last() ? shown(match_.resyncTo(seq)) : QStringList();
}

bool Table::note(const QString &text)
{
    return settle(match_.note(text.trimmed().toStdString()));
}

bool Table::rename(int player, const QString &name)
{
    return settle(match_.rename(player, name.trimmed().toStdString()));
}

void Table::retranslate()
{
    settle(std::nullopt);
    if (evening_)
        evening_->retranslate(gameTitle());
}

bool Table::settle(const std::optional<Refusal> &refusal)
{
    if (refusal) {
        Q_EMIT refused(told(*refusal), text(refusal->field));
        return false;
    }
    prompts_ = match_.prompts();
    show();
    history_->markOld();
    if (evening_)
        evening_->markOld();
    Q_EMIT changed();
    return true;
}

void Table::moved(const Moved &moved)
{
    const auto *refusal = std::get_if<Refusal>(&moved);
    if (!settle(refusal ? std::optional(*refusal) : std::nullopt))
        return;
    Q_EMIT resynced(shown(std::get<std::vector<Sentence>>(moved)));
    cue({});
}

void Table::cue(Cues cues)
{
    if (cues.empty())
        cues.push_back({CueKind::tap, {}, -1});
    Q_EMIT cued(cues);
}

} // namespace torchside::table

#include "models/table/table.h"
#include "models/table/translate.h"

#include "models/json/codec.h"
#include "models/protocol/describe.h"
#include "models/table/correction_draft.h"
#include "models/table/history_model.h"
#include "models/table/packs.h"
#include "models/table/story.h"
#include "models/table/story_words.h"

#include <QJsonDocument>

#include <map>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

// A key that was left out in QML comes as undefined; null stays null, which is not the same.
QJsonObject requestFrom(const QVariantMap &map)
{
    QJsonObject request;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        if (entry->isValid())
            request[entry.key()] = QJsonValue::fromVariant(*entry);
    return request;
}

} // namespace

Table::Table(protocol::Session &session, std::function<Telling()> told, QObject *parent)
    : QObject(parent),
      session_(session),
      match_(session.match()),
      told_(std::move(told)),
      prompts_(match_.prompts()),
      history_(std::make_unique<HistoryModel>(match_))
{
    ticks_.stand(prompts_, match_.seq());
}

bool Table::act(const QVariantMap &command)
{
    const auto request = requestFrom(command);
    return elsewhere_ ? askThere(request) : perform(request);
}

bool Table::perform(const QJsonObject &command)
{
    if (elsewhere_)
        return askThere(command); // who thought first has thought while it was carried away
    if (const auto refusal = session_.tap(command))
        return settle(refusal);
    tellNewest();
    return true;
}

QJsonObject Table::actFrom(const Viewer &viewer, const QJsonObject &request, const Origin &origin,
                           const json::Tongue &tongue)
{
    if (elsewhere_)
        return {{u"ok"_s, false}, {u"code"_s, u"elsewhere"_s}};
    const auto before = match_.seq();
    const auto line = QJsonDocument(request).toJson(QJsonDocument::Compact).toStdString();
    const auto reply = json::parsed(session_.door(viewer, tongue).submit(line, origin)).toObject();
    if (match_.seq() != before)
        tellNewest();
    return reply;
}

std::optional<qint64> Table::doneAs(const QString &request) const
{
    const auto found = match_.doneAs(request.toStdString());
    return found ? std::optional<qint64>(*found) : std::nullopt;
}

void Table::tellNewest()
{
    goOn();
    settle(std::nullopt);
    auto what = told_();
    cue(std::move(what.cues));
    sight(what.sights);
}

void Table::catchUp()
{
    if (match_.catchUp())
        showAgain();
}

void Table::showAgain()
{
    goOn();
    settle(std::nullopt);
}

void Table::retell()
{
    sight(told_().sights);
}

QString Table::whyNot(const QVariantMap &command) const
{
    const auto refusal = session_.wouldRefuse(requestFrom(command));
    return refusal ? table::told(*refusal) : QString();
}

QVariantMap Table::ask(const QVariantMap &question) const
{
    return session_.ask(requestFrom(question)).toVariantMap();
}

QVariantMap Table::limits(const QString &command, const QString &key) const
{
    return protocol::limitsIn(session_.description(), command, key).toVariantMap();
}

Table::~Table() = default;

QString Table::game() const
{
    return text(std::string(session_.identity().id));
}

QString Table::gameTitle() const
{
    return shown(say(session_.identity().title));
}

QString Table::subheading() const
{
    return shown(match_.standing());
}

QString Table::now() const
{
    return prompts_.empty() ? QString() : shown(prompts_.front().text);
}

QString Table::nowRule() const
{
    return prompts_.empty() ? QString() : text(prompts_.front().rule);
}

QStringList Table::seats() const
{
    return texts(match_.seats());
}

bool Table::canUndo() const
{
    return match_.canUndo();
}

bool Table::canRedo() const
{
    return match_.canRedo();
}

QString Table::undoHint() const
{
    if (match_.isAtCorrection())
        return shown(say("The correction of what was before."));
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

CorrectionDraft *Table::correction()
{
    if (!correction_)
        correction_ = std::make_unique<CorrectionDraft>(
            session_,
            [this](Foreseeing &foreseen, const QJsonObject &request) { return correct(foreseen, request); });
    return correction_.get();
}

// What to change on the table is told as after a jump. Where the session went on meanwhile, nothing is done.
bool Table::correct(Foreseeing &foreseen, const QJsonObject &request)
{
    if (elsewhere_)
        return askThere(request);
    const auto before = match_.pieces();
    const auto result = session_.correct(foreseen);
    if (!result)
        return false;
    if (const auto *refusal = std::get_if<Refusal>(&*result))
        return settle(*refusal);
    moved(before, std::get<Corrected>(*result).resync);
    return true;
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

void Table::setPacks(Packs *packs)
{
    packs_ = packs;
    tellDifferences();
}

bool Table::note(const QString &text)
{
    if (elsewhere_)
        return settle(refuse("elsewhere", say("Notes are written when the table is home again.")));
    return settle(match_.note(text.trimmed().toStdString()));
}

bool Table::rename(int player, const QString &name)
{
    if (elsewhere_)
        return askThere({{u"do"_s, u"rename"_s}, {u"player"_s, player}, {u"name"_s, name.trimmed()}});
    const auto refusal = match_.rename(player, name.trimmed().toStdString());
    if (!refusal)
        goOn();
    return settle(refusal);
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
        if (refusal->code == "moved-on")
            showAgain();
        Q_EMIT refused(table::told(*refusal), text(refusal->field));
        return false;
    }
    prompts_ = match_.prompts();
    ticks_.stand(prompts_, match_.seq());
    show();
    history_->markOld();
    if (evening_)
        evening_->markOld();
    if (correction_)
        correction_->keepUp();
    tellChange();
    return true;
}

void Table::cue(Cues cues)
{
    if (cues.empty())
        cues.push_back({CueKind::tap, {}, -1});
    Q_EMIT cued(cues);
}

void Table::sight(const Sights &sights)
{
    QVariantList all;
    for (const auto &each : sights) {
        QVariantList figures;
        for (const auto &figure : each.figures)
            figures.append(QVariantMap{{QStringLiteral("value"), shown(figure.value)},
                                       {QStringLiteral("of"), shown(figure.of)},
                                       {QStringLiteral("symbols"), texts(figure.symbols)}});
        all.append(QVariantMap{{QStringLiteral("picture"), idOf(each.picture)},
                               {QStringLiteral("title"), shown(each.title)},
                               {QStringLiteral("figures"), figures},
                               {QStringLiteral("lines"), shown(each.lines)},
                               {QStringLiteral("tasks"), shown(each.tasks)}});
    }
    Q_EMIT sighted(all);
}

} // namespace torchside::table

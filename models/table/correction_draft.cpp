#include "models/table/correction_draft.h"

#include "models/kernel/journal.h"
#include "models/protocol/desk.h"
#include "models/table/deed_fields.h"
#include "models/table/deed_words.h"
#include "models/table/refusal_words.h"
#include "models/table/translate.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

constexpr auto soon = std::chrono::milliseconds(30);
constexpr int noticed = 100; // milliseconds

QJsonObject objectIn(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

QString nameIn(const QJsonObject &command)
{
    return command[u"do"_s].toString();
}

} // namespace

CorrectionDraft::CorrectionDraft(protocol::Session &session, Take take, QObject *parent)
    : QObject(parent), session_(session), match_(session.match()), take_(std::move(take))
{}

QString CorrectionDraft::line() const
{
    return shown(line_);
}

QString CorrectionDraft::command() const
{
    return nameIn(draft_);
}

QString CorrectionDraft::commandText() const
{
    return command().isEmpty() ? QString() : shown(deedWord(command().toStdString()));
}

QJsonObject CorrectionDraft::form(const QString &command) const
{
    return session_.description()[u"$defs"_s][u"commands"_s][command].toObject();
}

QVariantList CorrectionDraft::fields() const
{
    if (isLeftOut_ || draft_.isEmpty())
        return {};
    return fieldsOf(form(command()), shown_, texts(match_.seats()));
}

bool CorrectionDraft::differs() const
{
    return isLeftOut_ || (isPutIn_ ? !draft_.isEmpty() : draft_ != asItWas_);
}

void CorrectionDraft::begin(int seq, bool isPutIn)
{
    isLeftOut_ = false;
    isPutIn_ = isPutIn;
    kinds_.clear();
    seq_ = 0;
    draft_ = shown_ = asItWas_ = {};
    for (const auto &entry : match_.history())
        if (!entry.isNote && entry.seq == seq) {
            seq_ = seq;
            line_ = entry.text;
            if (!isPutIn)
                shown_ = objectIn(entry.command);
        }
}

void CorrectionDraft::open(int seq)
{
    begin(seq, false);
    if (isSomething())
        draft_ = asItWas_ = objectIn(match_.commandAt(seq));
    look();
}

void CorrectionDraft::openNewest()
{
    open(static_cast<int>(match_.seq()));
}

// A first guess at a command, with what it must have: whoever comes first, the least that may be.
QJsonObject CorrectionDraft::drafted(const QString &command) const
{
    QJsonObject guess{{u"do"_s, command}};
    for (const auto &each : fieldsOf(form(command), guess, texts(match_.seats()))) {
        const auto field = each.toMap();
        if (!field[u"must"_s].toBool())
            continue;
        const auto choices = field[u"choices"_s].toList();
        const auto kind = field[u"kind"_s].toString();
        const auto value = kind == u"people"_s  ? QJsonValue(QJsonArray())
                           : !choices.isEmpty() ? QJsonValue::fromVariant(choices.first().toMap()[u"value"_s])
                           : kind == u"number"_s ? QJsonValue(std::max(1, field[u"from"_s].toInt()))
                           : kind == u"truth"_s  ? QJsonValue(false)
                                                 : QJsonValue(u"…"_s);
        guess = withValue(guess, field[u"path"_s].toString(), value);
    }
    return guess;
}

// Could such a command be put in there, for anybody?
bool CorrectionDraft::wouldBeTaken(const QString &command)
{
    draft_ = drafted(command);
    const auto fields = fieldsOf(form(command), draft_, texts(match_.seats()));
    const auto person = std::find_if(fields.begin(), fields.end(), [](const QVariant &field) {
        return field.toMap()[u"kind"_s].toString() == u"person"_s;
    });
    const auto count = person == fields.end() ? 1 : static_cast<int>(match_.seats().size());
    for (int seat = 0; seat < count; ++seat) {
        if (person != fields.end())
            draft_ = withValue(draft_, person->toMap()[u"path"_s].toString(), seat);
        const auto result = session_.correct(request());
        const auto *refusal = std::get_if<Refusal>(&result);
        if (!refusal || refusal->code == "bad-argument")
            return true;
    }
    return false;
}

void CorrectionDraft::putInAfter(int seq)
{
    begin(seq, true);
    QElapsedTimer time;
    time.start();
    const auto defs = session_.description()[u"$defs"_s];
    for (const auto each : defs[u"gameCommand"_s][u"oneOf"_s].toArray()) {
        const auto name = each[u"$ref"_s].toString().section(u'/', -1);
        if (isSomething() && name != u"start"_s && (time.elapsed() > noticed || wouldBeTaken(name)))
            kinds_.append(
                QVariantMap{{u"command"_s, name}, {u"text"_s, shown(deedWord(name.toStdString()))}});
    }
    draft_ = shown_ = {};
    look();
}

void CorrectionDraft::choose(const QString &command)
{
    wouldBeTaken(command); // leaves the first that fits
    for (auto each = draft_.begin(); each != draft_.end(); ++each)
        if (*each == QJsonValue(u"…"_s))
            *each = QString();
    shown_ = draft_;
    look();
}

void CorrectionDraft::set(const QString &path, const QVariant &value)
{
    const auto json = QJsonValue::fromVariant(value);
    draft_ = withValue(draft_, path, json);
    shown_ = withValue(shown_, path, json);
    look();
}

void CorrectionDraft::clear(const QString &path)
{
    draft_ = withoutValue(draft_, path);
    shown_ = withoutValue(shown_, path);
    look();
}

void CorrectionDraft::leaveOut(bool isLeftOut)
{
    isLeftOut_ = isLeftOut;
    look();
}

QJsonObject CorrectionDraft::request() const
{
    QJsonObject asked{
        {u"do"_s, u"correct"_s}, {isPutIn_ ? u"after"_s : u"seq"_s, seq()}, {u"preview"_s, true}};
    if (!isLeftOut_)
        asked[u"command"_s] = draft_;
    return asked;
}

// Where a game thinks long, the page says so first, and several changes are looked at together.
void CorrectionDraft::look()
{
    found_ = {};
    whyNot_.clear();
    if (!isSlow_ || !isSomething() || !differs())
        return lookNow();
    if (!isLooking_)
        QTimer::singleShot(soon, this, &CorrectionDraft::lookNow);
    isLooking_ = true;
    Q_EMIT changed();
}

void CorrectionDraft::lookNow()
{
    QElapsedTimer time;
    time.start();
    isLooking_ = false;
    if (isSomething() && differs()) {
        const auto result = session_.correct(request());
        if (const auto *refusal = std::get_if<Refusal>(&result))
            whyNot_ = table::told(*refusal);
        else
            found_ = std::get<Corrected>(result);
        isSlow_ = time.elapsed() > noticed;
    }
    Q_EMIT changed();
}

bool CorrectionDraft::take()
{
    auto asked = request();
    asked.remove(u"preview"_s);
    asked[u"drop"_s] = true; // what falls out stood there to be read
    const bool done = isSomething() && differs() && !isLooking_ && take_(asked);
    if (done)
        close();
    return done;
}

void CorrectionDraft::close()
{
    begin(0, false);
    look();
}

QVariantList CorrectionDraft::numbers() const
{
    QVariantList all;
    for (const auto &each : found_.numbers)
        all.append(QVariantMap{{u"of"_s, shown(each.of)},
                               {u"what"_s, shown(each.what)},
                               {u"from"_s, each.from},
                               {u"to"_s, each.to}});
    return all;
}

QVariantList CorrectionDraft::changedSteps() const
{
    QVariantList all;
    for (const auto &each : found_.changed)
        all.append(QVariantMap{{u"seq"_s, static_cast<int>(each.seq)},
                               {u"text"_s, shown(each.text)},
                               {u"was"_s, shown(each.was)}});
    return all;
}

QVariantList CorrectionDraft::droppedSteps() const
{
    QVariantList all;
    for (const auto &each : found_.dropped)
        all.append(QVariantMap{{u"seq"_s, static_cast<int>(each.seq)},
                               {u"text"_s, shown(each.text)},
                               {u"why"_s, table::told(each.why)}});
    return all;
}

QStringList CorrectionDraft::onTable() const
{
    return shown(found_.resync);
}

} // namespace torchside::table

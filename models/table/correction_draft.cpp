#include "models/table/correction_draft.h"

#include "models/kernel/journal.h"
#include "models/kernel/wanted.h"
#include "models/protocol/desk.h"
#include "models/table/deed_fields.h"
#include "models/table/deed_forms.h"
#include "models/table/deed_words.h"
#include "models/table/translate.h"

#include <QJSValue>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <atomic>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

QJsonObject objectIn(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

// A page hands objects on in the wrapping of its language.
QJsonValue jsonOf(const QVariant &value)
{
    return QJsonValue::fromVariant(
        value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value);
}

QString nameIn(const QJsonObject &command)
{
    return command[u"do"_s].toString();
}

} // namespace

CorrectionDraft::CorrectionDraft(protocol::Session &session, Take take, QObject *parent)
    : QObject(parent), session_(session), match_(session.match()), take_(std::move(take))
{
    connect(&lookout_, &Lookout::changed, this, &CorrectionDraft::changed);
}

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
    return command().isEmpty() ? QString() : shown(deedName(command().toStdString()));
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
    return isLeftOut_ || (!draft_.isEmpty() && (isPutIn_ || draft_ != asItWas_));
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

// A first guess at a command, with what it must have.
QJsonObject CorrectionDraft::drafted(const QString &command) const
{
    auto guess = leastOf(form(command)).toObject();
    guess[u"do"_s] = command;
    return guess;
}

// Of the step itself, whatever comes of it later: what thinks about that for long gives up at once.
std::optional<Refusal> CorrectionDraft::hindrance() const
{
    const std::atomic<bool> isEnough = true;
    const Wanted onlyAGlance(isEnough);
    auto begun = session_.foresee(request());
    if (const auto *refusal = std::get_if<Refusal>(&begun))
        return *refusal;
    auto &foreseeing = *std::get<std::unique_ptr<Foreseeing>>(begun);
    if (foreseeing.advance())
        return std::nullopt; // later steps are left
    const auto *refusal = std::get_if<Refusal>(&foreseeing.found());
    return refusal ? std::optional(*refusal) : std::nullopt;
}

// Could such a command be put in there, for anybody?
bool CorrectionDraft::wouldBeTaken(const QString &command)
{
    draft_ = drafted(command);
    const bool isUnsaid = QJsonDocument(draft_).toJson().contains(unsaid.toUtf8());
    const auto fields = fieldsOf(form(command), draft_, texts(match_.seats()));
    const auto person = std::find_if(fields.begin(), fields.end(), [](const QVariant &field) {
        return field.toMap()[u"kind"_s].toString() == u"person"_s;
    });
    const auto count = person == fields.end() ? 1 : static_cast<int>(match_.seats().size());
    for (int seat = 0; seat < count; ++seat) {
        if (person != fields.end())
            draft_ = withValue(draft_, person->toMap()[u"path"_s].toString(), seat);
        const auto refusal = hindrance();
        const bool isOfItsValues = refusal && refusal->code != "not-now" && !refusal->field.empty();
        if (!refusal || refusal->code == "bad-argument" || (isUnsaid && isOfItsValues))
            return true;
    }
    return false;
}

void CorrectionDraft::putInAfter(int seq)
{
    begin(seq, true);
    findKinds();
}

// What is forgotten most is a number of somebody's.
void CorrectionDraft::putInForgotten(int seq)
{
    putInAfter(seq);
    for (const auto &command : {u"adjust"_s, u"hurt"_s, u"count"_s})
        for (const auto &kind : kinds_)
            if (kind.toMap()[u"command"_s] == command)
                return choose(command);
}

// Another deed in the place of what was entered.
void CorrectionDraft::replace()
{
    findKinds();
}

void CorrectionDraft::findKinds()
{
    kinds_.clear();
    const auto defs = session_.description()[u"$defs"_s];
    for (const auto each : defs[u"gameCommand"_s][u"oneOf"_s].toArray()) {
        const auto name = each[u"$ref"_s].toString().section(u'/', -1);
        if (isSomething() && name != u"start"_s && wouldBeTaken(name))
            kinds_.append(
                QVariantMap{{u"command"_s, name}, {u"text"_s, shown(deedName(name.toStdString()))}});
    }
    draft_ = shown_ = {};
    look();
}

// A word that nobody has said yet is none.
void CorrectionDraft::choose(const QString &command)
{
    wouldBeTaken(command); // leaves the first that fits
    for (auto each = draft_.begin(); each != draft_.end(); ++each)
        if (*each == QJsonValue(unsaid))
            *each = QString();
    shown_ = draft_;
    look();
}

void CorrectionDraft::set(const QString &path, const QVariant &value)
{
    const auto json = jsonOf(value);
    draft_ = withValue(draft_, path, json);
    shown_ = withValue(shown_, path, json);
    look();
}

void CorrectionDraft::setAll(const QVariantMap &values)
{
    for (auto each = values.begin(); each != values.end(); ++each) {
        const auto json = jsonOf(each.value());
        draft_ = withValue(draft_, each.key(), json);
        shown_ = withValue(shown_, each.key(), json);
    }
    look();
}

// To a list, an empty one, too.
void CorrectionDraft::add(const QString &path)
{
    draft_ = withOneMore(form(command()), draft_, path);
    shown_ = withOneMore(form(command()), shown_, path);
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

// Quick where it is quick, else beside the screen; of several changes only the last one is of interest.
void CorrectionDraft::look()
{
    lookout_.giveUp();
    foreseen_.reset();
    found_ = {};
    whyNot_.clear();
    head_ = match_.seq();
    rewritten_ = match_.rewritten();
    if (isSomething() && differs()) {
        auto begun = session_.foresee(request());
        if (const auto *refusal = std::get_if<Refusal>(&begun))
            whyNot_ = table::told(*refusal);
        else
            lookout_.begin(std::move(std::get<std::unique_ptr<Foreseeing>>(begun)),
                           [this](std::shared_ptr<Foreseeing> foreseen) { show(std::move(foreseen)); });
    }
    Q_EMIT changed();
}

void CorrectionDraft::show(std::shared_ptr<Foreseeing> foreseen)
{
    foreseen_ = std::move(foreseen);
    const auto &result = foreseen_->found();
    if (const auto *refusal = std::get_if<Refusal>(&result))
        whyNot_ = table::told(*refusal);
    else
        found_ = std::get<Corrected>(result);
    Q_EMIT changed();
}

// What was found is that of the session as it was: with a step from somebody's phone it is looked at anew.
void CorrectionDraft::keepUp()
{
    if (!isSomething() || (head_ == match_.seq() && rewritten_ == match_.rewritten()))
        return;
    if (rewritten_ != match_.rewritten() || seq_ > match_.seq())
        close();
    else
        look();
}

bool CorrectionDraft::take()
{
    const auto foreseen = foreseen_;
    auto asked = request();
    asked.remove(u"preview"_s);
    asked[u"drop"_s] = true;
    const bool done = isSomething() && differs() && foreseen && take_(*foreseen, asked);
    if (done)
        close();
    else
        keepUp();
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

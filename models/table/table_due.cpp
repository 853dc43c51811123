// What the table is asked to do at this step, and what of it is done.
#include "models/table/table.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::table {

namespace {

constexpr qsizetype keptInMind = 2; // lines that one keeps in mind

bool isDone(const QVariant &line)
{
    return line.toMap()[QStringLiteral("done")].toBool();
}

} // namespace

const Prompt *Table::step() const
{
    const auto found = std::find_if(prompts_.begin(), prompts_.end(),
                                    [](const Prompt &each) { return each.due == Due::step; });
    return found != prompts_.end() ? &*found : prompts_.empty() ? nullptr : &prompts_.front();
}

QString Table::stepText() const
{
    const auto *prompt = step();
    return prompt ? shown(prompt->text) : QString();
}

QString Table::stepRule() const
{
    const auto *prompt = step();
    return prompt ? text(prompt->rule) : QString();
}

QVariantMap Table::lineOf(std::size_t index) const
{
    const auto &prompt = prompts_[index];
    return {{QStringLiteral("index"), static_cast<int>(index)},
            {QStringLiteral("text"), shown(prompt.text)},
            {QStringLiteral("rule"), text(prompt.rule)},
            {QStringLiteral("after"), step() && step() < &prompt},
            {QStringLiteral("done"), ticks_.isDone(prompt)}};
}

// Two at a time: what is ticked off stays where it is until its neighbour is done, too.
QVariantList Table::byHand() const
{
    QVariantList all;
    for (std::size_t i = 0; i < prompts_.size(); ++i)
        if (prompts_[i].due == Due::byHand)
            all.append(lineOf(i));
    for (qsizetype i = 0; i < all.size(); i += keptInMind) {
        const auto some = all.mid(i, keptInMind);
        if (!std::all_of(some.begin(), some.end(), isDone))
            return some;
    }
    return {};
}

QVariantList Table::setup() const
{
    QVariantList all;
    for (std::size_t i = 0; i < prompts_.size(); ++i)
        if (prompts_[i].due == Due::setup)
            all.append(lineOf(i));
    return std::all_of(all.begin(), all.end(), isDone) ? QVariantList() : all;
}

QVariantList Table::asides() const
{
    QVariantList all;
    for (std::size_t i = 0; i < prompts_.size(); ++i)
        if (prompts_[i].due == Due::aside && &prompts_[i] != step())
            all.append(lineOf(i));
    return all;
}

void Table::tickOff(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= prompts_.size())
        return;
    ticks_.turn(prompts_[static_cast<std::size_t>(index)]);
    tellChange();
}

void Table::skipSetup()
{
    for (const auto &prompt : prompts_)
        if (prompt.due == Due::setup && !ticks_.isDone(prompt))
            ticks_.turn(prompt);
    tellChange();
}

} // namespace torchside::table

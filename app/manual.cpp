#include "app/manual.h"

#include "app/games.h"
#include "models/table/translate.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr qsizetype mostBelonging = 12;
constexpr std::size_t mostSeen = 2; // titles beneath the answer

QString titleIn(const QString &game)
{
    return table::shown(say(titleOf(game.toStdString())));
}

// The matched words in bold; what stands in the text is text, never markup.
QString marked(const QString &text, const std::vector<data::TextRange> &ranges)
{
    QString out;
    qsizetype at = 0;
    for (const auto &range : ranges) {
        if (range.from < at)
            continue;
        out += text.mid(at, range.from - at).toHtmlEscaped();
        out += u"<b>"_s + text.mid(range.from, range.length).toHtmlEscaped() + u"</b>"_s;
        at = range.from + range.length;
    }
    return out + text.mid(at).toHtmlEscaped();
}

QString linked(const QString &text, const std::vector<data::TermLink> &terms)
{
    QString out;
    qsizetype at = 0;
    for (const auto &term : terms) {
        out += text.mid(at, term.from - at).toHtmlEscaped();
        out += u"<a href=\"%1\">%2</a>"_s.arg(term.id, text.mid(term.from, term.length).toHtmlEscaped());
        at = term.from + term.length;
    }
    return out + text.mid(at).toHtmlEscaped();
}

QVariantMap link(const data::Passage &passage)
{
    return {{u"id"_s, passage.id}, {u"title"_s, passage.title}};
}

QString seeAlso(const std::vector<const data::Passage *> &references)
{
    QStringList titles;
    for (std::size_t i = 0; i < std::min(references.size(), mostSeen); ++i)
        titles.append(references[i]->title);
    return titles.join(u", "_s);
}

QString idOf(const data::Passage *passage)
{
    return passage ? passage->id : QString();
}

} // namespace

Manual::Manual(QObject *parent)
    : QObject(parent),
      answers_({{"game", &AnswerRow::game},
                {"gameTitle", &AnswerRow::gameTitle},
                {"passageId", &AnswerRow::passageId},
                {"section", &AnswerRow::section},
                {"kind", &AnswerRow::kind},
                {"title", &AnswerRow::title},
                {"body", &AnswerRow::text},
                {"plainTitle", &AnswerRow::plainTitle},
                {"plainBody", &AnswerRow::plainText},
                {"see", &AnswerRow::see}})
{}

void Manual::read()
{
    if (rulebook_)
        return;
    rulebook_.emplace(data::Rulebook::load(QLocale().name().section(u'_', 0, 0)));
    search_.emplace(*rulebook_);
}

void Manual::retranslate()
{
    answers_.show({});
    terms_.reset();
    search_.reset();
    rulebook_.reset();
    if (const auto asked = asked_) // what is being read is read on, in the other language
        ask(asked->question, asked->game, asked->onlyGame, asked->nowRule);
}

// A rule that belongs to one step alone says which step it is.
QString Manual::stepOf(const QString &game, const QString &rule) const
{
    const auto *passage = rulebook_->find(game, rule);
    return passage && passage->when.size() == 1 ? passage->when.front() : QString();
}

void Manual::ask(const QString &question, const QString &game, bool onlyGame, const QString &nowRule)
{
    read();
    asked_ =
        question.trimmed().isEmpty() ? std::nullopt : std::optional(Asked{question, game, onlyGame, nowRule});
    std::vector<AnswerRow> rows;
    data::RuleScope scope;
    scope.game = game;
    scope.step = stepOf(game, nowRule);
    scope.onlyGame = onlyGame && !game.isEmpty();
    for (const auto &answer : search_->search(question, scope)) {
        const auto &passage = *answer.passage;
        rows.push_back({passage.game, titleIn(passage.game), passage.id, passage.section, passage.kind,
                        marked(passage.title, answer.inTitle), marked(passage.text, answer.inText),
                        passage.title, passage.text,
                        rows.empty() ? seeAlso(rulebook_->references(passage)) : QString()});
    }
    answers_.show(std::move(rows));
}

QStringList Manual::suggestions(const QString &question)
{
    read();
    return search_->suggestions(question);
}

QVariantMap Manual::passage(const QString &game, const QString &id)
{
    read();
    const auto *passage = rulebook_->find(game, id);
    if (!passage)
        return {};
    const auto neighbours = rulebook_->neighbours(*passage);
    if (!terms_)
        terms_.emplace(*rulebook_);
    const auto terms = terms_->in(*passage);
    QVariantList see;
    for (const auto *other : rulebook_->references(*passage))
        see.append(link(*other));
    QVariantList explained;
    for (const auto &term : terms)
        if (!passage->see.contains(term.id))
            explained.append(link(*rulebook_->find(game, term.id)));
    return {{u"game"_s, passage->game},
            {u"gameTitle"_s, titleIn(passage->game)},
            {u"id"_s, passage->id},
            {u"section"_s, passage->section},
            {u"title"_s, passage->title},
            {u"text"_s, passage->text},
            {u"linked"_s, linked(passage->text, terms)},
            {u"kind"_s, passage->kind},
            {u"before"_s, idOf(neighbours.before)},
            {u"after"_s, idOf(neighbours.after)},
            {u"see"_s, see},
            {u"terms"_s, explained}};
}

QVariantList Manual::belonging(const QString &game, const QString &rule)
{
    read();
    const auto *now = rulebook_->find(game, rule);
    if (!now)
        return {};
    QVariantList rows{link(*now)};
    QSet<QString> seen{now->id};
    auto near = rulebook_->references(*now);
    for (const auto &step : now->when)
        for (const auto *passage : rulebook_->atStep(game, step))
            near.push_back(passage);
    for (const auto *passage : near) {
        if (rows.size() == mostBelonging)
            break;
        if (!seen.contains(passage->id))
            rows.append(link(*passage));
        seen.insert(passage->id);
    }
    return rows;
}

QVariantList Manual::contents(const QString &game)
{
    read();
    QVariantList sections;
    for (const auto &section : rulebook_->manual(game)) {
        QVariantList passages;
        for (const auto *passage : section.passages)
            passages.append(link(*passage));
        sections.append(QVariantMap{{u"title"_s, section.title}, {u"passages"_s, passages}});
    }
    return sections;
}

} // namespace torchside::app

#include "data/rulebook/terms.h"

#include "data/rulebook/words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype shortestName = 2; // letters

bool isArticle(const QString &word)
{
    static const QSet<QString> articles{u"the"_s, u"a"_s, u"an"_s, u"der"_s, u"die"_s, u"das"_s};
    return articles.contains(word);
}

} // namespace

Terms::Terms(const Rulebook &rulebook)
{
    for (const auto &passage : rulebook.passages())
        if (!speeches_.contains(passage.language))
            speeches_.emplace(passage.language, Speech::load(passage.language));
    for (const auto &passage : rulebook.passages())
        if (passage.kind == u"term"_s) // whole titles before parts of others
            learn(passage, passage.title);
    for (const auto &passage : rulebook.passages())
        for (const auto &name : passage.explains)
            learn(passage, name);
    for (const auto &passage : rulebook.passages())
        if (passage.kind == u"term"_s)
            learnParts(passage);
}

const Speech &Terms::speechOf(const QString &language) const
{
    return speeches_.at(language);
}

// “Iron Skin and Strength” explains both; so does “Undead: the Endless Horde of Dead”.
void Terms::learnParts(const Passage &passage)
{
    static const QRegularExpression between(u",|:| and | und "_s);
    for (const auto &part : passage.title.split(between))
        learn(passage, part);
    const auto titleStems = speechOf(passage.language).stems(passage.title);
    for (const auto &term : passage.terms) {
        const auto stems = speechOf(passage.language).stems(term);
        const bool isOfTitle = !stems.isEmpty() && std::ranges::all_of(stems, [&](const auto &stem) {
            return titleStems.contains(stem);
        });
        if (isOfTitle || term == passage.terms.front())
            learn(passage, term);
    }
}

void Terms::learn(const Passage &passage, const QString &name)
{
    auto words = wordsOf(name);
    if (words.size() > 1 && isArticle(words.front().text))
        words.erase(words.begin());
    if (words.empty() || words.back().from + words.back().length - words.front().from < shortestName)
        return;
    longest_ = std::max(longest_, words.size());
    const auto key = keyOf(passage.game, words, 0, words.size(), speechOf(passage.language));
    if (!names_.contains(key)) // the first to explain it does
        names_.insert(key, passage.id);
}

QString Terms::keyOf(const QString &game, const std::vector<Word> &words, std::size_t from,
                     std::size_t length, const Speech &speech) const
{
    QString key = game;
    for (std::size_t at = from; at < from + length; ++at)
        key += u' ' + speech.stem(words[at].text);
    return key;
}

std::vector<TermLink> Terms::in(const Passage &passage) const
{
    const auto &speech = speechOf(passage.language);
    const auto words = wordsOf(passage.text);
    std::vector<TermLink> links;
    QSet<QString> seen{passage.id};
    for (std::size_t at = 0; at < words.size(); ++at) {
        for (auto length = std::min(longest_, words.size() - at); length > 0; --length) {
            const auto found = names_.constFind(keyOf(passage.game, words, at, length, speech));
            if (found == names_.constEnd())
                continue;
            const auto &last = words[at + length - 1];
            if (!seen.contains(*found)) {
                seen.insert(*found);
                links.push_back({words[at].from, last.from + last.length - words[at].from, *found});
            }
            at += length - 1;
            break;
        }
    }
    return links;
}

QString Terms::explaining(const QString &game, const QString &name) const
{
    auto words = wordsOf(name);
    if (words.size() > 1 && isArticle(words.front().text))
        words.erase(words.begin());
    for (const auto &[language, speech] : speeches_) {
        const auto found = names_.constFind(keyOf(game, words, 0, words.size(), speech));
        if (found != names_.constEnd())
            return *found;
    }
    return {};
}

} // namespace torchside::data

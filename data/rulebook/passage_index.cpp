#include "data/rulebook/passage_index.h"

#include "data/rulebook/words.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr double commonest = 0.5; // what a word that stands everywhere still counts

} // namespace

PassageIndex::PassageIndex(const Rulebook &rulebook) : games_(rulebook.games())
{
    for (const auto &passage : rulebook.passages())
        if (!languages_.contains(passage.language))
            languages_.append(passage.language);
    for (const auto &language : languages_)
        speeches_.push_back(Speech::load(language));
    for (const auto &passage : rulebook.passages())
        add(passage);
    learnSynonyms();
    vocabulary_.close();
    emphasis_.resize(vocabulary_.size(), 1);
    standing_.resize(vocabulary_.size());
    for (const auto &passage : passages_)
        place(passage);
    weigh();
}

const Speech &PassageIndex::speechOf(const Passage &passage) const
{
    return speeches_[static_cast<std::size_t>(languages_.indexOf(passage.language))];
}

void PassageIndex::add(const Passage &passage)
{
    const auto &speech = speechOf(passage);
    IndexedPassage indexed{&passage, numberOf(passage.game),     learn(passage.title, speech), {},
                           {},       learn(passage.text, speech)};
    for (const auto &term : passage.terms)
        indexed.terms.push_back(learn(term, speech).stems);
    for (const auto &question : passage.asked)
        indexed.asked.push_back(learn(question, speech).stems);
    passages_.push_back(std::move(indexed));
}

IndexedText PassageIndex::learn(const QString &text, const Speech &speech)
{
    IndexedText learned;
    for (const auto &word : speech.joined(wordsOf(text))) {
        if (speech.isFiller(word.text))
            continue;
        const auto id = vocabulary_.learn(speech.stem(word.text));
        vocabulary_.learnWord(word.text, id);
        emphasis_.resize(vocabulary_.size(), 1);
        if (speech.isLight(word.text))
            emphasis_[static_cast<std::size_t>(id)] = lightEmphasis;
        learned.stems.push_back(id);
        learned.places.push_back({word.from, word.length});
    }
    return learned;
}

void PassageIndex::learnSynonyms()
{
    for (const auto &speech : speeches_)
        for (const auto &word : speech.words())
            vocabulary_.learnWord(word, vocabulary_.learn(speech.stem(word)));
}

void PassageIndex::place(const IndexedPassage &passage)
{
    std::set<StemId> stems(passage.text.stems.begin(), passage.text.stems.end());
    stems.insert(passage.title.stems.begin(), passage.title.stems.end());
    for (const auto &term : passage.terms)
        stems.insert(term.begin(), term.end());
    for (const auto &question : passage.asked)
        stems.insert(question.begin(), question.end());
    for (const auto stem : stems)
        standing_[static_cast<std::size_t>(stem)].push_back(&passage);
    averageLength_ += static_cast<double>(passage.text.stems.size()) / static_cast<double>(passages_.size());
}

std::vector<const IndexedPassage *> PassageIndex::containing(const std::vector<StemId> &stems,
                                                             GameNumber game) const
{
    std::vector<const IndexedPassage *> found;
    for (const auto stem : stems)
        for (const auto *passage : standing_[static_cast<std::size_t>(stem)])
            if (game == everyGame || passage->game == game)
                found.push_back(passage);
    std::ranges::sort(found); // in reading order, as they lie
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void PassageIndex::weigh()
{
    const auto all = static_cast<std::size_t>(games_.size());
    std::vector<int> sizes(all + 1);
    for (const auto &passage : passages_)
        for (const auto scope : {static_cast<std::size_t>(passage.game), all})
            ++sizes[scope];
    rarities_.assign(sizes.size(), std::vector<double>(vocabulary_.size()));
    for (std::size_t stem = 0; stem < vocabulary_.size(); ++stem) {
        std::vector<int> having(sizes.size());
        for (const auto *passage : standing_[stem])
            for (const auto scope : {static_cast<std::size_t>(passage->game), all})
                ++having[scope];
        for (std::size_t scope = 0; scope < sizes.size(); ++scope)
            rarities_[scope][stem] =
                commonest + std::log(1 + (sizes[scope] - having[scope] + 0.5) / (having[scope] + 0.5));
    }
}

} // namespace torchside::data

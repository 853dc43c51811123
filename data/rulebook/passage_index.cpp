#include "data/rulebook/passage_index.h"

#include "data/rulebook/words.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace torchside::data {

PassageIndex::PassageIndex(const Rulebook &rulebook)
    : games_(rulebook.games()), db_(":memory:", Database::Access::readWrite)
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
    fillers_.resize(vocabulary_.size());
    having_.assign(static_cast<std::size_t>(games_.size()) + 1, Counts(vocabulary_.size()));
    sizes_.assign(having_.size(), 0);
    for (const auto &passage : passages_)
        count(passage);
    fill();
}

const Speech &PassageIndex::speechOf(const Passage &passage) const
{
    return speeches_[static_cast<std::size_t>(languages_.indexOf(passage.language))];
}

void PassageIndex::add(const Passage &passage)
{
    const auto &speech = speechOf(passage);
    IndexedPassage indexed{&passage, numberOf(passage.game), learn(passage.title, speech), {}, learn(passage.text, speech)};
    for (const auto &term : passage.terms)
        indexed.terms.push_back(learn(term, speech));
    passages_.push_back(std::move(indexed));
}

std::vector<StemId> PassageIndex::learn(const QString &text, const Speech &speech)
{
    std::vector<StemId> stems;
    for (const auto &word : wordsOf(text)) {
        const auto id = vocabulary_.learn(speech.stem(word.text));
        vocabulary_.learnWord(word.text, id);
        fillers_.resize(vocabulary_.size());
        if (speech.isFiller(word.text))
            fillers_[static_cast<std::size_t>(id)] = true;
        stems.push_back(id);
    }
    return stems;
}

void PassageIndex::learnSynonyms()
{
    for (const auto &speech : speeches_)
        for (const auto &word : speech.words())
            vocabulary_.learnWord(word, vocabulary_.learn(speech.stem(word)));
}

void PassageIndex::count(const IndexedPassage &passage)
{
    std::set<StemId> stems(passage.text.begin(), passage.text.end());
    stems.insert(passage.title.begin(), passage.title.end());
    for (const auto &term : passage.terms)
        stems.insert(term.begin(), term.end());
    for (const auto scope : {static_cast<std::size_t>(passage.game), sizes_.size() - 1}) {
        ++sizes_[scope];
        for (const auto stem : stems)
            ++having_[scope][static_cast<std::size_t>(stem)];
    }
    averageLength_ += static_cast<double>(passage.text.size()) / static_cast<double>(passages_.size());
}

std::string PassageIndex::stored(const std::vector<StemId> &stems) const
{
    std::string text;
    for (const auto stem : stems)
        text.append(text.empty() ? "" : " ").append(vocabulary_.stem(stem).toStdString());
    return text;
}

void PassageIndex::fill()
{
    db_.run("CREATE VIRTUAL TABLE passages USING fts5(title, terms, body, game UNINDEXED, "
            "tokenize = \"unicode61 remove_diacritics 0\")");
    Transaction transaction(db_);
    Statement insert(db_, "INSERT INTO passages(rowid, title, terms, body, game) VALUES (?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < passages_.size(); ++i) {
        std::string terms;
        for (const auto &term : passages_[i].terms)
            terms.append(stored(term)).append(" | ");
        insert.bind(static_cast<std::int64_t>(i)).bind(std::string_view(stored(passages_[i].title)));
        insert.bind(std::string_view(terms)).bind(std::string_view(stored(passages_[i].text)));
        insert.bind(std::int64_t{passages_[i].game}).run();
    }
    transaction.commit();
    find_ = std::make_unique<Statement>(
        db_, "SELECT rowid FROM passages WHERE passages MATCH ? AND (? < 0 OR game = ?) ORDER BY rowid");
}

std::vector<const IndexedPassage *>
PassageIndex::containing(const std::vector<std::vector<StemId>> &expressions, GameNumber game) const
{
    std::string anyOf;
    for (const auto &expression : expressions) // stems are letters and digits only: nothing can end the quotes
        anyOf.append(anyOf.empty() ? "\"" : " OR \"").append(stored(expression)).append("\"");
    std::vector<const IndexedPassage *> found;
    if (anyOf.empty())
        return found;
    find_->bind(std::string_view(anyOf)).bind(std::int64_t{game}).bind(std::int64_t{game});
    while (find_->next())
        found.push_back(&passages_[static_cast<std::size_t>(find_->number(0))]);
    return found;
}

double PassageIndex::rarity(StemId stem, GameNumber game) const
{
    const auto scope = game == everyGame ? sizes_.size() - 1 : static_cast<std::size_t>(game);
    const double having = having_[scope][static_cast<std::size_t>(stem)];
    return std::log(1 + (sizes_[scope] - having + 0.5) / (having + 0.5));
}

} // namespace torchside::data

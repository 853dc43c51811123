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
    emphasis_.resize(vocabulary_.size(), 1);
    having_.assign(static_cast<std::size_t>(games_.size()) + 1, Counts(vocabulary_.size()));
    sizes_.assign(having_.size(), 0);
    for (const auto &passage : passages_)
        count(passage);
    weigh();
    fill();
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

void PassageIndex::count(const IndexedPassage &passage)
{
    std::set<StemId> stems(passage.text.stems.begin(), passage.text.stems.end());
    stems.insert(passage.title.stems.begin(), passage.title.stems.end());
    for (const auto &term : passage.terms)
        stems.insert(term.begin(), term.end());
    for (const auto &question : passage.asked)
        stems.insert(question.begin(), question.end());
    for (const auto scope : {static_cast<std::size_t>(passage.game), sizes_.size() - 1}) {
        ++sizes_[scope];
        for (const auto stem : stems)
            ++having_[scope][static_cast<std::size_t>(stem)];
    }
    averageLength_ += static_cast<double>(passage.text.stems.size()) / static_cast<double>(passages_.size());
}

std::string PassageIndex::stored(const std::vector<StemId> &stems) const
{
    std::string text;
    for (const auto stem : stems)
        text.append(text.empty() ? "" : " ").append(vocabulary_.stem(stem).toStdString());
    return text;
}

std::string PassageIndex::stored(const std::vector<std::vector<StemId>> &lists) const
{
    std::string text;
    for (const auto &stems : lists)
        text.append(stored(stems)).append(" ");
    return text;
}

void PassageIndex::fill()
{
    db_.run("CREATE VIRTUAL TABLE passages USING fts5(title, terms, asked, body, game UNINDEXED, "
            "tokenize = \"unicode61 remove_diacritics 0\")");
    Transaction transaction(db_);
    Statement insert(
        db_, "INSERT INTO passages(rowid, title, terms, asked, body, game) VALUES (?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < passages_.size(); ++i) {
        const auto &passage = passages_[i];
        insert.bind(static_cast<std::int64_t>(i)).bind(std::string_view(stored(passage.title.stems)));
        insert.bind(std::string_view(stored(passage.terms))).bind(std::string_view(stored(passage.asked)));
        insert.bind(std::string_view(stored(passage.text.stems))).bind(std::int64_t{passage.game}).run();
    }
    transaction.commit();
    find_ = std::make_unique<Statement>(
        db_, "SELECT rowid FROM passages WHERE passages MATCH ? AND (? < 0 OR game = ?) ORDER BY rowid");
}

std::vector<const IndexedPassage *>
PassageIndex::containing(const std::vector<std::vector<StemId>> &expressions, GameNumber game) const
{
    std::string anyOf;
    for (const auto &expression :
         expressions) // stems are letters and digits only: nothing can end the quotes
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
    const auto scope = scopeOf(game);
    const double having = having_[scope][static_cast<std::size_t>(stem)];
    return commonest + std::log(1 + (sizes_[scope] - having + 0.5) / (having + 0.5));
}

void PassageIndex::weigh()
{
    weights_.assign(sizes_.size(), std::vector<double>(vocabulary_.size()));
    for (std::size_t scope = 0; scope < sizes_.size(); ++scope) {
        const auto game = scope + 1 == sizes_.size() ? everyGame : static_cast<GameNumber>(scope);
        for (std::size_t stem = 0; stem < vocabulary_.size(); ++stem)
            weights_[scope][stem] =
                static_cast<double>(emphasis_[stem]) * rarity(static_cast<StemId>(stem), game);
    }
}

} // namespace torchside::data

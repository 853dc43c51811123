#include "data/rulebook/question.h"

#include "data/rulebook/words.h"

#include <algorithm>

namespace torchside::data {

namespace {

constexpr qsizetype longestQuestion = 1000;
constexpr std::size_t mostWords = 40;
constexpr std::size_t mostVariants = 24; // of one notion
constexpr qsizetype shortestStart = 2;   // letters of a word that is still being typed
constexpr double finishedStart = 0.6;    // how much a known last word may also be the start of a longer one
constexpr double unsureWeight = 0.9;     // of a word that had to be guessed
constexpr double saidAgain = 0.5;        // how much a word counts when it comes a second time

void addVariant(Notion &notion, Variant variant)
{
    const auto same = std::ranges::find_if(notion.variants, [&](const Variant &other) {
        return other.stems == variant.stems && (other.game == variant.game || other.game == everyGame);
    });
    if (same != notion.variants.end())
        same->closeness = std::max(same->closeness, variant.closeness);
    else if (notion.variants.size() < mostVariants)
        notion.variants.push_back(std::move(variant));
}

bool isThereAlready(const std::vector<Notion> &notions, const Notion &notion)
{
    return std::ranges::any_of(notions, [&](const Notion &other) {
        return std::ranges::equal(other.variants, notion.variants, {}, &Variant::stems, &Variant::stems);
    });
}

class Reader {
public:
    Reader(const PassageIndex &index, GameNumber game)
        : index_(index), vocabulary_(index.vocabulary()), game_(game)
    {}

    Question read(const QString &typed)
    {
        words_ = wordsOf(QStringView(typed).left(longestQuestion), mostWords);
        for (const auto &speech : index_.speeches())
            words_ = speech.joined(std::move(words_));
        lastIsOpen_ = !words_.empty() && words_.back().from + words_.back().length == typed.size();
        Question question;
        if (lastIsOpen_ && isFiller(words_.back())) // it may yet become another word, but need not
            lastIsOpen_ = false;
        std::erase_if(words_, [this](const Word &word) { return isFiller(word); });
        if (game_ == everyGame)
            question.games = takeGamesNamed();
        for (std::size_t at = 0; at < words_.size(); ++at) {
            auto notion = notionAt(at);
            if (isThereAlready(question.notions, notion))
                notion.weight *= saidAgain;
            if (!notion.variants.empty())
                question.notions.push_back(std::move(notion));
        }
        return question;
    }

private:
    bool isFiller(const Word &word) const
    {
        return std::ranges::any_of(index_.speeches(),
                                   [&](const Speech &speech) { return speech.isFiller(word.text); });
    }

    // A game's name says which game is meant, and nothing about its rules. “Cutthroat” may mean either of
    // two; names that contradict each other mean none.
    std::set<GameNumber> takeGamesNamed()
    {
        std::set<GameNumber> games;
        bool isFirst = true;
        for (const auto &word : words_) {
            auto named = gamesOf(word);
            if (named.empty())
                continue;
            if (!isFirst)
                std::erase_if(named, [&](GameNumber game) { return !games.contains(game); });
            games = std::move(named);
            isFirst = false;
        }
        const auto isName = [this](const Word &word) { return !gamesOf(word).empty(); };
        if (!games.empty() && !std::ranges::all_of(words_, isName)) {
            lastIsOpen_ = lastIsOpen_ && !isName(words_.back());
            std::erase_if(words_, isName);
        }
        return games;
    }

    std::set<GameNumber> gamesOf(const Word &word) const
    {
        std::set<GameNumber> games;
        for (const auto &speech : index_.speeches())
            for (const auto &game : speech.gamesNamed(word.text))
                games.insert(index_.numberOf(game));
        games.erase(everyGame); // a name that no passage belongs to
        return games;
    }

    Notion notionAt(std::size_t at) const
    {
        Notion notion;
        double sureness = 1;
        bool isLight = false;
        for (const auto &speech : index_.speeches()) {
            addExpressions(notion, at, speech);
            sureness = std::min(sureness, addWord(notion, at, speech));
            isLight = isLight || speech.isLight(words_[at].text);
        }
        notion.weight = sureness * (isLight ? double{lightEmphasis} : 1) * rarityOf(notion);
        return notion;
    }

    // Expressions of several words that begin here and mean something else, too: “knocked out”.
    void addExpressions(Notion &notion, std::size_t at, const Speech &speech) const
    {
        QStringList stems{speech.stem(words_[at].text)};
        const auto longest = static_cast<std::size_t>(speech.longestExpression());
        for (std::size_t next = at + 1; next < words_.size() && next < at + longest; ++next) {
            stems.append(speech.stem(words_[next].text));
            const auto &sayings = speech.sayingsFor(stems.join(u' '));
            if (sayings.empty())
                continue;
            addStems(notion, stems, 1, everyGame);
            addSayings(notion, sayings, 1);
        }
    }

    // A word that nobody has written so: put together anew, or a slip.
    std::vector<Guess> partsOrSlips(const QString &word, const Speech &speech) const
    {
        auto parts = speech.hasCompounds() ? vocabulary_.partsOf(word) : std::vector<Guess>();
        return parts.empty() ? vocabulary_.slips(word) : parts;
    }

    // What a word may mean; how sure that is.
    double addWord(Notion &notion, std::size_t at, const Speech &speech) const
    {
        const auto &word = words_[at].text;
        const auto stem = vocabulary_.find(speech.stem(word));
        std::vector<Guess> guesses;
        if (stem != unknownStem)
            guesses.push_back({stem, 1});
        else
            guesses = partsOrSlips(word, speech);
        if (guesses.empty())
            guesses = vocabulary_.soundingLike(word);
        if (at + 1 == words_.size() && lastIsOpen_ && word.size() >= shortestStart)
            for (const auto &guess : vocabulary_.completions(word))
                guesses.push_back({guess.stem, guess.closeness * (stem != unknownStem ? finishedStart : 1)});
        if (speech.hasCompounds())
            for (const auto &guess : vocabulary_.compoundsWith(word))
                guesses.push_back(guess);
        for (const auto &[guessed, closeness] : guesses) {
            addVariant(notion, {{guessed}, closeness, everyGame});
            addSayings(notion, speech.sayingsFor(vocabulary_.stem(guessed)), closeness);
        }
        return stem != unknownStem ? 1 : unsureWeight;
    }

    void addSayings(Notion &notion, const std::vector<Saying> &sayings, double closeness) const
    {
        for (const auto &saying : sayings)
            addStems(notion, saying.stems, closeness * saying.closeness,
                     saying.game.isEmpty() ? everyGame : index_.numberOf(saying.game));
    }

    void addStems(Notion &notion, const QStringList &stems, double closeness, GameNumber game) const
    {
        Variant variant{{}, closeness, game};
        for (const auto &stem : stems) {
            variant.stems.push_back(vocabulary_.find(stem));
            if (variant.stems.back() == unknownStem)
                return;
        }
        addVariant(notion, std::move(variant));
    }

    // Between how rare the word itself is and the commonest of the ways in which it may well be meant.
    double rarityOf(const Notion &notion) const
    {
        if (notion.variants.empty())
            return 0;
        double mostCommon = rarityOf(notion.variants.front());
        for (const auto &variant : notion.variants)
            if (variant.closeness >= closeEnough_)
                mostCommon = std::min(mostCommon, rarityOf(variant));
        return ownShare_ * rarityOf(notion.variants.front()) + (1 - ownShare_) * mostCommon;
    }

    double rarityOf(const Variant &variant) const
    {
        double rarity = 0;
        for (const auto stem : variant.stems)
            rarity = std::max(rarity, index_.rarity(stem, game_));
        return rarity;
    }

    static constexpr double closeEnough_ = 0.75;
    static constexpr double ownShare_ = 0.5;
    const PassageIndex &index_;
    const Vocabulary &vocabulary_;
    GameNumber game_;
    std::vector<Word> words_;
    bool lastIsOpen_ = false;
};

} // namespace

std::vector<StemId> Question::beginnings() const
{
    std::vector<StemId> all;
    for (const auto &notion : notions)
        for (const auto &variant : notion.variants)
            all.push_back(variant.stems.front());
    return all;
}

Question understand(const QString &typed, const PassageIndex &index, GameNumber game)
{
    return Reader(index, game).read(typed);
}

} // namespace torchside::data

#include "data/rulebook/language.h"

#include "data/rulebook/rulebook.h"
#include "data/rulebook/speech.h"
#include "data/rulebook/words.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

void learn(QSet<QString> &words, const QString &text)
{
    for (const auto &word : wordsOf(text))
        words.insert(word.text);
}

// All that is written in one language: its passages, how they are asked for, its lists of words.
QSet<QString> wordsIn(const QString &language)
{
    const auto speech = Speech::load(language);
    QSet<QString> words(speech.words().begin(), speech.words().end());
    words.unite(speech.smallWords());
    const auto rulebook = Rulebook::load(language);
    for (const auto &passage : rulebook.passages()) {
        if (passage.language != language)
            continue;
        learn(words, passage.title);
        learn(words, passage.text);
        learn(words, (passage.terms + passage.asked).join(u' '));
    }
    return words;
}

} // namespace

QString languageOf(const QString &question)
{
    const auto languages = Rulebook::languages();
    std::map<QString, QSet<QString>> known;
    for (const auto &language : languages)
        known.emplace(language, wordsIn(language));
    std::map<QString, int> counts;
    for (const auto &word : wordsOf(question)) {
        QStringList speaking;
        for (const auto &[language, words] : known)
            if (words.contains(word.text))
                speaking.append(language);
        if (speaking.size() == 1)
            ++counts[speaking.front()];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto &count) { return count.second; });
    if (most == counts.end() ||
        std::ranges::count_if(counts, [&](const auto &count) { return count.second == most->second; }) > 1)
        return {};
    return most->first;
}

} // namespace torchside::data

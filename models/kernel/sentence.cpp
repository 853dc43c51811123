#include "models/kernel/sentence.h"

#include <utility>

namespace torchside {

namespace detail {

Sentence word(std::string_view name)
{
    return literally(std::string(name));
}

Sentence word(long long number)
{
    return {std::to_string(number), {}, true, number};
}

} // namespace detail

Sentence literally(std::string text)
{
    return {std::move(text), {}, true};
}

Sentence counting(long long number, Sentence word)
{
    word.number = number;
    return word;
}

namespace {

// What stands so far is carried on, not copied: a long list would be copied as often as it has parts.
Sentence followed(Sentence all, Sentence pattern, const Sentence &next)
{
    pattern.words.reserve(2);
    pattern.words.push_back(std::move(all));
    pattern.words.push_back(next);
    return pattern;
}

} // namespace

Sentence listed(const std::vector<Sentence> &items)
{
    if (items.empty())
        return say("nobody");
    Sentence all = items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        all = followed(std::move(all), i + 1 < items.size() ? say("%1, %2") : say("%1 and %2"), items[i]);
    return all;
}

Sentence listed(const std::vector<std::string> &names)
{
    std::vector<Sentence> items;
    for (const auto &name : names)
        items.push_back(literally(name));
    return listed(items);
}

Sentence joined(const std::vector<Sentence> &sentences)
{
    Sentence all;
    for (const auto &sentence : sentences) {
        if (sentence.empty())
            continue;
        all = all.empty() ? sentence : followed(std::move(all), say("%1 %2"), sentence);
    }
    return all;
}

namespace {

enum class Person { one, several, you };

std::size_t placeAt(std::string_view pattern, std::size_t at)
{
    const bool digit = at < pattern.size() && pattern[at] >= '1' && pattern[at] <= '9';
    return digit ? static_cast<std::size_t>(pattern[at] - '1') : std::string_view::npos;
}

// The place by whose word the choice that begins here is made: {1:…}.
std::size_t chooserAt(std::string_view pattern, std::size_t at)
{
    const bool choice = pattern[at] == '{' && at + 2 < pattern.size() && pattern[at + 2] == ':';
    return choice ? placeAt(pattern, at + 1) : std::string_view::npos;
}

Person personOf(const Sentence &word)
{
    if (word.number)
        return *word.number == 1 ? Person::one : Person::several;
    if (word.literal)
        return Person::one;
    if (word.text == "you" || word.text == "You")
        return Person::you;
    if (word.text == "%1 and %2")
        return Person::several;
    // "2 tokens" are as many as what its own words agree with.
    for (std::size_t at = 0; at < word.text.size(); ++at)
        if (const auto which = chooserAt(word.text, at); which < word.words.size())
            return personOf(word.words[which]);
    return Person::one;
}

std::string_view chosen(std::string_view choices, Person person)
{
    for (auto skip = static_cast<int>(person); skip > 0; --skip) {
        const auto bar = choices.find('|');
        if (bar == std::string_view::npos)
            break;
        choices.remove_prefix(bar + 1);
    }
    return choices.substr(0, choices.find('|'));
}

// The pattern as it is for these words.
std::string agreed(std::string_view pattern, const std::vector<Sentence> &words)
{
    std::string out;
    for (auto mark = pattern.find('{'); mark != std::string_view::npos; mark = pattern.find('{')) {
        const auto which = chooserAt(pattern, mark);
        const auto end = which < words.size() ? pattern.find('}', mark) : std::string_view::npos;
        const bool isChoice = end != std::string_view::npos;
        out += pattern.substr(0, isChoice ? mark : mark + 1);
        if (isChoice)
            out += chosen(pattern.substr(mark + 3, end - mark - 3), personOf(words[which]));
        pattern.remove_prefix(isChoice ? end + 1 : mark + 1);
    }
    return out += pattern;
}

// A text, and whether it begins with a name, which keeps its letters wherever it stands.
struct Worded {
    std::string text;
    bool isName = false;
};

Worded filled(std::string_view pattern, const std::vector<Worded> &words)
{
    Worded out;
    for (auto mark = pattern.find('%'); mark != std::string_view::npos; mark = pattern.find('%')) {
        const auto which = placeAt(pattern, mark + 1);
        const bool isPlace = which < words.size();
        out.isName = out.isName || (isPlace && mark == 0 && out.text.empty() && words[which].isName);
        out.text += pattern.substr(0, isPlace ? mark : mark + 1);
        if (isPlace)
            out.text += words[which].text;
        pattern.remove_prefix(isPlace ? mark + 2 : mark + 1);
    }
    out.text += pattern;
    return out;
}

void capitalize(std::string &text)
{
    const auto second = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    else if (text.front() == '\xc3' && second >= 0xa0 && second <= 0xbe && second != 0xb7)
        text[1] = static_cast<char>(second - 0x20); // ä, é and the like
}

template <class InLanguage>
Worded wordedIn(const InLanguage &inLanguage, const Sentence &sentence)
{
    if (sentence.literal)
        return {sentence.text, true};
    std::vector<Worded> words;
    words.reserve(sentence.words.size());
    for (const auto &word : sentence.words)
        words.push_back(wordedIn(inLanguage, word));
    const auto &pattern = inLanguage(sentence.text);
    auto out = pattern.find('{') == std::string::npos ? filled(pattern, words)
                                                      : filled(agreed(pattern, sentence.words), words);
    if (!out.isName && !out.text.empty() && std::string_view(".!?").find(out.text.back()) < 3)
        capitalize(out.text);
    return out;
}

} // namespace

std::string worded(const Sentence &sentence,
                   const std::function<std::string(const std::string &)> &inLanguage)
{
    return wordedIn(inLanguage, sentence).text;
}

std::string english(const Sentence &sentence)
{
    return wordedIn([](const std::string &pattern) -> const std::string & { return pattern; }, sentence).text;
}

Prompt::Prompt(Sentence said, std::string_view ruleId, Due when)
    : text(std::move(said)), rule(ruleId), due(when)
{}

} // namespace torchside

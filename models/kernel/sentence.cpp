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
    return literally(std::to_string(number));
}

} // namespace detail

Sentence literally(std::string text)
{
    return {std::move(text), {}, true};
}

Sentence listed(const std::vector<Sentence> &items)
{
    if (items.empty())
        return say("nobody");
    Sentence all = items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        all = i + 1 < items.size() ? say("%1, %2", all, items[i]) : say("%1 and %2", all, items[i]);
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
        all = all.empty() ? sentence : say("%1 %2", all, sentence);
    }
    return all;
}

std::string filled(std::string_view pattern, const std::vector<std::string> &words)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t which = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : words.size();
        if (which >= words.size()) {
            out += pattern[i];
            continue;
        }
        out += words[which];
        ++i;
    }
    return out;
}

std::string english(const Sentence &sentence)
{
    if (sentence.literal)
        return sentence.text;
    std::vector<std::string> words;
    for (const auto &word : sentence.words)
        words.push_back(english(word));
    return filled(sentence.text, words);
}

Prompt::Prompt(Sentence said, std::string_view ruleId) : text(std::move(said)), rule(ruleId)
{}

} // namespace torchside

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace torchside {

// Words for people, before they are in a language: an English pattern with %1 … %9 and what takes their
// places. The headless program reads it in English; the screens look the pattern up in their language.
//
// What agrees with a word is chosen by it, in every language alike: "%1 token{1:|s} {1:lies|lie} there". The
// first choice is for one (1, a name, a list of one), the second for several (0, 2, "Ann and Bo"), a third
// for "you"; without a third, "you" takes the second. A sentence, which ends in a full stop or the like,
// begins with a capital by itself, unless a name stands there.
struct Sentence {
    std::string text;
    std::vector<Sentence> words;
    bool literal = false;              // a name or a number: the same in every language
    std::optional<long long> number{}; // how many it says, where it is a number or a word for one

    bool operator==(const Sentence &) const = default;
    static constexpr bool ownJson = true; // models/json/stored_text.h
    bool empty() const { return text.empty(); }
};

// A name, anything that is never translated.
Sentence literally(std::string text);

// A word that says a number: "two".
Sentence counting(long long number, Sentence word);

namespace detail {
inline Sentence word(Sentence sentence)
{
    return sentence;
}
Sentence word(std::string_view name);
Sentence word(long long number);
// (Version 14 takes what is required for a block of code.)
// clang-format off
template <class Number>
    requires std::is_integral_v<Number>
Sentence word(Number number)
{
    return word(static_cast<long long>(number));
}
// clang-format on
} // namespace detail

// say("%1 acts first: initiative %2.", "Bo", 1)
template <class... Words>
Sentence say(std::string_view pattern, const Words &...words)
{
    Sentence all{std::string(pattern), {}};
    all.words.reserve(sizeof...(words)); // moved there: a list in braces would be copied from
    (all.words.push_back(detail::word(words)), ...);
    return all;
}

// "Ann, Bo and Cy": a list as people say it.
Sentence listed(const std::vector<Sentence> &items);
Sentence listed(const std::vector<std::string> &names);

// Several sentences of one step, one after another.
Sentence joined(const std::vector<Sentence> &sentences);

std::string english(const Sentence &sentence);

// The sentence in a language that is given by its patterns; a place without a word stays as it is.
std::string worded(const Sentence &sentence,
                   const std::function<std::string(const std::string &)> &inLanguage);

// What it asks for: the step itself; something that hands do at the table, in its place before or after the
// step; what is laid out before the first turn; or nothing, and it is good to know while the step lasts.
enum class Due { step, byHand, setup, aside };

// What the table should do now, and the passage of the rules that says so.
struct Prompt {
    Prompt(Sentence said, std::string_view ruleId, Due when = Due::aside);

    Sentence text;
    std::string rule;
    Due due;

    bool operator==(const Prompt &) const = default;
};

} // namespace torchside

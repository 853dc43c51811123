#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/form.h"

#include <algorithm>
#include <string>
#include <vector>

namespace torchside::tests {

// A game tells the harness how a session of it begins, and what its forms can't know.
//     template <> struct Chooser<mandom::Game> {
//         static Command start(Dice &);
//         static void make(CardRef &, const State &, Dice &); // for any type: cards, an order of all seats
//         static int oneIn(const Command &); // more than 1 for what would end all before it is played
//     };
template <class G>
struct Chooser;

// Makes up values by their forms: they keep within them, and are mostly such as this state speaks of.
template <class G>
class Arbitrary {
public:
    using State = typename G::Rules::State;
    using Command = typename G::Rules::Command;

    Arbitrary(const State &state, Dice &dice) : state_(state), dice_(dice) {}

    // A command of the kind that stands there among the alternatives.
    Command command(std::size_t kind)
    {
        if (kind == 0)
            return Chooser<G>::start(dice_);
        Command made;
        [&]<std::size_t... I>(std::index_sequence<I...>)
        {
            ((I + 1 == kind ? make(made.template emplace<I + 1>()) : void()), ...);
        }
        (std::make_index_sequence<Command::kinds - 1>());
        return made;
    }

    template <class T>
    void make(T &value, const Limits &limits = {})
    {
        if constexpr (requires { Chooser<G>::make(value, state_, dice_); })
            Chooser<G>::make(value, state_, dice_);
        else if constexpr (std::same_as<T, bool>)
            value = dice_.below(2) == 1;
        else if constexpr (AsConstant<T>)
            value = static_cast<T>(dice_.below(static_cast<int>(Constants<T>::list.size())));
        else if constexpr (Named<T>)
            value = static_cast<T>(dice_.below(static_cast<int>(Names<T>::list.size())));
        else if constexpr (std::integral<T>)
            value = static_cast<T>(number(limits));
        else if constexpr (std::same_as<T, std::string>)
            value = text(limits);
        else
            makeOfParts(value, limits);
    }

private:
    template <class T>
    void makeOfParts(T &value, const Limits &limits)
    {
        if constexpr (Optional<T>) {
            value.reset();
            if (dice_.below(2) == 1)
                make(value.emplace(), limits);
        } else if constexpr (TextMap<T>) {
            for (std::size_t seat = 0; seat < state_.seats.size(); ++seat)
                if (dice_.below(2) == 1)
                    make(value[std::to_string(seat)], limits);
        } else if constexpr (Formed<T>) {
            forEach(T::form().fields, [&](const auto &field) { makeField(value, field); });
        } else if constexpr (HasForm<T>) {
            makeBy(T::form(), value);
        } else {
            static_assert(List<T>, "what has JSON of its own is made by the game's Chooser");
            makeList(value, limits);
        }
    }

    // What may be left out is left as it is half the time.
    template <class Owner, class F>
    void makeField(Owner &owner, const F &field)
    {
        if constexpr (!isDerived<F>)
            if (field.required || Optional<typename F::Type> || dice_.below(2) == 1)
                make(owner.*field.at, field.limits);
    }

    template <class T>
    void makeBy(const NumberOrWord<T> &form, T &value)
    {
        value.*form.isWord = dice_.below(4) == 0;
        value.*form.number = value.*form.isWord ? 0 : static_cast<int>(number(form.limits));
    }

    template <class T>
    void makeBy(const Spelt<T> &form, T &value)
    {
        value = form.read(oneOf(texts())).value_or(*form.read(std::string(form.example)));
    }

    template <class T>
    void makeList(T &value, const Limits &limits)
    {
        if constexpr (requires { value.resize(0); }) {
            const auto room = std::min<std::size_t>(limits.most - limits.least, 3);
            value.resize(limits.least + static_cast<std::size_t>(dice_.below(static_cast<int>(room) + 1)));
        }
        for (auto &each : value)
            make(each, limits);
    }

    // Seats and small numbers for the most part, and now and then what is at the very edge.
    std::int64_t number(const Limits &limits)
    {
        const int seats = std::max(1, static_cast<int>(state_.seats.size()));
        const int kind = dice_.below(20);
        if (kind == 0)
            return dice_.below(2) == 1 ? limits.from : limits.to;
        const std::int64_t wanted = kind < 9    ? dice_.below(seats)
                                    : kind < 14 ? dice_.below(8)
                                    : kind < 17 ? dice_.below(60)
                                                : -dice_.below(30);
        if (wanted < limits.from)
            return limits.from + wanted - std::min<std::int64_t>(wanted, 0);
        return std::min(wanted, limits.to);
    }

    std::string text(const Limits &limits)
    {
        static const std::vector<std::string> things{"Rope", "Lantern", "Halberd"};
        const int kind = dice_.below(6);
        auto text = kind < 2   ? oneOf(things)
                    : kind < 5 ? oneOf(texts())
                               : "Thing " + std::to_string(dice_.below(100));
        return text.size() < limits.shortest || text.size() > limits.longest ? "Rope" : text;
    }

    const std::string &oneOf(const std::vector<std::string> &list)
    {
        return list[static_cast<std::size_t>(dice_.below(static_cast<int>(list.size())))];
    }

    // Every text that the state holds, each once.
    const std::vector<std::string> &texts()
    {
        if (texts_.empty()) {
            texts_.emplace_back("Nobody");
            collect(state_);
            std::sort(texts_.begin(), texts_.end());
            texts_.erase(std::unique(texts_.begin(), texts_.end()), texts_.end());
        }
        return texts_;
    }

    template <class T>
    void collect(const T &value)
    {
        if constexpr (std::same_as<T, std::string>) {
            if (!value.empty())
                texts_.push_back(value);
        } else if constexpr (Optional<T>) {
            if (value)
                collect(*value);
        } else if constexpr (Formed<T>) {
            forEach(T::form().fields, [&]<class F>(const F &field) {
                if constexpr (!isDerived<F>)
                    collect(value.*field.at);
            });
        } else if constexpr (HasForm<T>) {
            if constexpr (isSpelt<decltype(T::form())>)
                texts_.push_back(T::form().write(value));
        } else if constexpr (List<T>) {
            for (const auto &each : value)
                collect(static_cast<const typename T::value_type &>(each));
        }
    }

    const State &state_;
    Dice &dice_;
    std::vector<std::string> texts_;
};

} // namespace torchside::tests

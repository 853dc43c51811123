#pragma once

#include "tests/harness/random_play.h"

#include <utility>

namespace torchside::tests {

// Two that have one session open, each by a connection of its own, as the window and the terminal on one
// file.
template <Game G>
class TwoAtOneFile {
public:
    using Rules = typename G::Rules;
    using Codec = torchside::Codec<G>;

    TwoAtOneFile(Journal &one, Journal &other, const Played &game)
        : dice_(game.seed + 1),
          rules_(game.seed),
          here_(one, rules_, [this] { return ++time_; }),
          there_(other, rules_, [this] { return ++time_; })
    {}

    void play(const Played &game)
    {
        for (const auto &line : game.lines)
            if (here_.started())
                move(line);
            else
                begin(line);
    }

private:
    void begin(const std::string &line)
    {
        if (const auto command = Codec::command(line))
            here_.submit(*command);
        if (here_.started())
            there_.open(*here_.id());
    }

    // One of them does it; the other sees it, or tries something before it has looked.
    void move(const std::string &line)
    {
        auto *acting = &here_;
        auto *behind = &there_;
        if (dice_.below(2) == 0)
            std::swap(acting, behind);
        const auto before = whole(*acting);
        const auto past = pastOf(*acting);
        perform(*acting, line);
        if (dice_.below(4) == 0)
            perform(*acting, dice_.below(2) == 0 ? R"({"do":"undo"})" : R"({"do":"note"})");
        const bool isAnother = whole(*acting) != before;
        if (pastOf(*acting) != past && dice_.below(3) == 0)
            comesTooLate(*behind, line);
        else
            promise(behind->catchUp() == isAnother, [&] {
                return isAnother ? "it was not seen" : "nothing was done, and yet something seen";
            });
        same(whole(*behind), whole(*acting), "the other sees");
        promise(!behind->catchUp(), [] { return "it was seen twice"; });
        acting->catchUp();
    }

    // What was meant for an older past is not done; then the new one is seen.
    void comesTooLate(History<G> &behind, const std::string &line)
    {
        const auto seq = behind.seq();
        const auto refusal = perform(behind, line);
        promise(refusal.has_value(),
                [&] { return "done upon a past that is no more, at " + std::to_string(seq); });
        if (refusal->code != "moved-on")
            behind.catchUp();
    }

    std::optional<Refusal> perform(History<G> &by, const std::string &line)
    {
        const auto request = json::parsed(line).toObject();
        const auto what = request.value(QLatin1String("do"));
        if (what == QLatin1String("undo"))
            return refusalIn(by.undo());
        if (what == QLatin1String("redo"))
            return refusalIn(by.redo());
        if (what == QLatin1String("goto"))
            return refusalIn(by.goTo(request.value(QLatin1String("seq")).toInteger()));
        if (what == QLatin1String("note"))
            return by.note("Pizza is here " + std::to_string(time_));
        const auto command = Codec::command(line);
        return command ? refusalIn(by.submit(*command)) : std::nullopt;
    }

    template <class T>
    static std::optional<Refusal> refusalIn(const T &result)
    {
        const auto *refusal = std::get_if<Refusal>(&result);
        return refusal ? std::optional(*refusal) : std::nullopt;
    }

    static std::string pastOf(const History<G> &of)
    {
        return std::to_string(of.seq()) + '/' + std::to_string(of.last()) + ' ' + Codec::text(of.state());
    }

    static std::string whole(const History<G> &of)
    {
        auto text = pastOf(of);
        for (const auto &line : of.log())
            text += '\n' + std::to_string(line.seq) + ' ' + english(line.text);
        return text;
    }

    SeededDice dice_;
    SeededDice rules_;
    Moment time_ = 0;
    History<G> here_;
    History<G> there_;
};

template <Game G>
void twoAtOneFile(int games = 3, int moves = 120)
{
    const auto broken = firstBroken(
        games, [moves](std::uint64_t seed) { return randomGame<G>(seed, moves); },
        [](const Played &game) {
            const QTemporaryDir folder;
            const auto path = folder.filePath(QStringLiteral("journal.db")).toStdString();
            const auto one = data::openJournal(path, data::Purpose::play);
            const auto other = data::openJournal(path, data::Purpose::play);
            TwoAtOneFile<G>(*one.journal, *other.journal, game).play(game);
        });
    QVERIFY2(broken.empty(), broken.c_str());
}

} // namespace torchside::tests

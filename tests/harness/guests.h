#pragma once

#include "models/json/codec.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/describe.h"
#include "models/protocol/session.h"
#include "tests/harness/arbitrary.h"
#include "tests/harness/described.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

// Guests who know nothing of a game: they see their views, and press what stands there.
namespace torchside::tests {

// Something that stood in a view, as it was asked for, and whether only its seat may know of it.
struct Pressed {
    Viewer who;
    QJsonObject request;
    bool isSecret = false;
};

inline std::string lineOf(const QJsonObject &request)
{
    return QJsonDocument(request).toJson(QJsonDocument::Compact).toStdString();
}

struct Shown {
    QJsonObject act;
    bool isSecret = false;
};

inline void collectActs(const QJsonArray &parts, bool isSecret, std::vector<Shown> &to)
{
    for (const auto &part : parts) {
        for (const auto &act : part[QLatin1String("acts")].toArray())
            to.push_back({act.toObject(), isSecret});
        collectActs(part[QLatin1String("parts")].toArray(), true, to);
    }
}

// An answer to an ask, within its limits: now and then the very edge, often what is usual.
inline QJsonValue oneAnswer(const QJsonObject &ask, Dice &dice)
{
    const auto one = [&](const QJsonArray &list) {
        return list.at(dice.below(static_cast<int>(list.size())));
    };
    const auto kind = ask[QLatin1String("kind")].toString();
    if (kind == QLatin1String("yesno"))
        return dice.below(2) == 1;
    if (kind == QLatin1String("text"))
        return QString(QStringLiteral("Thing ") + QString::number(dice.below(1'000'000)));
    if (kind != QLatin1String("number"))
        return one(ask[QLatin1String("choices")].toArray())[QLatin1String("value")];
    const auto least = ask[QLatin1String("min")].toInteger();
    const auto most = ask[QLatin1String("max")].toInteger();
    const auto usual = ask[QLatin1String("usual")].toArray();
    const int way = dice.below(10);
    if (way == 0)
        return dice.below(2) == 1 ? least : most;
    if (way < 6 && !usual.isEmpty())
        return one(usual);
    return least + dice.below(static_cast<int>(std::min<qint64>(most - least + 1, 60)));
}

// Puts a value where a key like cards.0.name says.
inline QJsonValue with(const QJsonValue &in, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    if (in.isArray()) {
        auto list = in.toArray();
        list[path.front().toInt()] = with(list.at(path.front().toInt()), path.mid(1), value);
        return list;
    }
    auto object = in.toObject();
    object[path.front()] = with(object[path.front()], path.mid(1), value);
    return object;
}

inline QJsonObject answered(const QJsonObject &act, Dice &dice)
{
    auto request = act[QLatin1String("command")].toObject();
    for (const auto &each : act[QLatin1String("asks")].toArray()) {
        const auto ask = each.toObject();
        const auto key = ask[QLatin1String("key")].toString();
        const bool hasChoices = !ask[QLatin1String("choices")].toArray().isEmpty();
        const auto kind = ask[QLatin1String("kind")].toString();
        const bool isOpen = kind != QLatin1String("choice") && kind != QLatin1String("person");
        if (dice.below(4) == 0 || !(hasChoices || isOpen))
            continue;
        if (!ask.contains(QLatin1String("most"))) {
            request = with(request, key.split(u'.'), oneAnswer(ask, dice)).toObject();
            continue;
        }
        QJsonArray list;
        const int most = ask[QLatin1String("most")].toInt();
        const bool mayRepeat = !hasChoices || most > ask[QLatin1String("choices")].toArray().size();
        for (int n = dice.below(most + 1); n > 0; --n)
            if (const auto answer = oneAnswer(ask, dice); mayRepeat || !list.contains(answer))
                list.append(answer);
        if (list.size() < ask[QLatin1String("least")].toInt())
            continue;
        request = with(request, key.split(u'.'), list).toObject();
    }
    return request;
}

template <Game G>
class Table {
public:
    explicit Table(std::uint64_t seed) : dice_(seed), session_(journal_, dice_, [this] { return ++time_; }) {}

    QJsonObject view(const Viewer &who)
    {
        bytes_ = session_.view(who, english);
        return json::parsed(bytes_).toObject();
    }
    std::string say(const Viewer &who, const std::string &line) { return session_.door(who).submit(line); }
    protocol::GameSession<G> &session() { return session_; }
    int seats() { return static_cast<int>(session_.match().seats().size()); }

    // Everything that this seat may be told now.
    std::string told(int seat)
    {
        std::string all = session_.view({.seat = seat}, english) + session_.view({}, english);
        for (const auto *line : {R"({"do":"history"})", R"({"do":"state"})", R"({"do":"seat"})",
                                 R"({"do":"undo"})", R"({"do":"seat","hand":true})"})
            all += say({.seat = seat}, line);
        for (int each = 0; each < seats(); ++each)
            for (const auto *what : {R"({"do":"seat","player":)", R"({"do":"odds","player":)"})
                if (each != seat)
                    all += say({.seat = seat}, what + std::to_string(each) + "}");
        all += say({.seat = seat}, R"({"do":"trace","path":"players"})");
        return all;
    }

private:
    MemoryJournal journal_;
    SeededDice dice_;
    Moment time_ = 1'700'000'000'000;
    protocol::GameSession<G> session_;
    std::string bytes_;
};

// A whole game by seats and the table's hand alone.
template <Game G>
class GuestGame {
public:
    explicit GuestGame(std::uint64_t seed) : table_(seed), dice_(seed * 7919 + 1), seed_(seed) {}

    // Plays to the end; what went wrong, or nothing.
    std::string play(int usual, int most)
    {
        const auto begin = Codec<G>::text(Chooser<G>::start(dice_));
        press({{.seat = {}, .isHand = true}, json::parsed(begin).toObject(), false});
        for (int step = 0; step < most && wrong_.empty(); ++step) {
            if (table_.session().match().outcome())
                return {};
            if (!move(step > usual))
                return wrong_.empty() ? told("nobody can do anything") : wrong_;
        }
        return wrong_.empty() ? told("it doesn't come to its end") : wrong_;
    }

    const std::vector<Pressed> &pressed() const { return pressed_; }
    std::uint64_t seed() const { return seed_; }
    int acts() const { return acts_; }

private:
    std::string told(const std::string &what) const
    {
        return "seed " + std::to_string(seed_) + ", step " + std::to_string(pressed_.size()) + ": " + what;
    }

    // Somebody presses something; in a hurry it is what the view puts first.
    bool move(bool inHurry)
    {
        auto order = dice_.shuffled(table_.seats() + 1);
        std::optional<std::pair<Viewer, Shown>> fallback;
        for (const int who : order) {
            const bool isHand = who == table_.seats();
            const Viewer viewer{isHand ? std::nullopt : std::optional(who), isHand};
            std::vector<Shown> acts;
            const auto view = table_.view(viewer);
            asDescribed(view);
            collectActs(view[QLatin1String("parts")].toArray(), false, acts);
            std::erase_if(acts, [](const Shown &each) { return each.act.contains(QLatin1String("whyNot")); });
            std::erase_if(
                acts, [&](const Shown &each) { return !inHurry && endsAll(each) && dice_.below(60) > 0; });
            auto mains = acts;
            std::erase_if(mains, [](const Shown &each) { return !each.act[QLatin1String("main")].toBool(); });
            if (!wrong_.empty())
                return false;
            if (!acts.empty() && !fallback)
                fallback = {viewer, oneOf(acts)};
            const bool wantsMain = inHurry || dice_.below(isHand ? 8 : 3) > 0;
            const auto &from = wantsMain ? mains : acts;
            if (from.empty())
                continue;
            press(viewer, oneOf(from));
            return true;
        }
        if (fallback)
            press(fallback->first, fallback->second);
        return fallback.has_value();
    }

    // One view in a while is held against the description: that of all parts takes its time.
    void asDescribed(const QJsonObject &view)
    {
        if (dice_.below(20) > 0)
            return;
        static const Described schema(protocol::describe<G>());
        if (const auto wrong = schema.wrongWith(view, QStringLiteral("seat")); !wrong.isEmpty())
            wrong_ = told("not as described: " + wrong.toStdString());
    }

    // What would end everything before it has begun is pressed once in a while.
    static bool endsAll(const Shown &shown)
    {
        const auto what = shown.act[QLatin1String("command")][QLatin1String("do")].toString();
        return what == QLatin1String("end-game") || what == QLatin1String("finish") ||
               what == QLatin1String("deck-out");
    }

    const Shown &oneOf(const std::vector<Shown> &acts)
    {
        return acts[static_cast<std::size_t>(dice_.below(static_cast<int>(acts.size())))];
    }

    void press(const Viewer &who, const Shown &shown)
    {
        press({who, answered(shown.act, dice_), shown.isSecret});
    }

    bool shows(const Viewer &who, const QJsonValue &what)
    {
        std::vector<Shown> acts;
        collectActs(table_.view(who)[QLatin1String("parts")].toArray(), false, acts);
        return std::any_of(acts.begin(), acts.end(), [&](const Shown &each) {
            return each.act[QLatin1String("command")][QLatin1String("do")] == what;
        });
    }

    // Somebody else asks for the same: it is done only where it stands in that view, too.
    bool isTaken(const Pressed &pressed)
    {
        const Viewer other{.seat = dice_.below(table_.seats())};
        const auto what = pressed.request[QLatin1String("do")];
        const bool isShown = shows(other, what);
        const auto seq = table_.session().match().seq();
        const auto reply = table_.say(other, lineOf(pressed.request));
        const bool isDone = reply.starts_with(R"({"ok":true)");
        if (isDone ? !isShown : seq != table_.session().match().seq())
            wrong_ = told("seat " + std::to_string(*other.seat) + " may not do " + lineOf(pressed.request));
        else if (!isDone && !isShown && reply.find(R"("code":"not-yours")") == std::string::npos)
            wrong_ = told("seat " + std::to_string(*other.seat) + " was told " + reply);
        if (isDone)
            pressed_.push_back({other, pressed.request, pressed.isSecret});
        return isDone;
    }

    void press(const Pressed &pressed)
    {
        if (!pressed_.empty() && dice_.below(8) == 0 && isTaken(pressed))
            return;
        const auto reply = table_.say(pressed.who, lineOf(pressed.request));
        pressed_.push_back(pressed);
        ++acts_;
        if (!reply.starts_with(R"({"ok":true)"))
            wrong_ = told((pressed.who.seat ? "seat " + std::to_string(*pressed.who.seat) : "the hand") +
                          " saw " + lineOf(pressed.request) + " and was told " + reply);
    }

    Table<G> table_;
    SeededDice dice_;
    std::uint64_t seed_;
    std::vector<Pressed> pressed_;
    std::string wrong_;
    int acts_ = 0;
};

// The same game twice, but for one secret: until it is shown, nobody else is told another byte.
template <Game G>
std::string leakOf(const GuestGame<G> &game, Dice &dice, int &compared)
{
    std::vector<std::size_t> secrets;
    for (std::size_t at = 0; at < game.pressed().size(); ++at)
        if (game.pressed()[at].isSecret)
            secrets.push_back(at);
    if (secrets.empty())
        return {};
    const auto at = secrets[static_cast<std::size_t>(dice.below(static_cast<int>(secrets.size())))];
    const auto owner = *game.pressed()[at].who.seat;
    Table<G> one(game.seed());
    Table<G> other(game.seed());
    for (std::size_t step = 0; step < game.pressed().size(); ++step) {
        const auto &pressed = game.pressed()[step];
        if (step > at && Chooser<G>::uncovers(pressed.request, owner))
            break;
        auto changed = pressed.request;
        if (step == at) {
            std::vector<Shown> acts;
            collectActs(other.view(pressed.who)[QLatin1String("parts")].toArray(), false, acts);
            std::erase_if(acts, [&](const Shown &each) {
                return !each.isSecret || each.act.contains(QLatin1String("whyNot")) ||
                       !Chooser<G>::isSameOutside(each.act[QLatin1String("command")].toObject(), changed);
            });
            if (!acts.empty())
                changed = Chooser<G>::sameOutside(
                    answered(acts[static_cast<std::size_t>(dice.below(static_cast<int>(acts.size())))].act,
                             dice),
                    changed);
        }
        const bool ok = one.say(pressed.who, lineOf(pressed.request)).starts_with(R"({"ok":true)");
        const bool alsoOk = other.say(pressed.who, lineOf(changed)).starts_with(R"({"ok":true)");
        if (ok != alsoOk && (pressed.who.seat == owner || step == at))
            break; // what the owner may note follows from what the owner has noted
        if (ok != alsoOk)
            return "seed " + std::to_string(game.seed()) + ": another's secret decides about " +
                   lineOf(pressed.request);
        if (step < at || (step > at + 2 && dice.below(12) > 0)) // told is what takes the time
            continue;
        if (const Viewer hand{.seat = {}, .isHand = true}; one.view(hand) != other.view(hand))
            return "seed " + std::to_string(game.seed()) + ": the table's hand sees " + lineOf(changed);
        ++compared;
        for (int seat = 0; seat < one.seats(); ++seat)
            if (seat != owner && one.told(seat) != other.told(seat))
                return "seed " + std::to_string(game.seed()) + ", step " + std::to_string(step) + ": seat " +
                       std::to_string(seat) + " is told of " + lineOf(game.pressed()[at].request) +
                       " instead of " + lineOf(changed) + ":\n" + one.told(seat) + "\n" + other.told(seat);
    }
    return {};
}

struct Measured {
    int games = 0;
    long acts = 0;
    int compared = 0; // moments at which a game and its twin were held against each other
};

// So many whole games; TORCHSIDE_GUESTS asks for more of them.
template <Game G>
void guestsPlay(int games, int usual, int most)
{
    if (qEnvironmentVariableIsSet("TORCHSIDE_GUESTS"))
        games = qEnvironmentVariableIntValue("TORCHSIDE_GUESTS");
    Measured measured;
    const auto begun = std::chrono::steady_clock::now();
    for (int seed = 1; seed <= games; ++seed) {
        GuestGame<G> game(static_cast<std::uint64_t>(seed));
        const auto wrong = game.play(usual, most);
        QVERIFY2(wrong.empty(), wrong.c_str());
        ++measured.games;
        measured.acts += game.acts();
        if constexpr (requires { Chooser<G>::uncovers(QJsonObject(), 0); }) {
            SeededDice dice(static_cast<std::uint64_t>(seed));
            const auto leak = leakOf(game, dice, measured.compared);
            QVERIFY2(leak.empty(), leak.c_str());
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    qInfo("%d games, %ld acts, %d comparisons, %.1f s", measured.games, measured.acts, measured.compared,
          took.count());
}

} // namespace torchside::tests

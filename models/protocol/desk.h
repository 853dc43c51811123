#pragma once

#include "models/json/write.h"
#include "models/kernel/foreseeing.h"
#include "models/kernel/journal.h"
#include "models/kernel/match.h"
#include "models/kernel/seat.h"

#include <QJsonObject>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace torchside::protocol {

// A view as it is written down and, whatever its numbers are, what it tells to do and offers to be done.
struct Sight {
    std::string view;
    std::string offers;
};

// What is told of what was done: all that a viewer may know of it, or only whether it was, and at which step.
enum class Telling { whole, outcome };

// Does a tap become one step with the tap just before it on the same counter?
enum class Tap { alone, joins };

// Why a correction is not done as long as nobody agrees to what falls out.
Refusal doesNotFit(const Corrected &corrected);

// The counter behind a session's door: takes a request, gives a reply. What every game shares is answered
// here; a game's own commands and questions go to the game.
class Desk {
public:
    explicit Desk(Match &match) : match_(match) {}
    virtual ~Desk() = default;

    std::string reply(std::string_view line);
    // A game's command or question from a viewer: what the view shows is done, and told to that viewer alone.
    virtual std::string answerTo(const Viewer &viewer, const QJsonObject &request, const json::Tongue &tongue,
                                 const Origin &origin, Telling telling) = 0;
    // Without a reply to write: the refusal, or nothing.
    virtual std::optional<Refusal> take(const QJsonObject &request, Tap tap) = 0;
    virtual std::optional<Refusal> refusalOf(const QJsonObject &request) const = 0;
    // {"do":"correct", … }: what comes of it, or why it can't be.
    virtual std::variant<Corrected, Refusal> correct(const QJsonObject &request) = 0;
    virtual std::variant<std::unique_ptr<Foreseeing>, Refusal> foresee(const QJsonObject &request) const = 0;
    virtual std::optional<std::variant<Corrected, Refusal>> correct(Foreseeing &foreseen) = 0;
    virtual std::optional<Refusal> follow(const News &news) = 0;
    virtual bool adds(const QJsonObject &request) const = 0;
    // The same command, as it is understood where another library is.
    virtual QJsonObject spelt(const QJsonObject &request) const = 0;
    virtual QJsonObject answerTo(const QJsonObject &question) const = 0;
    // What a viewer sees, as JSON in their language; the viewer must be at the table.
    virtual std::string view(const Viewer &viewer, const json::Tongue &tongue) const = 0;
    virtual Sight sight(const Viewer &viewer, const json::Tongue &tongue) const = 0;
    // Why the last request was refused; nothing when it was accepted.
    const std::optional<Refusal> &lastRefusal() const { return refusal_; }

    static bool isShared(std::string_view name);
    virtual bool knows(std::string_view name) const = 0;
    std::string history(const Viewer &to, const json::Tongue &tongue = english) const;
    std::string seat(const Viewer &viewer, const json::Tongue &tongue = english);
    std::string rejected(const Refusal &refusal, const json::Tongue &tongue = english,
                         const std::function<void(json::JsonText &)> &body = {});

protected:
    virtual std::string answer(std::string_view name, const QJsonObject &request) = 0;
    virtual void writeState(json::JsonText &json) const = 0;

    static Refusal unknown(std::string_view name);
    // {"ok":true,"seq":n, … }: what stands between is the caller's.
    std::string accepted(const std::function<void(json::JsonText &)> &body, bool withState) const;
    void writeLogAndPrompts(json::JsonText &json) const;

private:
    // A line of the log as it is told: it is put into words once, not at every reply.
    struct Told {
        LogLine line;
        std::string json;
    };

    void writeLog(json::JsonText &json) const;
    std::string shared(std::string_view name, const QJsonObject &request);
    std::string moved(const Moved &moved);
    std::string corrected(const QJsonObject &request);
    std::string noted(const std::optional<Refusal> &refusal);
    std::string trace(const std::string &path);

    Match &match_;
    std::optional<Refusal> refusal_;
    mutable std::vector<Told> told_;  // the log, when it was told last
    mutable std::size_t replied_ = 0; // bytes, the last time: the next reply is about as long
};

// What doesn't stand in the view is nothing for this viewer.
Refusal notOpenTo(const Viewer &viewer, const std::vector<std::string> &seats);

} // namespace torchside::protocol

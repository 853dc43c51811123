// A table that is played elsewhere: see elsewhere.h.

#include "models/kernel/wanted.h"
#include "models/table/elsewhere.h"
#include "models/table/table.h"

using namespace Qt::StringLiterals;

namespace torchside::table {

Elsewhere &Elsewhere::nowhere()
{
    struct Nowhere final : Elsewhere {
        std::optional<Refusal> ask(const QJsonObject &, std::optional<qint64>) override
        {
            return refuse("elsewhere", say("This table was put away."));
        }
    };
    static Nowhere nowhere;
    return nowhere;
}

// What can be seen from here to be refused is not asked for; what thinks about that for long gives up at
// once.
bool Table::askThere(const QJsonObject &request)
{
    const std::atomic<bool> isEnough = true;
    const Wanted onlyAGlance(isEnough);
    const auto name = request[u"do"_s].toString().toStdString();
    auto refusal = protocol::Desk::isShared(name) ? std::nullopt : session_.wouldRefuse(request);
    if (!refusal)
        refusal = elsewhere_->ask(session_.spelt(request),
                                  session_.adds(request) ? std::nullopt : std::optional(match_.seq()));
    return refusal ? settle(refusal) : true;
}

std::optional<Refusal> Table::follow(const News &news)
{
    const auto before = match_.pieces();
    const auto seq = match_.seq();
    const auto last = match_.last();
    if (auto refusal = session_.follow(news))
        return refusal;
    if (match_.seq() == seq && match_.last() == last && news.steps.empty())
        return std::nullopt;
    if (news.after == seq && match_.seq() == seq + std::ssize(news.steps))
        tellNewest();
    else
        moved(before, torchside::resync(before, match_.pieces()));
    return std::nullopt;
}

void Table::readAgain()
{
    const auto before = match_.pieces();
    session_.open(match_.id().value());
    moved(before, torchside::resync(before, match_.pieces()));
}

} // namespace torchside::table

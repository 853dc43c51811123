#include "models/cthulhu/cthulhu_step_schema.h"

#include "models/protocol/codec.h"
#include "models/protocol/form_schema.h"
#include "models/protocol/form_write.h"

using namespace Qt::StringLiterals;

namespace torchside::cthulhu {

namespace {

template <class... T>
QJsonArray schemasOf(const std::variant<std::monostate, T...> *)
{
    return {QJsonObject{{u"type"_s, u"null"_s}}, protocol::recordSchema<T>()...};
}

} // namespace

// A proposal is worked out anew, and never read.
void readOwn(protocol::Reader &, const QJsonValue &, Proposal &)
{}

void writeOwn(protocol::JsonText &to, const Proposal &proposal)
{
    std::visit(
        [&]<class T>(const T &each) {
            if constexpr (std::same_as<T, std::monostate>)
                to.null();
            else
                protocol::write(to, each, protocol::Audience::everybody);
        },
        proposal);
}

QJsonObject ownSchema(As<Proposal>)
{
    return {{u"anyOf"_s, schemasOf(static_cast<const Proposal *>(nullptr))}};
}

std::optional<StepView> stepViewOf(const State &state)
{
    const auto step = stepOf(state);
    if (!step)
        return std::nullopt;
    StepView view{step->id,       english(step->say), {}, step->rule, step->wants,
                  step->proposal, step->candidates};
    for (const auto &line : step->why)
        view.why.push_back(english(line));
    return view;
}

} // namespace torchside::cthulhu

#pragma once

#include "models/cthulhu/cthulhu_card_schema.h"
#include "models/cthulhu/cthulhu_event_schema.h"
#include "models/cthulhu/cthulhu_steps.h"
#include "models/cthulhu/cthulhu_whynot.h"

// How a step with its proposal and its proof stands in JSON.
namespace torchside::cthulhu {

constexpr auto formOf(As<RefreshProposal>)
{
    return record("refresh", must("restore", &RefreshProposal::restore));
}

constexpr auto formOf(As<EventsProposal>)
{
    return record("events", must("payable", &EventsProposal::payable));
}

constexpr auto formOf(As<DrainProposal>)
{
    return record("drain", must("drain", &DrainProposal::drain), must("kind", &DrainProposal::kind),
                  must("card", &DrainProposal::card), must("domain", &DrainProposal::domain),
                  must("attachTo", &DrainProposal::attachTo));
}

constexpr auto formOf(As<ThirdProposal>)
{
    return record("third", must("drain", &ThirdProposal::drain), must("kind", &ThirdProposal::kind));
}

constexpr auto formOf(As<ResourceProposal>)
{
    return record("resource", must("domain", &ResourceProposal::domain));
}

constexpr auto formOf(As<TriggerProposal>)
{
    return record("trigger", must("card", &TriggerProposal::card), must("domain", &TriggerProposal::domain));
}

constexpr auto formOf(As<RefusedCommit>)
{
    return record("refused", must("commits", &RefusedCommit::commits), must("held", &RefusedCommit::held),
                  must("outcome", &RefusedCommit::outcome), must("lostAt", &RefusedCommit::lostAt));
}

constexpr auto formOf(As<RefusedDefence>)
{
    return record("refused", must("defends", &RefusedDefence::defends),
                  must("outcome", &RefusedDefence::outcome), must("lostAt", &RefusedDefence::lostAt));
}

constexpr auto formOf(As<CommitProposal>)
{
    return record("commit", must("commits", &CommitProposal::commits), must("held", &CommitProposal::held),
                  may("outcome", &CommitProposal::outcome), may("refused", &CommitProposal::refused),
                  may("exact", &CommitProposal::exact));
}

constexpr auto formOf(As<DefendProposal>)
{
    return record("defend", must("defends", &DefendProposal::defends),
                  may("outcome", &DefendProposal::outcome), may("refused", &DefendProposal::refused),
                  may("exact", &DefendProposal::exact));
}

constexpr auto formOf(As<LoseProposal>)
{
    return record("lose", must("story", &LoseProposal::story), must("struggle", &LoseProposal::struggle),
                  must("characters", &LoseProposal::characters));
}

constexpr auto formOf(As<EffectProposal>)
{
    return record("effect", must("story", &EffectProposal::story), must("side", &EffectProposal::side));
}

constexpr auto formOf(As<NewStoryProposal>)
{
    return record("new-story", must("story", &NewStoryProposal::story));
}

constexpr auto formOf(As<Candidate>)
{
    return record("candidate", must("card", &Candidate::card), must("key", &Candidate::key),
                  must("dropped", &Candidate::dropped), must("tied", &Candidate::tied));
}

// One of the proposals, told apart by the step they stand in; null where there is none.
void ownJson(As<Proposal>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, Proposal &out);
void writeOwn(protocol::JsonText &to, const Proposal &proposal);
QJsonObject ownSchema(As<Proposal>);

struct StepView {
    StepId id = StepId::player;
    std::string say;
    std::vector<std::string> why;
    std::string rule;
    Wants wants = Wants::none;
    Proposal proposal;
    std::vector<Candidate> candidates;
};

constexpr auto formOf(As<StepView>)
{
    return record("step", must("id", &StepView::id), must("say", &StepView::say), must("why", &StepView::why),
                  must("rule", &StepView::rule), must("wants", &StepView::wants),
                  must("proposal", &StepView::proposal), must("candidates", &StepView::candidates));
}

std::optional<StepView> stepViewOf(const State &state);

constexpr auto formOf(As<WhyNot>)
{
    return record("whyNot", must("test", &WhyNot::test), must("by", &WhyNot::by),
                  may("outcome", &WhyNot::outcome),
                  derived("text", [](const WhyNot &whyNot) { return english(whyNot.text); }));
}

} // namespace torchside::cthulhu

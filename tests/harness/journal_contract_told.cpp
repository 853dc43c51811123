// All that a journal knows, in words.
#include "tests/harness/journal_contract_parts.h"

#include <sstream>

namespace torchside::tests {

namespace {

void tell(std::ostream &to, const Standing &standing)
{
    for (const auto &seat : standing.seats)
        to << seat << ',';
    to << english(standing.line) << (standing.outcome ? " won " + standing.outcome->reason : "");
}

void tell(std::ostream &to, const StoredStep &step)
{
    to << "  " << step.seq << ' ' << step.command << ' ' << step.events << ' ' << english(step.line) << " at "
       << step.at << " standing ";
    tell(to, step.standing);
    to << " mended " << english(step.mended) << " from " << step.origin.request << '/' << step.origin.sender
       << '\n';
}

void tell(std::ostream &to, const Seam &seam)
{
    to << "  seam " << seam.first << ' ' << seam.place << ' ' << seam.back
       << (seam.isDone ? " done\n" : " undone\n");
}

std::ptrdiff_t rankOf(const std::vector<std::int64_t> &numbers, std::int64_t number)
{
    return std::find(numbers.begin(), numbers.end(), number) - numbers.begin();
}

void tell(std::ostream &to, const Journal &journal, SessionId id)
{
    const auto session = journal.session(id);
    if (!session) {
        to << "  hidden\n";
        return;
    }
    to << session->game << ' ' << session->started << ' ' << session->changed << ' ' << session->head << '/'
       << session->last << ' ';
    tell(to, session->standing);
    to << '\n';
    for (const auto &step : journal.steps(id, 1, noEnd)) {
        tell(to, step);
        to << "   request " << journal.stepOf(id, step.origin.request).value_or(0) << '\n';
    }
    const auto numbers = numbersOf(journal, id);
    for (const auto &note : journal.notes(id))
        to << "  note " << rankOf(numbers, note.number) << " at " << note.seq << ' ' << note.text << ' '
           << note.at << '\n';
    for (std::int64_t at = 0; at <= session->last; ++at)
        if (const auto ready = journal.snapshot(id, at))
            to << "  from " << at << " ready " << ready->seq << ' ' << ready->state << '\n';
    for (const auto &seam : journal.seams(id))
        tell(to, seam);
    for (const auto &aside : journal.asides(id)) {
        tell(to, aside.seam);
        for (const auto &step : aside.steps)
            tell(to, step);
        for (const auto &[number, place] : aside.notes)
            to << "  note " << rankOf(numbers, number) << " to " << place << '\n';
    }
}

} // namespace

std::string told(const Journal &journal, const std::vector<SessionId> &sessions)
{
    std::ostringstream to;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        to << "session " << i << '\n';
        tell(to, journal, sessions[i]);
    }
    to << "in this order:";
    for (const auto &each : journal.sessions())
        for (std::size_t i = 0; i < sessions.size(); ++i)
            if (sessions[i] == each.id)
                to << ' ' << i;
    return to.str();
}

} // namespace torchside::tests

#include "app/hub/status.h"

#include "app/hub/figures.h"
#include "app/hub/store.h"
#include "app/system_clock.h"
#include "data/journal/journal_at.h"

#include <algorithm>
#include <sstream>

namespace torchside::hub {

namespace {

constexpr Moment goneAfter = 12'000;

std::string lineOf(const Running &hub, Moment now)
{
    std::ostringstream line;
    line.precision(1);
    line << std::fixed << hub.address.toStdString();
    if (hub.text.isEmpty())
        return line.str() + ": stopped\n";
    if (hub.seen <= now - goneAfter) {
        line << ": silent for " << (now - hub.seen) / 1000 << " s\n";
        return line.str();
    }
    const auto figures = Figures::read(hub.text);
    line << ": " << figures.rooms << " tables with people, " << figures.connections << " connections, "
         << figures.perSecond << " steps a second, the slowest " << figures.slowest << " ms, "
         << figures.memory / 1024 << " MB\n";
    return line.str();
}

} // namespace

std::string statusOf(const QString &journal)
{
    auto opened = data::openJournalAt(journal.toStdString(), data::Purpose::read);
    const Store store(opened.journal->database());
    const auto tables = store.tables();
    const auto open = std::ranges::count(tables, Moment{0}, &Hosted::closed);
    const auto waiting = std::ranges::count_if(
        tables, [](const Hosted &table) { return table.closed == 0 && !table.judge.isEmpty(); });
    std::string text = std::to_string(open) + (open == 1 ? " open table, " : " open tables, ") +
                       std::to_string(static_cast<std::ptrdiff_t>(tables.size()) - open) + " closed, " +
                       std::to_string(waiting) + " waiting for the judge\n";
    const auto now = app::systemClock()();
    const auto hubs = store.running();
    for (const auto &hub : hubs)
        text += lineOf(hub, now);
    return hubs.empty() ? text + "No hub is running.\n" : text;
}

} // namespace torchside::hub

#include "data/journal/journal_at.h"

#ifdef TORCHSIDE_POSTGRES
#include "data/journal/postgres/dial.h"
#include "data/journal/postgres/open.h"
#endif

namespace torchside::data {

Opened openJournalAt(const std::string &address, Purpose purpose)
{
#ifdef TORCHSIDE_POSTGRES
    if (postgres::isAddress(address))
        return postgres::open(address, purpose);
#else
    if (address.find("://") != std::string::npos)
        throw OpenFailure("This Torchside was built without PostgreSQL: it opens files only.");
#endif
    return openJournal(address, purpose);
}

} // namespace torchside::data
